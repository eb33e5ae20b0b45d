package dev.sluice.runtime.internal.std;

import dev.sluice.runtime.internal.exec.ValueRules;
import org.jspecify.annotations.Nullable;

/**
 * A standard pure with its static arguments read. The linker computes with these on values whose form it knows; {@link
 * #apply} is the meaning on values as they come.
 */
public sealed interface StdOp
    permits EnvOps.Pluck,
        EnvOps.Init,
        EnvOps.Assign,
        EnvOps.Collect,
        EnvOps.Merge,
        PackOps.Pack,
        PackOps.Unpack,
        PackOps.Bind,
        PackOps.Rec,
        PackOps.EachPack,
        FlowOps.BranchPredicate,
        FlowOps.BranchSelector,
        FlowOps.ContinueWith,
        FlowOps.RoundsNote,
        FlowOps.Refused {

  @Nullable
  Object apply(@Nullable Object input, Data data, ValueRules rules);
}

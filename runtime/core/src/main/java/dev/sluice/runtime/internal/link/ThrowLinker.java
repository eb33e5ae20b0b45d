package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Json;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.internal.exec.Callee;
import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.exec.PureInstr;
import dev.sluice.runtime.internal.exec.Site;
import dev.sluice.runtime.internal.value.RecordMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Links {@code std.throw}: makes the exception that its static arguments name, of the values that flow in, and throws
 * it.
 */
final class ThrowLinker {

  static final String THROW = "std.throw";

  private final Linker linker;
  private final Code code;

  ThrowLinker(Linker linker, Code code) {
    this.linker = linker;
    this.code = code;
  }

  Val apply(Site site, Optional<Json.Obj> args, Val input) {
    Json.Obj stated = args.orElse(Json.Obj.EMPTY);
    String type = text(site, stated.get("class").orElse(Json.NULL));
    List<String> parameters = new ArrayList<>();
    if (!(stated.get("parameters").orElse(Json.NULL) instanceof Json.Arr names)) {
      throw unreadable(site);
    }
    names.items().forEach(name -> parameters.add(text(site, name)));
    RecordMaker maker = linker.spec().types().throwable(type, parameters);
    Operand[] values = InputValues.of(THROW, parameters.size(), site, input, code).stream()
        .map(code::operand)
        .toArray(Operand[]::new);
    Callee callee = Callee.of((none, arguments) -> {
      throw (Throwable) maker.make(arguments);
    });
    Val.Slot never = code.scope().slot();
    code.add(PureInstr.of(site, callee, values, never.index()));
    return never;
  }

  private static String text(Site site, Json value) {
    if (value instanceof Json.Text text) {
      return text.value();
    }
    throw unreadable(site);
  }

  private static DeploymentException unreadable(Site site) {
    return new DeploymentException(
        "THROW_UNREADABLE",
        "Step '" + site.nodeId() + "' does not say which exception it throws.",
        "Compile the flow again, with the same version of Sluice as the runtime.");
  }
}

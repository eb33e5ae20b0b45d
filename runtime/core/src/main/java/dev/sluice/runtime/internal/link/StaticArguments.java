package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Json;
import dev.sluice.runtime.internal.exec.Callee;
import dev.sluice.runtime.internal.link.Resolver.PureBinding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A pure some of whose parameters are written in the program; the others come with the flowing value. */
final class StaticArguments {

  private StaticArguments() {}

  static PureBinding apply(PureBinding binding, Json.Obj args) {
    List<Param> open = new ArrayList<>();
    Object[] template = new Object[binding.params().size()];
    int[] places = new int[template.length];
    for (int i = 0; i < template.length; i++) {
      Param param = binding.params().get(i);
      Optional<Json> stated = args.get(param.name());
      if (stated.isPresent()) {
        template[i] = param.constant().apply(stated.get());
      } else {
        places[open.size()] = i;
        open.add(param);
      }
    }
    Callee callee = Callee.of((none, values) -> {
      Object[] all = template.clone();
      for (int i = 0; i < values.length; i++) {
        all[places[i]] = values[i];
      }
      return binding.callee().invoke(all);
    });
    return new PureBinding(open, callee);
  }
}

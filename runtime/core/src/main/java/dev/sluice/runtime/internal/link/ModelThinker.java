package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Json;
import dev.sluice.runtime.ModelCaller;
import dev.sluice.runtime.ModelReply;
import dev.sluice.runtime.ModelRequest;
import dev.sluice.runtime.internal.exec.Reply;
import dev.sluice.runtime.internal.exec.Thinker;
import dev.sluice.runtime.internal.value.Binding;
import dev.sluice.runtime.internal.value.PlainJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Asks a model: arguments to JSON, reply to the reasoner's type. */
final class ModelThinker implements Thinker {

  private final String id;
  private final FlowResource.Reasoner reasoner;
  private final ModelCaller models;
  private final Json replySchema;
  private final List<String> names;
  private final Binding[] params;
  private final Binding returns;

  ModelThinker(
      String id,
      FlowResource.Reasoner reasoner,
      ModelCaller models,
      Json replySchema,
      BoundaryValues values) {
    this.id = id;
    this.reasoner = reasoner;
    this.models = models;
    this.replySchema = replySchema;
    this.names = List.copyOf(reasoner.step().params().keySet());
    this.params =
        reasoner.step().params().values().stream().map(values::binding).toArray(Binding[]::new);
    this.returns = values.binding(reasoner.step().returns());
  }

  @Override
  public Reply think(Object[] args) {
    ModelReply reply = models.call(new ModelRequest(
        id, reasoner.model(), reasoner.system(), input(args), replySchema, reasoner.declaration()));
    Map<String, Object> attributes = new TreeMap<>();
    reply.attributes().forEach((name, value) -> attributes.put(name, PlainJson.toJava(value)));
    return new Reply(returns.decodeStrict(reply.value()), reply.cost(), attributes);
  }

  /** A single object is shown as it is; everything else gets its parameter's name. */
  private Json input(Object[] args) {
    Map<String, Json> members = new LinkedHashMap<>();
    for (int i = 0; i < args.length; i++) {
      members.put(names.get(i), params[i].encode(args[i]));
    }
    return args.length == 1 && members.get(names.get(0)) instanceof Json.Obj object
        ? object
        : new Json.Obj(members);
  }
}

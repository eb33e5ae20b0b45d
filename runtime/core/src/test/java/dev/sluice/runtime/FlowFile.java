package dev.sluice.runtime;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Hashes;
import dev.sluice.ir.IrWriter;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.TreeWalk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes the resource of a flow of {@link Shop} beside the test classes, as the compiler would. */
final class FlowFile {

  private static final String HIT = "dev.sluice.runtime.Shop$Hit";
  private static final String QUEUE = "dev.sluice.runtime.Shop$Queue";

  private final String flow;
  private final Map<String, Json> members = new LinkedHashMap<>();
  private final Map<String, Json> tools = new TreeMap<>();
  private final Map<String, Json> pures = new TreeMap<>();
  private final Map<String, Json> reasoners = new TreeMap<>();

  /** @param flow an id that no other test uses */
  FlowFile(String flow, String input, String output, Node ir) {
    this.flow = flow;
    put("sluice", Json.of(1));
    put("flow", Json.of(flow));
    put("owner", Json.of(Shop.class.getName()));
    put("method", Json.of(flow + "()"));
    put("signatureHash", Json.of(Shop.hash(flow)));
    put("ir", IrWriter.write(ir));
    put("input", Json.of(input));
    put("output", Json.of(output));
    put("params", Json.of(List.of()));
    put("types", Shop.TYPES.toJson());
    put("schemas", Json.Obj.EMPTY);
    Map<String, Json> sources = new LinkedHashMap<>();
    int line = 10;
    for (Node node : TreeWalk.preOrder(ir)) {
      sources.put(node.id(), Json.of(List.of(Json.of("Shop.java"), Json.of(line++))));
    }
    put("sources", new Json.Obj(sources));
  }

  FlowFile put(String name, Json value) {
    members.put(name, value);
    return this;
  }

  FlowFile lookup() {
    tools.put(
        "lookup",
        tool(step("lookup", "java.lang.String", HIT, "ticket", "String"), "read", "none"));
    return this;
  }

  FlowFile lookup(String qualifier) {
    Map<String, Json> tool = tool(
            step("lookup", "java.lang.String", HIT, "ticket", "String"), "read", "none")
        .members();
    Map<String, Json> qualified = new LinkedHashMap<>(tool);
    qualified.put("qualifier", Json.of(qualifier));
    tools.put("lookup@" + qualifier, new Json.Obj(qualified));
    return this;
  }

  FlowFile prices() {
    tools.put(
        "prices",
        tool(
            step("prices", "java.util.List", "List<Double>", "of", "List<Double>"),
            "read",
            "none"));
    return this;
  }

  FlowFile notifying() {
    Map<String, Json> step = step(
        "notify",
        "java.lang.String,java.lang.String",
        "void",
        "ticket",
        "String",
        "text",
        "String");
    tools.put("notify", tool(step, "write", "none"));
    return this;
  }

  FlowFile classify() {
    Map<String, Json> step = step("classify", HIT, QUEUE, "hit", HIT);
    step.put("model", Json.of("test:model"));
    step.put("system", Json.of("Choose a queue."));
    step.put("temperature", Json.of(0.5));
    reasoners.put("classify", new Json.Obj(step));
    return this;
  }

  FlowFile urgent() {
    pures.put("urgent", new Json.Obj(step("urgent", HIT, "boolean", "hit", HIT)));
    return this;
  }

  FlowFile length() {
    pures.put("length", new Json.Obj(step("length", "java.lang.String", "int", "text", "String")));
    return this;
  }

  /** A pure as it was when the flow was compiled, which it no longer is. */
  FlowFile stalePure() {
    Map<String, Json> step = step("urgent", HIT, "boolean", "hit", HIT);
    step.put("signatureHash", Json.of("sha256:older"));
    pures.put("urgent", new Json.Obj(step));
    return this;
  }

  FlowFile companionOfUrgent(String companion) {
    Map<String, Json> step = step("urgent", HIT, "boolean", "hit", HIT);
    step.put("companion", Json.of(companion));
    pures.put("urgent", new Json.Obj(step));
    return this;
  }

  private static Map<String, Json> step(
      String id, String erased, String returns, String... namesAndTypes) {
    List<Json> params = new ArrayList<>();
    for (int i = 0; i < namesAndTypes.length; i += 2) {
      params.add(Json.texts(List.of(namesAndTypes[i], namesAndTypes[i + 1])));
    }
    Map<String, Json> step = new LinkedHashMap<>();
    step.put("companion", Json.of(Shop.class.getName()));
    step.put("owner", Json.of(Shop.class.getName()));
    step.put("member", Json.of(id + "(" + erased + ")"));
    step.put("signatureHash", Json.of(Shop.hash(id)));
    step.put("params", Json.of(params));
    step.put("returns", Json.of(returns));
    return step;
  }

  private static Json.Obj tool(Map<String, Json> step, String effect, String idempotency) {
    step.put("effect", Json.of(effect));
    step.put("idempotency", Json.of(idempotency));
    step.put("asserted", Json.TRUE);
    return new Json.Obj(step);
  }

  /** Writes it with the right content hash. */
  Deployment write() {
    return write(Map.of());
  }

  /** Writes it with members that are changed after the hash was taken. */
  Deployment write(Map<String, Json> afterwards) {
    put("tools", new Json.Obj(tools));
    put("pures", new Json.Obj(pures));
    put("reasoners", new Json.Obj(reasoners));
    Map<String, Json> hashed = new LinkedHashMap<>(members);
    hashed.remove("sources");
    put("flowHash", Json.of(Hashes.sha256(new Json.Obj(hashed))));
    members.putAll(afterwards);
    return writeText(flow, CanonicalJson.text(new Json.Obj(members)));
  }

  static Deployment writeText(String flow, String text) {
    try {
      Path root = Path.of(
          FlowFile.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path file =
          root.resolve("META-INF/sluice").resolve(Shop.class.getName()).resolve(flow + ".json");
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    return Shop.deployment(flow);
  }
}

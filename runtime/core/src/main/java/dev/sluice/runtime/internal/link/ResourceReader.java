package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Contract.Effect;
import dev.sluice.ir.Contract.Idempotency;
import dev.sluice.ir.IrException;
import dev.sluice.ir.IrReader;
import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.ir.type.TypeText;
import dev.sluice.runtime.SourceLine;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;

/** From the JSON of a resource to a {@link FlowResource}. What is not as it must be is an {@link IrException}. */
final class ResourceReader {

  private final Members root;

  ResourceReader(Json.Obj document) {
    this.root = new Members(document, "$");
  }

  FlowResource read() {
    return new FlowResource(
        root.text("flow"),
        root.text("owner"),
        root.text("method"),
        IrReader.read(root.value("ir")),
        TypeText.parse(root.text("input")),
        TypeText.parse(root.text("output")),
        TypeTable.read(root.value("types")),
        each("tools", ResourceReader::tool),
        each("pures", ResourceReader::step),
        each("reasoners", ResourceReader::reasoner),
        root.json().get("subs").isPresent() ? each("subs", ResourceReader::step) : Map.of(),
        timeout(),
        sources());
  }

  private <T> Map<String, T> each(String name, Function<Members, T> reader) {
    Members all = root.object(name);
    Map<String, T> out = new LinkedHashMap<>();
    all.json().members().keySet().forEach(key -> out.put(key, reader.apply(all.object(key))));
    return out;
  }

  private static FlowResource.Step step(Members json) {
    Map<String, BoundaryType> params = new LinkedHashMap<>();
    for (Json pair : json.array("params")) {
      if (!(pair instanceof Json.Arr items)
          || items.items().size() != 2
          || !(items.items().get(0) instanceof Json.Text name)
          || !(items.items().get(1) instanceof Json.Text type)) {
        throw json.wrong("params", "pairs of a name and a type");
      }
      params.put(name.value(), TypeText.parse(type.value()));
    }
    return new FlowResource.Step(
        json.text("companion"),
        json.text("owner"),
        json.text("member"),
        json.text("signatureHash"),
        params,
        TypeText.parse(json.text("returns")));
  }

  private static FlowResource.Tool tool(Members json) {
    Contract contract = new Contract(
        word(Effect.class, json.text("effect")),
        word(Idempotency.class, json.text("idempotency")),
        json.flag("asserted", false));
    return new FlowResource.Tool(
        step(json), json.text("qualifier", ""), contract, !json.flag("static", false));
  }

  private static FlowResource.Reasoner reasoner(Members json) {
    return new FlowResource.Reasoner(
        step(json),
        json.text("qualifier", ""),
        json.text("model"),
        json.text("system", ""),
        json.json());
  }

  private static <E extends Enum<E>> E word(Class<E> type, String text) {
    try {
      return Enum.valueOf(type, text.toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new IrException(IrException.Code.IR_BAD_WORD, "$.tools", "no such word: " + text);
    }
  }

  private OptionalDouble timeout() {
    return root.number("timeoutSeconds");
  }

  private Map<String, SourceLine> sources() {
    Members json = root.object("sources");
    Map<String, SourceLine> sources = new LinkedHashMap<>();
    for (String node : json.json().members().keySet()) {
      if (json.value(node) instanceof Json.Arr place
          && place.items().size() == 2
          && place.items().get(0) instanceof Json.Text file
          && place.items().get(1) instanceof Json.Int line) {
        sources.put(node, new SourceLine(file.value(), line.value().intValue()));
      } else {
        throw json.wrong(node, "a file and a line");
      }
    }
    return sources;
  }
}

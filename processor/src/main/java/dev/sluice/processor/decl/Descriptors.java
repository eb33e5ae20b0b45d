package dev.sluice.processor.decl;

import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Writes and reads the text in {@code @Descriptor}: {@code {"sluice": 1, "steps": [...], "types": {...}}}, where each
 * step is its declaration without {@code types} and with its {@code hash}.
 */
public final class Descriptors {

  private static final int VERSION = 1;

  private final Elements elements;
  private final Map<String, Optional<List<Json.Obj>>> byCompanion = new HashMap<>();

  Descriptors(Elements elements) {
    this.elements = elements;
  }

  /** What is known of a step of another compilation. */
  sealed interface Found permits Described, Missing {}

  record Described(List<String> parameterNames, Json.Obj declaration, String signatureHash)
      implements Found {}

  /** @param why completes a sentence that starts with the companion's name */
  record Missing(String companion, String why) implements Found {}

  /** The descriptor of a class with these steps. */
  public static Json.Obj write(List<StepDecl> steps) {
    List<Json> items = new ArrayList<>();
    for (StepDecl step : steps) {
      Map<String, Json> members =
          new LinkedHashMap<>(DeclarationJson.withoutTypes(step.declaration()).members());
      members.put("hash", Json.of(step.signatureHash()));
      items.add(new Json.Obj(members));
    }
    return Json.Obj.of(
        "sluice", Json.of(VERSION),
        "steps", Json.of(items),
        "types", DeclarationJson.merged(steps).toJson());
  }

  Found find(TypeElement owner, String kind, String member) {
    String companion = Companions.binaryName(owner, elements);
    TypeElement generated = elements.getTypeElement(elements.getModuleOf(owner), companion);
    if (generated == null) {
      return new Missing(companion, "does not exist");
    }
    Optional<List<Json.Obj>> steps =
        byCompanion.computeIfAbsent(companion, name -> steps(generated));
    if (steps.isEmpty()) {
      return new Missing(companion, "has no descriptor that this version of the processor reads");
    }
    return steps.get().stream()
        .filter(step -> text(step, "kind").equals(kind) && text(step, "member").equals(member))
        .findFirst()
        .<Found>map(step -> new Described(names(step), step, text(step, "hash")))
        .orElseGet(() -> new Missing(companion, "does not know it"));
  }

  private static Optional<List<Json.Obj>> steps(TypeElement companion) {
    Optional<String> text =
        AnnotationReader.find(companion, AnnotationNames.DESCRIPTOR).map(Descriptors::whole);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    try {
      Json.Obj descriptor = (Json.Obj) JsonParser.parse(text.get());
      if (!descriptor.get("sluice").equals(Optional.of(Json.of(VERSION)))) {
        return Optional.empty();
      }
      return Optional.of(((Json.Arr) descriptor.get("steps").orElseThrow())
          .items().stream().map(Json.Obj.class::cast).toList());
    } catch (IrException | ClassCastException | java.util.NoSuchElementException e) {
      return Optional.empty();
    }
  }

  /** The value is an array, because one string constant cannot hold a large descriptor. */
  private static String whole(Annotated descriptor) {
    StringBuilder text = new StringBuilder();
    for (AnnotationValue value : descriptor.mirror().getElementValues().values()) {
      if (value.getValue() instanceof List<?> parts) {
        parts.forEach(part -> text.append(((AnnotationValue) part).getValue()));
      } else {
        text.append(value.getValue());
      }
    }
    return text.toString();
  }

  private static List<String> names(Json.Obj step) {
    return ((Json.Arr) step.get("params").orElseThrow())
        .items().stream()
            .map(param -> ((Json.Text) ((Json.Arr) param).items().get(0)).value())
            .toList();
  }

  private static String text(Json.Obj step, String key) {
    return step.get(key)
        .filter(Json.Text.class::isInstance)
        .map(text -> ((Json.Text) text).value())
        .orElse("");
  }
}

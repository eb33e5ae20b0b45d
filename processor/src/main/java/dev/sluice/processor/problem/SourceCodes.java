package dev.sluice.processor.problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All codes of the processor, of every family. */
public final class SourceCodes {

  private static final List<Class<? extends Enum<?>>> FAMILIES =
      List.of(DeclarationCode.class, FlowCode.class, TypeCode.class, ProcessorCode.class);

  private SourceCodes() {}

  /** Sorted by id. */
  public static List<ProblemCode> all() {
    List<ProblemCode> codes = new ArrayList<>();
    for (Class<? extends Enum<?>> family : FAMILIES) {
      for (Enum<?> code : family.getEnumConstants()) {
        codes.add((ProblemCode) code);
      }
    }
    codes.sort(Comparator.comparing(ProblemCode::name));
    return List.copyOf(codes);
  }
}

package dev.sluice.processor.decl;

import dev.sluice.ir.IrException;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import dev.sluice.processor.problem.TypeCode;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.PackageElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads Java types that cross a step boundary and refuses those that cannot, each by its own code. */
final class BoundaryTypes {

  private static final int LONGEST_PLACE = 120;

  private final Elements elements;
  private final Types types;
  private final AccessorSource accessors;

  BoundaryTypes(Elements elements, Types types, AccessorSource accessors) {
    this.elements = elements;
    this.types = types;
    this.accessors = accessors;
  }

  /** A boundary type with the definitions of every name in it. */
  record Typed(BoundaryType type, TypeTable table) {}

  /**
   * Where a value is declared and used.
   *
   * @param spot where problems are reported
   * @param what the value's place in words, such as {@code parameter 'a' of 'lookup'}
   * @param packageOf the package of the companion that has to name the type
   * @param variables names of type variables that may stand for a type
   */
  record Place(Spot spot, String what, PackageElement packageOf, Set<String> variables) {

    Place {
      variables = Set.copyOf(variables);
    }
  }

  /**
   * Empty when there was a problem, which then stands in the report, or when a name in the type is not known, which
   * javac reports. {@code void} is the absence of a value.
   */
  Optional<Typed> of(TypeMirror mirror, Place place, Report report) {
    if (mirror.getKind() == TypeKind.VOID) {
      return Optional.of(new Typed(new BoundaryType.None(), TypeTable.EMPTY));
    }
    TypeReading reading = new TypeReading(elements, types, accessors, place, report);
    Optional<BoundaryType> type = reading.read(mirror);
    if (type.isEmpty() || reading.failed()) {
      return Optional.empty();
    }
    TypeTable table = TypeTable.of(reading.definitions());
    if (place.variables().isEmpty() && !hasJsonForm(type.get(), table, mirror, place, report)) {
      return Optional.empty();
    }
    return Optional.of(new Typed(type.get(), table));
  }

  /** What only shows once type arguments are put in. */
  private static boolean hasJsonForm(
      BoundaryType type, TypeTable table, TypeMirror mirror, Place place, Report report) {
    try {
      table.closure(type);
      return true;
    } catch (IrException e) {
      report.add(
          place.spot(), TypeCode.TYPE_NO_JSON_FORM, place.what(), TypeNames.text(mirror), words(e));
      return false;
    }
  }

  /** Without the code, and without a place so long that nobody would read it. */
  private static String words(IrException e) {
    String text = String.valueOf(e.getMessage()).replace("[" + e.code() + "] ", "");
    return e.where().length() < LONGEST_PLACE ? text : text.replace(" (at " + e.where() + ")", "");
  }
}

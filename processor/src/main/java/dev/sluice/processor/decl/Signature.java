package dev.sluice.processor.decl;

import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeTable;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;

/**
 * What the four kinds of steps have in common. The components are described at the methods of {@link StepDecl}.
 *
 * @param doc the text of the method's {@code @Doc}
 * @param element the method as the compiler has it
 */
public record Signature(
    String id,
    String owner,
    String companion,
    String member,
    List<Param> params,
    BoundaryType returns,
    List<String> thrown,
    boolean isStatic,
    boolean isAbstract,
    Optional<String> doc,
    TypeTable types,
    ExecutableElement element) {

  public Signature {
    params = List.copyOf(params);
    thrown = List.copyOf(thrown);
  }

  Signature withTypes(TypeTable table) {
    return new Signature(
        id,
        owner,
        companion,
        member,
        params,
        returns,
        thrown,
        isStatic,
        isAbstract,
        doc,
        table,
        element);
  }

  /** The method's name without parameters. */
  public String name() {
    return member.substring(0, member.indexOf('('));
  }
}

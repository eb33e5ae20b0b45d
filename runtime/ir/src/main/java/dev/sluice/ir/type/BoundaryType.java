package dev.sluice.ir.type;

import java.util.List;

/**
 * The type of a value that crosses a step boundary. One model drives the JSON Schema, its hash and the binding, so the
 * three cannot disagree. Records, enums and sealed
 * interfaces are named; their definitions stand in a {@link TypeTable}.
 */
public sealed interface BoundaryType {

  /** The text form, for example {@code List<demo.Hit>}; read by {@link TypeText}. */
  default String text() {
    return TypeText.print(this);
  }

  /** No value: a {@code void} result or the input of a flow without parameters. JSON {@code null}. */
  record None() implements BoundaryType {}

  /** A Java primitive; its value is never null. */
  record Primitive(Scalar scalar) implements BoundaryType {}

  /** The box of a primitive; nullable. */
  record Box(Scalar scalar) implements BoundaryType {}

  /** {@code java.lang.String}. */
  record Text() implements BoundaryType {}

  /** An enum, a record or a sealed interface of records; {@code binaryName} as {@link Class#getName()} gives it. */
  record Named(String binaryName, List<BoundaryType> arguments) implements BoundaryType {
    public Named {
      arguments = List.copyOf(arguments);
    }
  }

  record ListOf(BoundaryType element) implements BoundaryType {}

  /** A map with {@code String} keys. */
  record MapOf(BoundaryType value) implements BoundaryType {}

  record OptionalOf(BoundaryType value) implements BoundaryType {}

  enum Scalar {
    BOOLEAN("boolean", "Boolean"),
    BYTE("byte", "Byte"),
    SHORT("short", "Short"),
    INT("int", "Integer"),
    LONG("long", "Long"),
    FLOAT("float", "Float"),
    DOUBLE("double", "Double"),
    CHAR("char", "Character");

    private final String primitive;
    private final String box;

    Scalar(String primitive, String box) {
      this.primitive = primitive;
      this.box = box;
    }

    public String primitive() {
      return primitive;
    }

    public String box() {
      return box;
    }
  }
}

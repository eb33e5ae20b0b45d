package dev.sluice.ir.type;

import dev.sluice.ir.IrException;
import dev.sluice.ir.type.BoundaryType.Scalar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The text form of a {@link BoundaryType}: {@code void}, {@code int}, {@code Integer}, {@code String},
 * {@code List<demo.Hit>}, {@code Map<String,demo.Hit>}, {@code Optional<Integer>},
 * {@code demo.Outer$Box<String>}. There are no spaces; each type has exactly one text.
 *
 * <p>The words of the language above ({@code int}, {@code Integer}, {@code String}, {@code List}, {@code Map},
 * {@code Optional}, ...) are never names of records or enums, so a class of the unnamed package with such a name has no
 * text. A text is nested at most {@value #MAX_DEPTH} deep.
 */
public final class TypeText {

  static final int MAX_DEPTH = 64;

  /** Types without arguments by their word. */
  private static final Map<String, BoundaryType> WORDS = words();

  private TypeText() {}

  /** @throws IllegalArgumentException if a name in the type is a word of this language */
  public static String print(BoundaryType type) {
    if (type instanceof BoundaryType.ListOf list) {
      return "List<" + print(list.element()) + ">";
    } else if (type instanceof BoundaryType.MapOf map) {
      return "Map<String," + print(map.value()) + ">";
    } else if (type instanceof BoundaryType.OptionalOf optional) {
      return "Optional<" + print(optional.value()) + ">";
    } else if (type instanceof BoundaryType.Named named) {
      return named(named);
    } else if (type instanceof BoundaryType.Primitive primitive) {
      return primitive.scalar().primitive();
    } else if (type instanceof BoundaryType.Box box) {
      return box.scalar().box();
    } else if (type instanceof BoundaryType.Text) {
      return "String";
    }
    return "void";
  }

  /** @throws IrException with code {@code TYPE_SYNTAX}; its place is the column, counted from 1 */
  public static BoundaryType parse(String text) {
    return new TypeParser(text, "").parse();
  }

  static Map<String, BoundaryType> plainWords() {
    return WORDS;
  }

  static boolean isWord(String name) {
    return WORDS.containsKey(name)
        || name.equals("List")
        || name.equals("Map")
        || name.equals("Optional");
  }

  private static String named(BoundaryType.Named named) {
    if (isWord(named.binaryName())) {
      throw new IllegalArgumentException(
          "a class cannot be named " + named.binaryName() + " in a boundary type");
    }
    List<BoundaryType> arguments = named.arguments();
    return arguments.isEmpty()
        ? named.binaryName()
        : arguments.stream()
            .map(TypeText::print)
            .collect(Collectors.joining(",", named.binaryName() + "<", ">"));
  }

  private static Map<String, BoundaryType> words() {
    Map<String, BoundaryType> words = new LinkedHashMap<>();
    words.put("void", new BoundaryType.None());
    words.put("String", new BoundaryType.Text());
    for (Scalar scalar : Scalar.values()) {
      words.put(scalar.primitive(), new BoundaryType.Primitive(scalar));
      words.put(scalar.box(), new BoundaryType.Box(scalar));
    }
    return words;
  }
}

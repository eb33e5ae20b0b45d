package dev.sluice.ir.expr;

import dev.sluice.ir.expr.AllowedMethod.Form;
import dev.sluice.ir.expr.AllowedMethod.Trait;
import dev.sluice.ir.expr.AllowedMethod.Use;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Reads the tables of the allow-list. A table has sections {@code class <binary name>} with members in the form of Java
 * declarations without parameter names, separated by {@code ;} or the end of a line; a line that ends with a comma
 * goes on. Before a member stand words: {@code static}, {@code new} (constructor), {@code const} (static final field)
 * and the traits in lower case ({@code throws nulls maybe ordered text root}), see {@link Trait}. {@code names} lines
 * bind further simple names; those of all sections are bound anyway.
 */
final class AllowTableReader {

  private static final Set<String> PRIMITIVES =
      Set.of("void", "boolean", "byte", "short", "char", "int", "long", "float", "double");

  private final Map<String, String> names = new HashMap<>();
  private final List<AllowedMethod> methods = new ArrayList<>();

  List<AllowedMethod> methods() {
    return methods;
  }

  /** First of all tables: their simple names may refer to each other. */
  AllowTableReader names(String table) {
    for (String line : lines(table)) {
      if (line.startsWith("names ") || line.startsWith("class ")) {
        for (String name : line.substring(line.indexOf(' ') + 1).split(" ")) {
          names.put(name.substring(name.lastIndexOf('.') + 1).replace('$', '.'), name);
        }
      }
    }
    return this;
  }

  AllowTableReader members(String table, Use use) {
    String owner = "";
    for (String line : lines(table)) {
      if (line.startsWith("class ")) {
        owner = line.substring("class ".length());
      } else if (!line.startsWith("names ")) {
        for (String member : line.split(";")) {
          methods.add(member(owner, member.strip(), use));
        }
      }
    }
    return this;
  }

  private static List<String> lines(String table) {
    return Arrays.stream(table.replaceAll(",\\s*\n\\s*", ",").split("\n"))
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .toList();
  }

  private AllowedMethod member(String owner, String text, Use use) {
    String head = text.contains("(") ? text.substring(0, text.indexOf('(')).strip() : text;
    List<String> words = new ArrayList<>(List.of(head.split(" ")));
    Form form = form(words);
    Set<Trait> traits = EnumSet.noneOf(Trait.class);
    String name = form == Form.CONSTRUCTOR ? "<init>" : words.remove(words.size() - 1);
    String returns = form == Form.CONSTRUCTOR ? owner : type(words.remove(words.size() - 1));
    for (String word : words) {
      traits.add(
          word.equals("root") ? Trait.ROOT_LOCALE : Trait.valueOf(word.toUpperCase(Locale.ROOT)));
    }
    List<String> parameters = new ArrayList<>();
    if (form != Form.CONSTANT) {
      String list = text.substring(text.indexOf('(') + 1, text.length() - 1);
      for (String parameter : list.isEmpty() ? new String[0] : list.split(",")) {
        if (parameter.endsWith("...")) {
          traits.add(Trait.VARARGS);
        }
        parameters.add(type(parameter.replace("...", "[]")));
      }
    }
    return new AllowedMethod(owner, name, parameters, returns, form, use, traits);
  }

  private static Form form(List<String> words) {
    if (words.remove("static")) {
      return Form.STATIC;
    } else if (words.remove("new")) {
      return Form.CONSTRUCTOR;
    }
    return words.remove("const") ? Form.CONSTANT : Form.INSTANCE;
  }

  private String type(String simple) {
    if (simple.endsWith("[]")) {
      return type(simple.substring(0, simple.length() - 2)) + "[]";
    } else if (PRIMITIVES.contains(simple)) {
      return simple;
    }
    String name = names.get(simple);
    if (name == null) {
      throw new IllegalStateException("the allow-list does not know the name " + simple);
    }
    return name;
  }
}

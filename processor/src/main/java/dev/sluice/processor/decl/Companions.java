package dev.sluice.processor.decl;

import java.util.Locale;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Names of generated types and constants. */
public final class Companions {

  /** The field that describes the annotated class. */
  public static final String DEPLOYMENT = "DEPLOYMENT";

  private Companions() {}

  /** {@code Outer_InnerDeployment}. */
  public static String simpleName(TypeElement owner) {
    StringBuilder name = new StringBuilder(owner.getSimpleName());
    for (Element at = owner.getEnclosingElement();
        at instanceof TypeElement;
        at = at.getEnclosingElement()) {
      name.insert(0, at.getSimpleName() + "_");
    }
    return name.append("Deployment").toString();
  }

  /** The binary name, which is also the canonical one, since companions are top-level classes. */
  public static String binaryName(TypeElement owner, Elements elements) {
    PackageElement in = elements.getPackageOf(owner);
    return in.isUnnamed() ? simpleName(owner) : in.getQualifiedName() + "." + simpleName(owner);
  }

  /** {@code LookupInput} for a flow {@code lookup}: the record of a flow with several parameters. */
  public static String inputRecord(String flowId) {
    StringBuilder name = new StringBuilder();
    for (String word : flowId.split("[-.]+")) {
      if (!word.isEmpty()) {
        int first = word.codePointAt(0);
        name.appendCodePoint(Character.toUpperCase(first))
            .append(word.substring(Character.charCount(first)));
      }
    }
    return name.append("Input").toString();
  }

  /** {@code LOOKUP_ORDER} for a flow {@code lookupOrder}; {@code HTTP_GET} for {@code HTTPGet}. */
  public static String constant(String flowId) {
    StringBuilder name = new StringBuilder();
    for (int i = 0; i < flowId.length(); i++) {
      char c = flowId.charAt(i);
      if (i > 0 && startsWord(flowId, i) && name.charAt(name.length() - 1) != '_') {
        name.append('_');
      }
      name.append(c == '-' || c == '.' ? '_' : c);
    }
    return name.toString().toUpperCase(Locale.ROOT);
  }

  private static boolean startsWord(String text, int i) {
    char c = text.charAt(i);
    char before = text.charAt(i - 1);
    if (!Character.isUpperCase(c)) {
      return false;
    }
    boolean nextIsLower = i + 1 < text.length() && Character.isLowerCase(text.charAt(i + 1));
    return !Character.isUpperCase(before) || nextIsLower;
  }
}

package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Hashes;
import dev.sluice.ir.IrWriter;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.Node;
import dev.sluice.ir.PathIds;
import dev.sluice.ir.Shapes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Graphs and the programs that the reference compiles them to. */
@Tag("conformance")
class DagLoweringConformanceTest {

  private static final String FILE = "dag_lowering.json";

  /** The reference refuses an {@code each} whose body uses names from further out; we compile it. */
  private static final String REFUSED_CAPTURE = "foreign-scope handle capture: ";

  @Test
  void everyCaseAgrees() throws IOException {
    List<Json> cases = ((Json.Arr) member(vectors(), "cases")).items();
    List<String> differing = new ArrayList<>();
    for (Json each : cases) {
      difference(each).ifPresent(what -> differing.add(text(each, "name") + ": " + what));
    }
    System.out.println("conformance dag_lowering: " + (cases.size() - differing.size()) + "/" + cases.size());
    differing.forEach(line -> System.out.println("  differs: " + line));
    assertWithMessage("differing cases").that(differing).isEmpty();
  }

  private static Optional<String> difference(Json vector) {
    Json in = member(vector, "in");
    Json.Obj out = (Json.Obj) member(vector, "out");
    Node program;
    try {
      program = PathIds.normalise(Lowering.lower(GraphJson.read(member(in, "graph")), "flow"));
    } catch (RuntimeException e) {
      return out.get("error").map(error -> refusal(error, e)).orElse(Optional.of("refused: " + e));
    }
    if (out.get("error").isPresent()) {
      String message = text(member(out, "error"), "message");
      return message.startsWith(REFUSED_CAPTURE) ? Optional.empty() : Optional.of("compiles, but: " + message);
    }
    if (text(in, "kind").equals("upstream_defect")) {
      return values(program, in, member(out, "intended"));
    }
    Optional<String> form = form(program, out);
    return form.isPresent() ? form : values(program, in, out.get("runs").orElse(Json.of(List.of())));
  }

  /** An error of the system's own must be one of ours, of any other one only that it happens matters. */
  private static Optional<String> refusal(Json error, RuntimeException actual) {
    boolean own = member(error, "framework").equals(Json.TRUE);
    return own && !(actual instanceof GraphException)
        ? Optional.of("expected " + text(error, "message") + " but was " + actual)
        : Optional.empty();
  }

  private static Optional<String> form(Node program, Json.Obj out) {
    Json json = IrWriter.write(program);
    if (!json.equals(member(out, "flow"))) {
      return Optional.of("program " + CanonicalJson.text(json));
    }
    if (!Hashes.sha256(json).equals(text(out, "sha256"))) {
      return Optional.of("hash");
    }
    if (!Shapes.surface(program).wire().equals(text(out, "surface"))) {
      return Optional.of("surface shape");
    }
    return Shapes.closed(program).wire().equals(text(out, "closed")) ? Optional.empty() : Optional.of("closed shape");
  }

  /** Runs the program, so that the runner of the other tests is itself held against the vectors. */
  private static Optional<String> values(Node program, Json in, Json runs) {
    for (Json run : ((Json.Arr) runs).items()) {
      Optional<Json> expected = ((Json.Obj) run).get("value");
      Optional<Json> actual;
      try {
        actual = Optional.of(
            NodeRunner.run(program, member(run, "input"), new ScriptedCalls((Json.Obj) member(in, "handlers"))));
      } catch (IllegalStateException e) {
        actual = Optional.empty();
      }
      if (!actual.equals(expected)) {
        return Optional.of("value " + actual);
      }
    }
    return Optional.empty();
  }

  private static Json vectors() throws IOException {
    String dir = System.getProperty("conformance.dir");
    if (dir != null) {
      return parse(Files.readString(Path.of(dir, FILE)));
    }
    try (InputStream in = DagLoweringConformanceTest.class.getResourceAsStream("/conformance/" + FILE)) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  private static Json parse(String text) {
    return JsonParser.parse(text, JsonParser.Duplicates.LAST_WINS);
  }

  private static Json member(Json object, String key) {
    return ((Json.Obj) object).get(key).orElseThrow(() -> new AssertionError("no member " + key));
  }

  private static String text(Json object, String key) {
    return ((Json.Text) member(object, key)).value();
  }
}

package dev.sluice.ir.conformance;

import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads the conformance cases of one category: from the folder named by the system property {@code conformance.dir},
 * else from the resources of the module under test.
 */
public final class Vectors {

  private static final String FOLDER = "conformance.dir";

  private Vectors() {}

  /** @param in everything the case needs; {@code out} what has to come out of it */
  public record Case(String name, Json.Obj in, Json.Obj out) {

    /** The sort of case, empty when the file holds one sort only. */
    public String kind() {
      return in.get("kind").map(Vectors::text).orElse("");
    }

    /** A member of the input that has to be there. */
    public Json in(String key) {
      return in.get(key)
          .orElseThrow(() -> new AssertionError(name + " has no input '" + key + "'"));
    }

    /** A member of the expected output that has to be there. */
    public Json out(String key) {
      return out.get(key)
          .orElseThrow(() -> new AssertionError(name + " has no output '" + key + "'"));
    }

    public boolean expectsError() {
      return out.get("error").isPresent();
    }
  }

  public static List<Case> load(String category) {
    Json.Obj file = (Json.Obj) JsonParser.parse(read(category));
    return ((Json.Arr) file.get("cases").orElseThrow())
        .items().stream().map(item -> toCase((Json.Obj) item)).toList();
  }

  public static String text(Json value) {
    return ((Json.Text) value).value();
  }

  private static Case toCase(Json.Obj item) {
    return new Case(
        text(item.get("name").orElseThrow()), (Json.Obj) item.get("in").orElseThrow(), (Json.Obj)
            item.get("out").orElseThrow());
  }

  private static String read(String category) {
    String folder = System.getProperty(FOLDER, "");
    try {
      if (!folder.isEmpty()) {
        return Files.readString(Path.of(folder, category + ".json"));
      }
      try (InputStream in =
          Vectors.class.getResourceAsStream("/conformance/" + category + ".json")) {
        if (in == null) {
          throw new AssertionError("no vectors for " + category + " on the class path");
        }
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

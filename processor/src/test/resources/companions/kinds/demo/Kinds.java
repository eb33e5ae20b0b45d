package demo;

import dev.sluice.Flow;
import dev.sluice.Pure;
import dev.sluice.Reasoner;
import dev.sluice.Tool;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every way in which a step can be declared in a class. */
abstract class Kinds {

  record Row(String id, Map<String, List<Optional<Integer>>> cells) {}

  @Tool
  static void log(String line) throws IOException {}

  @Tool(id = "read-row")
  Row read(String id, int version) throws IOException, InterruptedException {
    return new Row(id, Map.of());
  }

  @Tool
  protected abstract Map<String, Row> all(List<String> ids, Optional<Long> limit);

  @Reasoner(model = "test:m")
  abstract String headline(Row row);

  @Pure
  static long scalars(boolean a, byte b, short c, int d, long e, float f, double g, char h) {
    return d;
  }

  @Pure
  static Integer boxes(Boolean a, Byte b, Short c, Integer d, Long e, Float f, Double g, Character h) {
    return d;
  }

  @Flow
  String name(Row row) {
    return row.id();
  }

  @Flow
  static int same(int number) {
    return number;
  }
}

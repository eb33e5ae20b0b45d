package dev.sluice.samples.benchmarks.compiletime;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes the classes whose compilation is measured. They differ in their names only. */
final class Sources {

  private static final String FLOW = """
      package generated;

      import dev.sluice.Effect;
      import dev.sluice.Flow;
      import dev.sluice.Idempotency;
      import dev.sluice.Pure;
      import dev.sluice.Tool;

      public interface Flow@N@ {

        record Order(String id, int amount, boolean urgent) {}

        record Line(String id, int amount) {}

        record Receipt(String id, int total, String note) {}

        @Tool(effect = Effect.READ, idempotency = Idempotency.NATIVE)
        Line price(String order);

        @Tool(effect = Effect.READ, idempotency = Idempotency.NATIVE)
        Line stock(Line line);

        @Tool(effect = Effect.WRITE, idempotency = Idempotency.NATIVE)
        Line reserve(Line line, int most);

        @Pure
        static int total(Line first, Line second) {
          return first.amount() + second.amount();
        }

        @Flow
        default Receipt handle(Order order) {
          Line priced = price(order.id());
          Line stocked = stock(priced);
          Line reserved = reserve(stocked, 10);
          int part = total(stocked, reserved);
          Line chosen = order.urgent() ? price(reserved.id()) : stock(reserved);
          Line again = reserve(chosen, part);
          Line checked = stock(again);
          int sum = total(again, checked);
          Line last = reserve(checked, sum);
          String note = priced.id() + ", " + last.id();
          return new Receipt(order.id(), sum, note);
        }
      }
      """;

  private static final String MAPPER = """
      package generated;

      import org.mapstruct.Mapper;
      import org.mapstruct.Mapping;

      @Mapper
      public interface Mapper@N@ {

        record Order(String id, int amount, boolean urgent, String street, String town, String code, long time,
            Line first, Line second, String note) {}

        record Line(String id, int amount) {}

        record Receipt(String id, int total, boolean urgent, String street, String town, String code, long time,
            Entry first, Entry second, String note) {}

        record Entry(String id, int amount) {}

        @Mapping(target = "total", source = "amount")
        Receipt map(Order order);

        Entry map(Line line);
      }
      """;

  private Sources() {}

  /** @return the written files, in order */
  static List<Path> flows(Path folder, int count) {
    return write(folder, "Flow", FLOW, count);
  }

  /** @return the written files, in order */
  static List<Path> mappers(Path folder, int count) {
    return write(folder, "Mapper", MAPPER, count);
  }

  private static List<Path> write(Path folder, String name, String template, int count) {
    try {
      Files.createDirectories(folder);
      List<Path> files = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        String number = Integer.toString(i);
        files.add(Files.writeString(
            folder.resolve(name + number + ".java"), template.replace("@N@", number)));
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** The type of a tool comes from the parameterisation of its interface. */
interface Convert<A, B> {
  @Tool(effect = Effect.READ)
  B convert(A value);

  @Tool
  List<B> all(List<A> values, Map<String, A> named);
}

class Lengths {
  private final Convert<String, Integer> lengths;

  Lengths(Convert<String, Integer> lengths) {
    this.lengths = lengths;
  }

  @Flow
  int sum(List<String> texts) {
    List<Integer> each = Flows.each(texts, text -> lengths.convert(text));
    int first = each.get(0);
    List<Integer> all = lengths.all(texts, Map.of());
    return first + all.get(0) + lengths.convert("abc");
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Convert<String, Integer> convert = new Convert<>() {
      @Override
      public Integer convert(String value) {
        Calls.read("convert", value);
        return value.isEmpty() ? null : Integer.valueOf(value.length());
      }

      @Override
      public List<Integer> all(List<String> values, Map<String, String> named) {
        Calls.write("all", values, named);
        return values.stream().map(String::length).toList();
      }
    };
    trial.bind(Convert.class, convert);
    trial.check(
        LengthsDeployment.SUM,
        new Lengths(convert)::sum,
        List.of("a", "bb"),
        List.of(""),
        List.of(),
        Collections.singletonList(null),
        null);
  }
}

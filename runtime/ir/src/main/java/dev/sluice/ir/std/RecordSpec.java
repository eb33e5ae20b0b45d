package dev.sluice.ir.std;

import dev.sluice.ir.Json;
import dev.sluice.ir.std.PureFailure.Kind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code std.record}: a record from ordered {@code [name, index or null]} entries, null meaning the constant of that
 * name. With one value the input is that value, with several it is the list of them.
 */
final class RecordSpec {

  private record Entry(String name, Optional<BigInteger> index) {}

  private RecordSpec() {}

  static Json apply(Json input, Args args) {
    Json.Obj consts = args.object("consts");
    List<Entry> entries = entries(args);
    BigInteger values = entries.stream()
        .flatMap(entry -> entry.index().stream())
        .reduce(BigInteger.ZERO, (most, index) -> most.max(index.add(BigInteger.ONE)));
    boolean several = values.compareTo(BigInteger.ONE) > 0;
    if (several) {
      int size = Dynamic.items(input).size();
      if (!values.equals(BigInteger.valueOf(size))) {
        throw new PureFailure(
            Kind.WRONG_VALUE, "std.record expected " + values + " values, got " + size);
      }
    }
    Map<String, Json> out = new LinkedHashMap<>();
    for (Entry entry : entries) {
      Json value = entry.index().isEmpty()
          ? consts
              .get(entry.name())
              .orElseThrow(() -> args.bad("has no constant '" + entry.name() + "'"))
          : several ? Dynamic.item(input, new Json.Int(entry.index().get())) : input;
      out.put(entry.name(), value);
    }
    return new Json.Obj(out);
  }

  private static List<Entry> entries(Args args) {
    List<Entry> entries = new ArrayList<>();
    List<Json> specs = Dynamic.items(args.value("fields"));
    for (int i = 0; i < specs.size(); i++) {
      int at = i;
      entries.add(
          entry(specs.get(i)).orElseThrow(() -> args.bad("invalid field spec at index " + at)));
    }
    return entries;
  }

  private static Optional<Entry> entry(Json spec) {
    if (!(spec instanceof Json.Arr pair)
        || pair.items().size() != 2
        || !(pair.items().get(0) instanceof Json.Text name)) {
      return Optional.empty();
    }
    if (pair.items().get(1).equals(Json.NULL)) {
      return Optional.of(new Entry(name.value(), Optional.empty()));
    }
    return pair.items().get(1) instanceof Json.Int index && index.value().signum() >= 0
        ? Optional.of(new Entry(name.value(), Optional.of(index.value())))
        : Optional.empty();
  }
}

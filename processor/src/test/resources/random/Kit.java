package demo;

import dev.sluice.*;
import dev.sluice.processor.random.Log;
import java.io.IOException;
import java.util.*;

/** What random flows are made of: types, steps, and objects that answer tools by their arguments alone. */
final class Kit {
  static final int TWO = 2;
  static final String WORD = "word";

  private Kit() {}

  enum Mode {
    OFF,
    SLOW,
    FAST
  }

  record Point(int x, Integer y, String label) {}

  record Trip(Point from, Mode mode, Optional<String> note, List<String> stops, Map<String, Integer> counts) {}

  record Natural(int n) {
    Natural {
      if (n < 0) {
        throw new IllegalArgumentException("negative");
      }
    }
  }

  record Mixed(byte small, short medium, char letter, float part, Long big, Boolean flag) {}

  record Pair<A, B>(A first, B second) {}

  sealed interface Shape permits Dot, Mark {}

  record Dot(int n, String label) implements Shape {}

  @Discriminator("mark")
  record Cross(Shape of, Integer size) implements Mark {}

  sealed interface Mark extends Shape permits Cross, Blank {}

  record Blank() implements Mark {}

  static final class Missing extends Exception {
    private static final long serialVersionUID = 1;

    Missing(String text) {
      super(text);
    }
  }

  interface Tools {
    @Tool(effect = Effect.READ)
    String read(String what);

    @Tool(effect = Effect.READ)
    int count(String what);

    @Tool(effect = Effect.READ)
    Integer maybe(int n);

    @Tool(effect = Effect.READ)
    boolean ask(String what, int n);

    @Tool(effect = Effect.READ)
    Boolean guess(Mode mode);

    @Tool(effect = Effect.READ, retries = 1, retryIntervalSeconds = 0, timeoutSeconds = 100, cost = 2)
    Point find(String label);

    @Tool(effect = Effect.READ)
    List<String> list(int n);

    @Tool(effect = Effect.READ)
    Map<String, Integer> counts(String key);

    @Tool(effect = Effect.READ)
    long total(List<Integer> numbers);

    @Tool(effect = Effect.READ)
    char letter(int n);

    @Tool(effect = Effect.READ)
    double rate(long n);

    @Tool(effect = Effect.READ)
    String clock();

    @Tool(effect = Effect.READ)
    Optional<String> note(Mode mode);

    @Tool(effect = Effect.READ)
    String fetch(String id) throws Missing;

    @Tool(effect = Effect.READ)
    Shape shape(String what);

    @Tool
    Dot draw(Shape shape);

    @Tool
    String write(String what);

    @Tool
    void put(String key, Integer n);

    @Tool(idempotency = Idempotency.NATIVE)
    int add(Point point);

    @Tool
    void stop();

    @Tool
    Trip plan(Trip trip, boolean now) throws IOException;

    @Tool(effect = Effect.EXTERNAL)
    boolean send(Mode mode, String text);

    @Tool(effect = Effect.DANGEROUS)
    String wipe(String what);
  }

  interface Minds {
    @Reasoner(model = "m")
    Mode classify(Point point);

    @Reasoner(model = "m", retries = 1, retryIntervalSeconds = 0)
    String draft(String text, Mode mode);
  }

  @Pure
  static int twice(int n) {
    return n * 2;
  }

  @Pure
  static boolean even(long n) {
    return n % 2 == 0;
  }

  @Pure
  static int strict(int n) {
    if (n == 42) {
      throw new AssertionError("the answer");
    }
    if (n > 50 || n < -50) {
      throw new IllegalStateException("too large");
    }
    return n + 1;
  }

  @Pure
  static String label(Point point) {
    return point.label() + "@" + point.x();
  }

  @Pure
  static Integer orNull(int n) {
    return n % 5 == 3 ? null : Integer.valueOf(n);
  }

  @Pure
  static Mode next(Mode mode) {
    return mode == Mode.FAST ? Mode.OFF : Mode.SLOW;
  }

  @Pure
  static List<String> words(String text, int n) {
    List<String> words = new ArrayList<>();
    for (String word : List.of(text, "w" + n, "")) {
      words.add(word.trim());
    }
    return words;
  }

  @Pure
  static String wide(long n) {
    return "n" + n;
  }

  @Pure
  static Shape turn(Shape shape) {
    return shape instanceof Cross cross ? cross.of() : new Cross(shape, 1);
  }

  @Pure
  static double half(double d) {
    return d / 2;
  }

  /** Answers depend on the arguments and on the number of effects before, so that an order that changed is seen. */
  static class Fake implements Tools, Minds {

    private static int hash(String tool, Object... arguments) {
      return Math.floorMod((tool + Arrays.toString(arguments)).hashCode() * 31, 97);
    }

    private static int asked(String tool, Object... arguments) {
      Log.read(tool, arguments);
      return hash(tool, arguments) + Log.effects();
    }

    private static int done(String tool, Object... arguments) {
      int number = hash(tool, arguments) + Log.effects();
      Log.write(tool, arguments);
      return number;
    }

    /** Maps without an order of their own come sorted, which a text shows. */
    private static Trip sorted(Trip trip) {
      return new Trip(trip.from(), trip.mode(), trip.note(), trip.stops(), new TreeMap<>(trip.counts()));
    }

    private static void failIf(boolean fails) {
      if (fails) {
        throw new UnsupportedOperationException("refused");
      }
    }

    @Override
    public String read(String what) {
      int n = asked("read", what);
      failIf(hash("read", what) % 19 == 1);
      return n % 23 == 5 ? null : "r" + n;
    }

    @Override
    public int count(String what) {
      return asked("count", what) % 7 - 2;
    }

    @Override
    public Integer maybe(int n) {
      int m = asked("maybe", n);
      return m % 13 == 0 ? null : Integer.valueOf(m % 9);
    }

    @Override
    public boolean ask(String what, int n) {
      return asked("ask", what, n) % 2 == 0;
    }

    @Override
    public Boolean guess(Mode mode) {
      int m = asked("guess", mode);
      return m % 11 == 0 ? null : Boolean.valueOf(m % 2 == 0);
    }

    @Override
    public Point find(String label) {
      int n = asked("find", label);
      failIf(hash("find", label) % 17 == 2);
      return n % 14 == 3 ? null : new Point(n % 6 - 1, n % 8 == 0 ? null : Integer.valueOf(n % 5), label);
    }

    @Override
    public List<String> list(int n) {
      int m = asked("list", n);
      return m % 10 == 0
          ? List.of()
          : m % 10 == 1 ? Arrays.asList("n", null) : new ArrayList<>(List.of("a" + m, "b", "c").subList(0, 1 + m % 3));
    }

    @Override
    public Map<String, Integer> counts(String key) {
      int n = asked("counts", key);
      return n % 3 == 0 ? new HashMap<>(Map.of("a", n)) : new TreeMap<>(Map.of("a", 1, "word", 2));
    }

    @Override
    public long total(List<Integer> numbers) {
      return asked("total", numbers) * 1_000_000_007L;
    }

    @Override
    public char letter(int n) {
      return (char) ('a' + asked("letter", n) % 4);
    }

    @Override
    public double rate(long n) {
      return asked("rate", n) / 8.0;
    }

    @Override
    public String clock() {
      return "c" + asked("clock");
    }

    @Override
    public Optional<String> note(Mode mode) {
      int n = asked("note", mode);
      return n % 3 == 0 ? Optional.empty() : Optional.of("n" + n);
    }

    @Override
    public String fetch(String id) throws Missing {
      int n = asked("fetch", id);
      if (hash("fetch", id) % 13 == 0) {
        throw new Missing(id);
      }
      return "f" + n;
    }

    @Override
    public Shape shape(String what) {
      int n = asked("shape", what);
      return switch (n % 5) {
        case 0 -> new Cross(new Dot(n, what), n % 2 == 0 ? null : Integer.valueOf(n));
        case 1 -> n % 3 == 0 ? null : new Blank();
        default -> new Dot(n % 7 - 1, n % 4 == 0 ? null : what);
      };
    }

    @Override
    public Dot draw(Shape shape) {
      int n = done("draw", shape);
      return n % 9 == 4 ? null : new Dot(n % 4, "d" + n);
    }

    @Override
    public String write(String what) {
      int n = done("write", what);
      failIf(hash("write", what) % 29 == 0);
      return "w" + n;
    }

    @Override
    public void put(String key, Integer n) {
      done("put", key, n);
    }

    @Override
    public int add(Point point) {
      int n = done("add", point);
      failIf(hash("add", point) % 23 == 0);
      return n % 12;
    }

    @Override
    public void stop() {
      done("stop");
    }

    @Override
    public Trip plan(Trip trip, boolean now) throws IOException {
      Object shown = trip == null || trip.counts() == null ? trip : sorted(trip);
      int n = done("plan", shown, now);
      if (hash("plan", shown, now) % 9 == 0) {
        throw new IOException("no plan");
      }
      return new Trip(new Point(n % 3, n, "p"), Mode.values()[n % 3], Optional.of("t" + n), List.of("s", "t"), Map.of());
    }

    @Override
    public boolean send(Mode mode, String text) {
      return done("send", mode, text) % 2 == 0;
    }

    @Override
    public String wipe(String what) {
      return "x" + done("wipe", what);
    }

    @Override
    public Mode classify(Point point) {
      return Mode.values()[asked("classify", point) % 3];
    }

    @Override
    public String draft(String text, Mode mode) {
      int n = asked("draft", text, mode);
      failIf(hash("draft", text, mode) % 31 == 0);
      return "d" + n;
    }
  }
}

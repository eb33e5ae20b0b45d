package demo;

import java.util.*;

/** Inputs of random flows by the text of their type; the first half does not make most flows fail. */
final class Inputs {

  private Inputs() {}

  static final Map<String, List<Object>> INPUTS = inputs();

  private static Map<String, List<Object>> inputs() {
    Map<String, List<Object>> inputs = new HashMap<>();
    Kit.Point origin = new Kit.Point(0, 0, "o");
    Kit.Point far = new Kit.Point(Integer.MAX_VALUE, -7, "far");
    Kit.Point half = new Kit.Point(-1, null, null);
    Kit.Trip trip = new Kit.Trip(far, Kit.Mode.FAST, Optional.of("note"), List.of("a", "word"), Map.of("a", 1));
    Kit.Trip empty = new Kit.Trip(half, null, Optional.empty(), new ArrayList<>(), new TreeMap<>());
    Kit.Trip missing = new Kit.Trip(null, Kit.Mode.OFF, Optional.empty(), Arrays.asList("x", null), new HashMap<>(Map.of("word", 3)));
    inputs.put("int", List.of(1, 2, 7, 0, -1, -8, Integer.MAX_VALUE, Integer.MIN_VALUE));
    inputs.put("long", List.of(1L, 12L, -3L, 0L, Long.MAX_VALUE, Long.MIN_VALUE));
    inputs.put("double", List.of(1.0, 2.5, -0.125, 0.0, -0.0, 1e18));
    inputs.put("float", List.of(1.0f, -2.5f, 0.1f, 0.0f, -0.0f, 16777217f));
    inputs.put("boolean", List.of(true, false));
    inputs.put("char", List.of('a', 'b', '0', '\0', '\uffff'));
    inputs.put("byte", List.of((byte) 1, (byte) 2, (byte) -1, (byte) 127));
    inputs.put("short", List.of((short) 1, (short) 2, (short) -300, Short.MIN_VALUE));
    inputs.put("String", Arrays.asList("a", "word", "text b", "a/b#1", "", "q\"\\é\uD83D\uDE00", "\ud800x", null));
    inputs.put("Integer", Arrays.asList(1, 2, 1000, 0, -5, null));
    inputs.put("Long", Arrays.asList(1L, 1L << 40, -1L, null));
    inputs.put("Boolean", Arrays.asList(true, false, true, false, null));
    inputs.put("Character", Arrays.asList('a', 'x', '1', null));
    inputs.put("Kit.Mode", Arrays.asList(Kit.Mode.OFF, Kit.Mode.SLOW, Kit.Mode.FAST, Kit.Mode.OFF, Kit.Mode.FAST, null));
    inputs.put("Kit.Point", Arrays.asList(origin, far, new Kit.Point(3, 4, "word"), half, null));
    inputs.put("Kit.Trip", Arrays.asList(trip, trip, empty, missing, null));
    inputs.put(
        "List<String>",
        Arrays.asList(
            List.of("a", "b"), new ArrayList<>(List.of("word")), List.of("x", "y", "z"), List.of(), Arrays.asList("n", null), null));
    inputs.put(
        "List<Integer>", Arrays.asList(List.of(1, 2), List.of(5), new LinkedList<>(List.of(3, -3)), List.of(), Arrays.asList(1, null), null));
    inputs.put("List<Kit.Point>", Arrays.asList(List.of(origin, far), List.of(origin), Arrays.asList(far, half), Arrays.asList(origin, null)));
    inputs.put("Optional<String>", List.of(Optional.of("some"), Optional.of(""), Optional.empty()));
    inputs.put(
        "Map<String, Integer>", List.of(Map.of("a", 1, "word", 2), new HashMap<>(Map.of("a", 5)), new TreeMap<>(Map.of("b", 2)), Map.of()));
    inputs.put("Kit.Natural", Arrays.asList(new Kit.Natural(0), new Kit.Natural(4), null));
    inputs.put("Kit.Mixed", Arrays.asList(
        new Kit.Mixed((byte) 1, (short) 2, 'c', 0.5f, 3L, true),
        new Kit.Mixed((byte) -128, Short.MAX_VALUE, 'a', -1f, Long.MIN_VALUE, false),
        new Kit.Mixed((byte) 0, (short) 0, '\0', 0f, null, null)));
    inputs.put(
        "Kit.Pair<String, Integer>", Arrays.asList(new Kit.Pair<>("a", 1), new Kit.Pair<>("word", 2), new Kit.Pair<>(null, null), null));
    Kit.Dot dot = new Kit.Dot(2, "dot");
    inputs.put("Kit.Dot", Arrays.asList(dot, new Kit.Dot(0, null), null));
    inputs.put("Kit.Cross", Arrays.asList(new Kit.Cross(dot, 1), new Kit.Cross(new Kit.Blank(), null), new Kit.Cross(null, 4), null));
    inputs.put("Kit.Shape", Arrays.asList(dot, new Kit.Cross(dot, 3), new Kit.Blank(), new Kit.Cross(new Kit.Cross(dot, null), 2), null));
    return inputs;
  }
}

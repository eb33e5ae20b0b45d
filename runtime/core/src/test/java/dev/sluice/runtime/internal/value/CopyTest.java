package dev.sluice.runtime.internal.value;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CopyTest {

  @Test
  void laterChangesDoNotReachACopy() {
    List<Demo.Hit> hits = new ArrayList<>(List.of(new Demo.Hit("t", Demo.Queue.BUG, true)));
    Map<String, Double> lines = new LinkedHashMap<>(Map.of("a", 1d));
    Demo.Order order = new Demo.Order("o", hits, lines, Optional.of(1));
    Demo.Order copy = (Demo.Order) Demo.binding("demo.Order").copy(order);
    hits.clear();
    lines.clear();
    assertThat(copy.hits()).hasSize(1);
    assertThat(copy.lines()).containsExactly("a", 1d);
    assertThrows(UnsupportedOperationException.class, () -> copy.hits().add(null));
    assertThrows(UnsupportedOperationException.class, () -> copy.hits().remove(0));
    assertThrows(UnsupportedOperationException.class, () -> copy.lines().put("b", 1d));
    assertThrows(
        UnsupportedOperationException.class, () -> copy.lines().entrySet().clear());
  }

  @Test
  void changesDeepInsideDoNotReachACopy() {
    List<Demo.Tree> leaves = new ArrayList<>();
    Demo.Tree inner = new Demo.Tree("inner", leaves, Optional.empty());
    Demo.Tree tree = new Demo.Tree("root", List.of(inner), Optional.of(inner));
    Demo.Tree copy = (Demo.Tree) Demo.binding("demo.Tree").copy(tree);
    leaves.add(inner);
    assertThat(copy.children().get(0).children()).isEmpty();
    assertThat(copy.favourite().orElseThrow().children()).isEmpty();
  }

  @Test
  void whatCannotChangeIsShared() {
    Demo.Hit hit = new Demo.Hit("t", Demo.Queue.BUG, true);
    Demo.Scalars scalars = new Demo.Scalars(true, (byte) 1, (short) 1, 'a', 1, 1, 1, 1);
    Optional<Demo.Hit> optional = Optional.of(hit);
    List<Demo.Hit> few = List.of(hit);
    List<Demo.Hit> many = Stream.of(hit, hit, null).toList();
    assertThat(Demo.binding("demo.Hit").copy(hit)).isSameInstanceAs(hit);
    assertThat(Demo.binding("demo.Scalars").copy(scalars)).isSameInstanceAs(scalars);
    assertThat(Demo.binding("Optional<demo.Hit>").copy(optional)).isSameInstanceAs(optional);
    assertThat(Demo.binding("List<demo.Hit>").copy(few)).isSameInstanceAs(few);
    assertThat(Demo.binding("List<demo.Hit>").copy(many)).isSameInstanceAs(many);
  }

  @Test
  void settledTypesNeedNoCopy() {
    for (String type :
        List.of("int", "Character", "String", "demo.Queue", "demo.Hit", "demo.Nothing")) {
      assertThat(Demo.binding(type).isSettled()).isTrue();
    }
    for (String type : List.of(
        "double", "Float", "List<String>", "demo.Scalars", "demo.Tree", "demo.Box<Double>")) {
      assertThat(Demo.binding(type).isSettled()).isFalse();
    }
  }

  @Test
  void aCopyIsNotCopiedAgain() {
    for (String type : List.of("List<demo.Order>", "Map<String,demo.Order>")) {
      Binding binding = Demo.binding(type);
      Demo.Order order = new Demo.Order("o", new ArrayList<>(), new HashMap<>(), Optional.empty());
      Object value =
          type.startsWith("List") ? Arrays.asList(order) : new HashMap<>(Map.of("a", order));
      Object copy = binding.copy(value);
      assertThat(copy).isNotSameInstanceAs(value);
      assertThat(copy).isEqualTo(value);
      assertThat(binding.copy(copy)).isSameInstanceAs(copy);
      assertThat(binding.copy(binding.decode(binding.encode(copy)))).isEqualTo(copy);
    }
    Binding order = Demo.binding("demo.Order");
    Object once =
        order.copy(new Demo.Order("o", new ArrayList<>(), new HashMap<>(), Optional.empty()));
    assertThat(order.copy(once)).isSameInstanceAs(once);
  }

  @Test
  void listsKeepOrderAndNulls() {
    List<String> list = Arrays.asList("b", null, "a");
    List<?> copy = (List<?>) Demo.binding("List<String>").copy(list);
    assertThat(copy).containsExactly("b", null, "a").inOrder();
    assertThat(copy.contains(null)).isTrue();
    assertThat(copy.hashCode()).isEqualTo(list.hashCode());
    assertThat(list).isEqualTo(copy);
  }

  @Test
  void mapsKeepAnOrderOfTheirOwnAndAreSortedOtherwise() {
    Binding binding = Demo.binding("Map<String,Integer>");
    Map<String, Integer> linked = new LinkedHashMap<>();
    Map<String, Integer> backwards = new TreeMap<>((a, b) -> b.compareTo(a));
    Map<String, Integer> hashed = new HashMap<>();
    for (String key : List.of("m", "z", "a", "Aa", "BB", "\ud83d\ude00", "\uffff")) {
      linked.put(key, 1);
      backwards.put(key, 1);
      hashed.put(key, 1);
    }
    assertThat(keys(binding.copy(linked)))
        .containsExactlyElementsIn(linked.keySet())
        .inOrder();
    assertThat(keys(binding.copy(backwards)))
        .containsExactlyElementsIn(backwards.keySet())
        .inOrder();
    assertThat(keys(binding.copy(hashed)))
        .containsExactly("Aa", "BB", "a", "m", "z", "\uffff", "\ud83d\ude00")
        .inOrder();
    assertThat(keys(binding.decode(binding.encode(linked))))
        .containsExactlyElementsIn(linked.keySet())
        .inOrder();
    assertThat(keys(binding.copy(binding.copy(linked))))
        .containsExactlyElementsIn(linked.keySet())
        .inOrder();
  }

  private static Iterable<?> keys(Object map) {
    return new ArrayList<>(((Map<?, ?>) map).keySet());
  }
}

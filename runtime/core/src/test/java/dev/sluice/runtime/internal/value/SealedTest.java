package dev.sluice.runtime.internal.value;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.runtime.BoundaryException;
import dev.sluice.runtime.DeploymentException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SealedTest {

  @Test
  void aRecordSaysWhichItIsOnlyWhereTheInterfaceIsDeclared() {
    Demo.Dot dot = new Demo.Dot(Demo.Queue.BUG);
    assertThat(text("demo.Shape", dot)).isEqualTo("{\"kind of\":\"Dot\",\"queue\":\"BUG\"}");
    assertThat(text("demo.Round", dot)).isEqualTo("{\"queue\":\"BUG\",\"type\":\"Dot\"}");
    assertThat(text("demo.Dot", dot)).isEqualTo("{\"queue\":\"BUG\"}");
    assertThat(text("demo.Shape", new Demo.Group(List.of(dot), Optional.of(dot), dot)))
        .isEqualTo("{\"dot\":{\"queue\":\"BUG\"},"
            + "\"favourite\":{\"queue\":\"BUG\",\"type\":\"Dot\"},\"kind of\":\"Group\","
            + "\"shapes\":[{\"kind of\":\"Dot\",\"queue\":\"BUG\"}]}");
  }

  @Test
  void onlyWhatChangedIsCopied() {
    Binding shape = Demo.binding("demo.Shape");
    Demo.Circle circle = new Demo.Circle(1);
    assertThat(shape.copy(circle)).isSameInstanceAs(circle);
    Demo.Group group =
        new Demo.Group(new ArrayList<>(List.of(circle)), Optional.empty(), new Demo.Dot(null));
    Demo.Group copy = (Demo.Group) shape.copy(group);
    group.shapes().clear();
    assertThat(copy.shapes()).containsExactly(circle);
    assertThat(Demo.binding("demo.Round").isSettled()).isTrue();
    assertThat(shape.isSettled()).isFalse();
  }

  @Test
  void anObjectOfAnotherClassIsRefused() {
    BoundaryException error = assertThrows(
        BoundaryException.class, () -> Demo.binding("demo.Round").encode(new Demo.Circle(1)));
    assertThat(error.code()).isEqualTo("TYPE_MISMATCH");
    assertThat(assertThrows(
                BoundaryException.class, () -> Demo.binding("demo.Shape").copy("x"))
            .code())
        .isEqualTo("TYPE_MISMATCH");
  }

  @Test
  void anInterfaceThatPermitsOtherRecordsThanTheFlowKnowsIsRefused() {
    String round = Demo.Round.class.getName();
    TreeMap<String, String> one = new TreeMap<>();
    one.put("Dot", Demo.Dot.class.getName());
    TypeTable table = TypeTable.of(List.of(
        new SealedType(round, "type", one, Optional.empty()),
        Demo.TABLE.find(Demo.Dot.class.getName()).orElseThrow(),
        Demo.TABLE.find(Demo.Queue.class.getName()).orElseThrow()));
    DeploymentException error = assertThrows(
        DeploymentException.class,
        () -> Bindings.of(table, Demo.ACCESS).binding(new BoundaryType.Named(round, List.of())));
    assertThat(error.code()).isEqualTo("TYPE_CHANGED");
  }

  private static String text(String type, Object value) {
    return CanonicalJson.text(Demo.binding(type).encode(value));
  }
}

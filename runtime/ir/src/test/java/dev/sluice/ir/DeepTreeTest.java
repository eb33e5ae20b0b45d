package dev.sluice.ir;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A long sequence is a deep tree; nothing may use the call stack for its depth. */
class DeepTreeTest {

  private static final int STEPS = 20_000;

  enum Leaning {
    LEFT((spine, leaf) -> List.of(spine, leaf)),
    RIGHT((spine, leaf) -> List.of(leaf, spine));

    private final BiFunction<Node, Node, List<Node>> order;

    Leaning(BiFunction<Node, Node, List<Node>> order) {
      this.order = order;
    }
  }

  @ParameterizedTest
  @EnumSource
  void readWritePrintHashAndWalk(Leaning leaning) {
    SmallStack.run(() -> {
      Node program = sequence(leaning);
      String text = CanonicalJson.text(IrWriter.write(program));
      Node read = IrReader.read(text);

      assertThat(Hashes.sha256(IrWriter.write(read))).isEqualTo(Hashes.sha256(text));
      assertThat(TreeWalk.preOrder(read)).hasSize(2 * STEPS + 1);
      assertThat(Shapes.surface(read)).isEqualTo(Shape.PIPELINE);
      assertThat(Shapes.closed(WireNode.read(JsonParser.parse(text)))).isEqualTo(Shape.PIPELINE);
      assertThat(IrPrinter.print(read)).contains("arr a" + (STEPS - 1) + " f\n");
    });
  }

  private static Node sequence(Leaning leaning) {
    Node program = new Node.Ident("start", Ann.NONE);
    for (int i = 0; i < STEPS; i++) {
      Node leaf = new Node.Arr("a" + i, Ann.NONE, "f", Optional.empty());
      List<Node> sides = leaning.order.apply(program, leaf);
      program = new Node.Seq("s" + i, Ann.NONE, sides.get(0), sides.get(1));
    }
    return program;
  }
}

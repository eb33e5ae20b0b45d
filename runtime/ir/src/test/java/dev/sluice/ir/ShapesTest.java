package dev.sluice.ir;

import static com.google.common.truth.Truth.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShapesTest {

  private static final String AGENT_RUN =
      "{'op':'prim','id':'c','step':{'kind':'sub','ref':'x','contract':{'shape':'Agent'}}}";

  /** A staged plan is not looked into, and the body of a loop adds nothing. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'op':'prim','id':'a'} | Pipeline | Pipeline",
        "{'op':'seq','id':'a'} | Pipeline | Pipeline",
        "{'op':'par','id':'a'} | Dataflow | Dataflow",
        "{'op':'each','id':'a'} | Dataflow | Dataflow",
        "{'op':'alt','id':'a'} | Branching | Branching",
        "{'op':'iter_up_to','id':'a'} | Feedback | Feedback",
        "{'op':'eval_plan','id':'a','plan':CHILD} | Staged | Staged",
        "{'op':'app','id':'a'} | Agent | Agent",
        "{'op':'loop','id':'a'} | Agent | Agent",
        "CHILD | Pipeline | Agent",
        "{'op':'seq','id':'a','left':CHILD} | Pipeline | Agent",
        "{'op':'alt','id':'a','select':'s','cases':{},'default':CHILD} | Branching | Agent",
        "{'op':'each','id':'a','body':CHILD} | Dataflow | Agent",
        "{'op':'seq','id':'a','right':{'op':'each','id':'b','body':{'op':'alt','id':'c'}}} | Branching | Branching",
        "{'op':'ident','id':'a','left':{'op':'app','id':'b'}} | Pipeline | Pipeline"
      })
  void shapes(String document, String surface, String closed) {
    WireNode node =
        WireNode.read(JsonParser.parse(document.replace("CHILD", AGENT_RUN).replace('\'', '"')));
    assertThat(Shapes.surface(node).wire()).isEqualTo(surface);
    assertThat(Shapes.closed(node).wire()).isEqualTo(closed);
  }

  @Test
  void everyNodeHasTheShapeOfItsOwnTree() {
    RandomPrograms random = new RandomPrograms(9);
    for (int i = 0; i < 500; i++) {
      Node program = random.program(4);
      for (Shapes.NodeShape shape : Shapes.all(WireNode.of(program))) {
        assertThat(shape.closed()).isAtLeast(shape.surface());
        Shape folded = Shapes.surface(shape.node());
        assertThat(shape.surface()).isEqualTo(folded);
      }
    }
  }

  @Test
  void aProgramHasTheShapeOfItsDocument() {
    Node child = new Node.Prim(
        "c",
        Ann.NONE,
        new Step.Sub("x", new SubContract(Shape.STAGED, Optional.empty(), Optional.empty())),
        Optional.empty(),
        Optional.empty());
    assertThat(Shapes.surface(child)).isEqualTo(Shape.PIPELINE);
    assertThat(Shapes.closed(child)).isEqualTo(Shape.STAGED);
  }
}

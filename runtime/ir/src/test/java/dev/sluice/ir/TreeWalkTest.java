package dev.sluice.ir;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TreeWalkTest {

  private static final String EVERY_SLOT = """
      {"op":"alt","id":"root","select":"s",
       "default":{"op":"ident","id":"default"},
       "cases":{"\\ud83d\\ude00":{"op":"ident","id":"astral"},"\\uff5e":{"op":"ident","id":"bmp"},
                "b":{"op":"seq","id":"b","right":{"op":"ident","id":"b.R"},"left":{"op":"ident","id":"b.L"}}},
       "plan":{"op":"ident","id":"plan"},
       "body":{"op":"ident","id":"body"},
       "right":{"op":"ident","id":"right"},
       "left":{"op":"ident","id":"left"}}
      """;

  private static final WireNode ROOT = WireNode.read(JsonParser.parse(EVERY_SLOT));

  @Test
  void orderIsLeftRightBodyPlanCasesDefault() {
    assertThat(TreeWalk.preOrder(ROOT).stream().map(WireNode::id))
        .containsExactly(
            "root", "left", "right", "body", "plan", "b", "b.L", "b.R", "bmp", "astral", "default")
        .inOrder();
  }

  @Test
  void positionalIds() {
    List<String> ids = PathIds.of(ROOT);
    assertThat(ids)
        .containsExactly(
            "$",
            "$.L",
            "$.R",
            "$.B",
            "$.P",
            "$.C[b]",
            "$.C[b].L",
            "$.C[b].R",
            "$.C[\uff5e]",
            "$.C[\ud83d\ude00]",
            "$.D")
        .inOrder();
    WireNode normal = PathIds.normalise(ROOT);
    assertThat(TreeWalk.preOrder(normal).stream().map(WireNode::id).toList()).isEqualTo(ids);
    assertThat(PathIds.normalise(normal)).isEqualTo(normal);
  }

  @Test
  void programsAreWalkedLikeTheirDocuments() {
    RandomPrograms random = new RandomPrograms(5);
    for (int i = 0; i < 500; i++) {
      Node program = random.program(4);
      WireNode document = WireNode.of(program);
      assertThat(TreeWalk.preOrder(program).stream().map(Node::id).toList())
          .isEqualTo(TreeWalk.preOrder(document).stream().map(WireNode::id).toList());
      assertThat(PathIds.of(program)).isEqualTo(PathIds.of(document));
      assertThat(WireNode.of(PathIds.normalise(program))).isEqualTo(PathIds.normalise(document));
    }
  }

  @Test
  void aSharedSubtreeIsVisitedOncePerUse() {
    Node leaf = new Node.Ident("x", Ann.NONE);
    List<Visit<Node>> visits = TreeWalk.visits(new Node.Seq("s", Ann.NONE, leaf, leaf));
    assertThat(visits.stream().map(Visit::pathId))
        .containsExactly("$", "$.L", "$.R")
        .inOrder();
    assertThat(visits.get(2).parent().orElseThrow().node().id()).isEqualTo("s");
    assertThat(visits.get(2).slot().orElseThrow()).isEqualTo(Slot.RIGHT);
  }
}

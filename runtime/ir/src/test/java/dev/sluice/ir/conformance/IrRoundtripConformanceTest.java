package dev.sluice.ir.conformance;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Hashes;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.PathIds;
import dev.sluice.ir.Shapes;
import dev.sluice.ir.Shapes.NodeShape;
import dev.sluice.ir.ToolRef;
import dev.sluice.ir.WireNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("conformance")
class IrRoundtripConformanceTest {

  @Test
  void irRoundtrip() {
    Report.run("ir_roundtrip", one -> one.expectsError() ? refused(one) : roundtrip(one));
  }

  private static List<String> roundtrip(Vectors.Case one) {
    WireNode node = WireNode.read(one.in("ir"));
    Json.Obj json = node.toJson();
    WireNode normalised = PathIds.normalise(node);
    Json.Obj normal = Json.Obj.of(
        "ids", Json.texts(PathIds.of(node)), "sha256", Json.of(Hashes.sha256(normalised.toJson())));
    List<String> differences = new ArrayList<>();
    differences.addAll(SameValue.differences("json", one.out("json"), json));
    differences.addAll(SameValue.differences(
        "canonical", one.out("canonical"), Json.of(CanonicalJson.text(json))));
    differences.addAll(
        SameValue.differences("sha256", one.out("sha256"), Json.of(Hashes.sha256(json))));
    differences.addAll(SameValue.differences("nodes", one.out("nodes"), nodes(node)));
    Json toolRefs = Json.texts(node.toolRefs().stream().map(ToolRef::key).toList());
    differences.addAll(SameValue.differences("toolRefs", one.out("toolRefs"), toolRefs));
    differences.addAll(SameValue.differences("normalized", one.out("normalized"), normal));
    return differences;
  }

  private static Json nodes(WireNode root) {
    return Json.of(
        Shapes.all(root).stream().map(IrRoundtripConformanceTest::describe).toList());
  }

  private static Json.Obj describe(NodeShape shape) {
    return Json.Obj.of(
        "id", Json.of(shape.node().id()),
        "op", Json.of(shape.node().op().wire()),
        "surface", Json.of(shape.surface().wire()),
        "closed", Json.of(shape.closed().wire()));
  }

  private static List<String> refused(Vectors.Case one) {
    try {
      return List.of("read as " + WireNode.read(one.in("ir")).toJson());
    } catch (IrException expected) {
      return List.of();
    }
  }
}

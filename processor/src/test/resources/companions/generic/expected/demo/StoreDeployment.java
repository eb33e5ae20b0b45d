package demo;

import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import java.lang.Comparable;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.invoke.MethodHandles;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Store}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:322578fb601ac442751f8e0ed3c0ef7cc8e0443c126cc9d06f4867aa733892ea\",\"id\":\"load\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"load(java.lang.Comparable)\",\"owner\":\"demo.Store\",\"params\":[[\"key\",\"K\"]],\"returns\":\"V\",\"static\":false},{\"effect\":\"write\",\"hash\":\"sha256:4f197cdcad4d88a77709058e4ef75ea03561a863692c38e10b04f39f09ed6ec8\",\"id\":\"pages\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"pages(demo.Store$Page)\",\"owner\":\"demo.Store\",\"params\":[[\"first\",\"demo.Store$Page<String>\"]],\"returns\":\"demo.Store$Page<demo.Store$Page<V>>\",\"static\":false},{\"effect\":\"write\",\"hash\":\"sha256:96815c688b42b9cd634c63348fd07cb7a058b52d13276d480e267618878fa4ed\",\"id\":\"save\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"save(java.lang.Comparable,java.lang.Object,java.util.List)\",\"owner\":\"demo.Store\",\"params\":[[\"key\",\"K\"],[\"value\",\"V\"],[\"others\",\"List<V>\"]],\"returns\":\"void\",\"static\":false},{\"effect\":\"write\",\"hash\":\"sha256:0753d83b3d7c24e738febebd1bafd375d0a63f4534ad28c243591c2aa2a54272\",\"id\":\"shared\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"shared(java.lang.String)\",\"owner\":\"demo.Store\",\"params\":[[\"text\",\"String\"]],\"returns\":\"String\",\"static\":true},{\"effect\":\"write\",\"hash\":\"sha256:88ce6e8714849932369f279a49958947ecbbeb730b407444b9ce56468544195d\",\"id\":\"tree\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"tree(demo.Store$Tree)\",\"owner\":\"demo.Store\",\"params\":[[\"tree\",\"demo.Store$Tree\"]],\"returns\":\"demo.Store$Tree\",\"static\":false},{\"hash\":\"sha256:0616acbd744c69001d9d25c3dc799f393c0cb24d4e24674f8cafb24794d42c7e\",\"id\":\"sum\",\"kind\":\"reasoner\",\"member\":\"sum(java.lang.Object)\",\"model\":\"test:m\",\"owner\":\"demo.Store\",\"params\":[[\"value\",\"V\"]],\"returns\":\"String\",\"static\":false}],\"types\":{\"demo.Store$Page\":{\"components\":[{\"name\":\"items\",\"type\":\"List<T>\"},{\"name\":\"next\",\"type\":\"int\"}],\"kind\":\"record\",\"parameters\":[\"T\"]},\"demo.Store$Tree\":{\"components\":[{\"name\":\"name\",\"type\":\"String\"},{\"name\":\"children\",\"type\":\"List<demo.Store$Tree>\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
public final class StoreDeployment {
  @SuppressWarnings({
      "rawtypes",
      "unchecked"
  })
  public static final Deployment DEPLOYMENT = Deployment.of(Store.class, MethodHandles.lookup())
      .tool("load", "load(java.lang.Comparable)", "sha256:322578fb601ac442751f8e0ed3c0ef7cc8e0443c126cc9d06f4867aa733892ea",
          (target, args) -> ((Store) target).load((Comparable) args[0]))
      .tool("pages", "pages(demo.Store$Page)", "sha256:4f197cdcad4d88a77709058e4ef75ea03561a863692c38e10b04f39f09ed6ec8",
          (target, args) -> ((Store) target).pages((Store.Page) args[0]))
      .tool("save", "save(java.lang.Comparable,java.lang.Object,java.util.List)", "sha256:96815c688b42b9cd634c63348fd07cb7a058b52d13276d480e267618878fa4ed",
          (target, args) -> {
            ((Store) target).save((Comparable) args[0], args[1], (List) args[2]);
            return null;
          })
      .tool("shared", "shared(java.lang.String)", "sha256:0753d83b3d7c24e738febebd1bafd375d0a63f4534ad28c243591c2aa2a54272",
          (target, args) -> Store.shared((String) args[0]))
      .tool("tree", "tree(demo.Store$Tree)", "sha256:88ce6e8714849932369f279a49958947ecbbeb730b407444b9ce56468544195d",
          (target, args) -> ((Store) target).tree((Store.Tree) args[0]))
      .reasoner("sum", "sum(java.lang.Object)", "sha256:0616acbd744c69001d9d25c3dc799f393c0cb24d4e24674f8cafb24794d42c7e",
          (target, args) -> ((Store) target).sum(args[0]))
      .build();

  private StoreDeployment() {
  }
}

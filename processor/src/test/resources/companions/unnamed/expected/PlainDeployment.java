import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import java.lang.String;
import java.lang.invoke.MethodHandles;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Plain}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:c9f2edb5c86bc318bd9f79a0725b41a4d8aefd0440d454d8075e94e04bdc5a3f\",\"id\":\"load\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"load(java.lang.String)\",\"owner\":\"Plain\",\"params\":[[\"id\",\"String\"]],\"returns\":\"Plain$Ticket\",\"static\":false}],\"types\":{\"Plain$Ticket\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
final class PlainDeployment {
  static final Deployment DEPLOYMENT = Deployment.of(Plain.class, MethodHandles.lookup())
      .tool("load", "load(java.lang.String)", "sha256:c9f2edb5c86bc318bd9f79a0725b41a4d8aefd0440d454d8075e94e04bdc5a3f",
          (target, args) -> ((Plain) target).load((String) args[0]))
      .build();

  private PlainDeployment() {
  }
}

package demo;

import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.lang.Boolean;
import java.lang.Byte;
import java.lang.Character;
import java.lang.Double;
import java.lang.Float;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Override;
import java.lang.Short;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Kinds}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:6cb0f7da96cc06a1d69c2c3afbd0aa7d62708ce1a25464338fd0a4d97534a199\",\"id\":\"all\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"all(java.util.List,java.util.Optional)\",\"owner\":\"demo.Kinds\",\"params\":[[\"ids\",\"List<String>\"],[\"limit\",\"Optional<Long>\"]],\"returns\":\"Map<String,demo.Kinds$Row>\",\"static\":false},{\"effect\":\"write\",\"hash\":\"sha256:75df39c56bd37409391e86ffa24899a36e769a9c2b27113a361efe087c406b2f\",\"id\":\"log\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"log(java.lang.String)\",\"owner\":\"demo.Kinds\",\"params\":[[\"line\",\"String\"]],\"returns\":\"void\",\"static\":true},{\"effect\":\"write\",\"hash\":\"sha256:f1a6c9f25f027dd404abd68a5de91269f7a95d9daaa72737336a93e6a0dd6881\",\"id\":\"read-row\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"read(java.lang.String,int)\",\"owner\":\"demo.Kinds\",\"params\":[[\"id\",\"String\"],[\"version\",\"int\"]],\"returns\":\"demo.Kinds$Row\",\"static\":false},{\"hash\":\"sha256:fcd75b893720aebc0d31350300554177cc19da47c771f35984931b3d7977466e\",\"id\":\"headline\",\"kind\":\"reasoner\",\"member\":\"headline(demo.Kinds$Row)\",\"model\":\"test:m\",\"owner\":\"demo.Kinds\",\"params\":[[\"row\",\"demo.Kinds$Row\"]],\"returns\":\"String\",\"static\":false},{\"hash\":\"sha256:15beb24f13016eeacd2116b44bdf9380fde0c82d653b34cf32cd1383b2191ca3\",\"id\":\"boxes\",\"kind\":\"pure\",\"member\":\"boxes(java.lang.Boolean,java.lang.Byte,java.lang.Short,java.lang.Integer,java.lang.Long,java.lang.Float,java.lang.Double,java.lang.Character)\",\"owner\":\"demo.Kinds\",\"params\":[[\"a\",\"Boolean\"],[\"b\",\"Byte\"],[\"c\",\"Short\"],[\"d\",\"Integer\"],[\"e\",\"Long\"],[\"f\",\"Float\"],[\"g\",\"Double\"],[\"h\",\"Character\"]],\"returns\":\"Integer\",\"static\":true},{\"hash\":\"sha256:61c5614ffc8b34614156aa5425d35604d59f958b34f0bc16abbe58291e047c3b\",\"id\":\"scalars\",\"kind\":\"pure\",\"member\":\"scalars(boolean,byte,short,int,long,float,double,char)\",\"owner\":\"demo.Kinds\",\"params\":[[\"a\",\"boolean\"],[\"b\",\"byte\"],[\"c\",\"short\"],[\"d\",\"int\"],[\"e\",\"long\"],[\"f\",\"float\"],[\"g\",\"double\"],[\"h\",\"char\"]],\"returns\":\"long\",\"static\":true},{\"hash\":\"sha256:a37e2588fe6422680c0feb61bcb8c30a7795ffc05a771ac9375e119ef87d2705\",\"id\":\"name\",\"input\":\"demo.Kinds$Row\",\"kind\":\"flow\",\"member\":\"name(demo.Kinds$Row)\",\"owner\":\"demo.Kinds\",\"params\":[[\"row\",\"demo.Kinds$Row\"]],\"returns\":\"String\",\"static\":false},{\"hash\":\"sha256:52398a4f66bd4cb2fc85ffd7e0f83795c13d2c4987496ca88e5021e28e388c6a\",\"id\":\"same\",\"input\":\"int\",\"kind\":\"flow\",\"member\":\"same(int)\",\"owner\":\"demo.Kinds\",\"params\":[[\"number\",\"int\"]],\"returns\":\"int\",\"static\":true}],\"types\":{\"demo.Kinds$Row\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"},{\"name\":\"cells\",\"type\":\"Map<String,List<Optional<Integer>>>\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
final class KindsDeployment {
  @SuppressWarnings("unchecked")
  static final Deployment DEPLOYMENT = Deployment.of(Kinds.class, MethodHandles.lookup())
      .tool("all", "all(java.util.List,java.util.Optional)", "sha256:6cb0f7da96cc06a1d69c2c3afbd0aa7d62708ce1a25464338fd0a4d97534a199",
          (target, args) -> ((Kinds) target).all((List<String>) args[0], (Optional<Long>) args[1]))
      .tool("log", "log(java.lang.String)", "sha256:75df39c56bd37409391e86ffa24899a36e769a9c2b27113a361efe087c406b2f",
          (target, args) -> {
            Kinds.log((String) args[0]);
            return null;
          })
      .tool("read-row", "read(java.lang.String,int)", "sha256:f1a6c9f25f027dd404abd68a5de91269f7a95d9daaa72737336a93e6a0dd6881",
          (target, args) -> ((Kinds) target).read((String) args[0], (int) args[1]))
      .reasoner("headline", "headline(demo.Kinds$Row)", "sha256:fcd75b893720aebc0d31350300554177cc19da47c771f35984931b3d7977466e",
          (target, args) -> ((Kinds) target).headline((Kinds.Row) args[0]))
      .pure("boxes", "boxes(java.lang.Boolean,java.lang.Byte,java.lang.Short,java.lang.Integer,java.lang.Long,java.lang.Float,java.lang.Double,java.lang.Character)", "sha256:15beb24f13016eeacd2116b44bdf9380fde0c82d653b34cf32cd1383b2191ca3",
          (target, args) -> Kinds.boxes((Boolean) args[0], (Byte) args[1], (Short) args[2], (Integer) args[3], (Long) args[4], (Float) args[5], (Double) args[6], (Character) args[7]))
      .pure("scalars", "scalars(boolean,byte,short,int,long,float,double,char)", "sha256:61c5614ffc8b34614156aa5425d35604d59f958b34f0bc16abbe58291e047c3b",
          (target, args) -> Kinds.scalars((boolean) args[0], (byte) args[1], (short) args[2], (int) args[3], (long) args[4], (float) args[5], (double) args[6], (char) args[7]))
      .flow("name", "sha256:a37e2588fe6422680c0feb61bcb8c30a7795ffc05a771ac9375e119ef87d2705")
      .flow("same", "sha256:52398a4f66bd4cb2fc85ffd7e0f83795c13d2c4987496ca88e5021e28e388c6a")
      .build();

  static final FlowHandle<Kinds.Row, String> NAME = DEPLOYMENT.flow("name");

  static final FlowHandle<Integer, Integer> SAME = DEPLOYMENT.flow("same");

  private KindsDeployment() {
  }

  /**
   * Runs flows to their ends.
   */
  static Client client(Sluice sluice) {
    return new Client() {
      @Override
      public String name(Kinds.Row row) {
        return sluice.run(KindsDeployment.NAME, row);
      }

      @Override
      public int same(int number) {
        return sluice.run(KindsDeployment.SAME, number);
      }
    };
  }

  /**
   * The flows of {@code Kinds}.
   */
  interface Client {
    String name(Kinds.Row row);

    int same(int number);
  }
}

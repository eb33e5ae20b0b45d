package demo;

import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.lang.Boolean;
import java.lang.Integer;
import java.lang.Override;
import java.lang.String;
import java.lang.Void;
import java.lang.invoke.MethodHandles;
import java.util.List;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Inputs}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:16f9e520d737a895205c69c055b2e20fa0291d771ca4b1f80a503af587f089c8\",\"id\":\"ping\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"ping(java.lang.String)\",\"owner\":\"demo.Inputs\",\"params\":[[\"text\",\"String\"]],\"returns\":\"void\",\"static\":true},{\"hash\":\"sha256:fcf735febafb56db7424873c14c45426f384518709ab8278d553985d0e968cb7\",\"id\":\"HTTPGet\",\"input\":\"demo.InputsDeployment$HTTPGetInput\",\"kind\":\"flow\",\"member\":\"HTTPGet(java.lang.String,boolean)\",\"owner\":\"demo.Inputs\",\"params\":[[\"url\",\"String\"],[\"secure\",\"boolean\"]],\"returns\":\"boolean\",\"static\":true},{\"hash\":\"sha256:4607935203f86b98b7bce6670a26b0ceef250d25f4e72b590b8112d6c3de49c2\",\"id\":\"fixed\",\"input\":\"void\",\"kind\":\"flow\",\"member\":\"fixed()\",\"owner\":\"demo.Inputs\",\"params\":[],\"returns\":\"String\",\"static\":true},{\"hash\":\"sha256:d6eba3fa93bac971fb60004b506464b75fd83e5adfb0d4e25321ead97c733928\",\"id\":\"nothing\",\"input\":\"demo.InputsDeployment$NothingInput\",\"kind\":\"flow\",\"member\":\"nothing(java.lang.String,java.lang.String)\",\"owner\":\"demo.Inputs\",\"params\":[[\"a\",\"String\"],[\"b\",\"String\"]],\"returns\":\"void\",\"static\":true},{\"hash\":\"sha256:8c665ffdf34fce9bbc6fd67d82fec00d538205a33c3725652cfb1c9388be7f0a\",\"id\":\"one\",\"input\":\"List<Integer>\",\"kind\":\"flow\",\"member\":\"one(java.util.List)\",\"owner\":\"demo.Inputs\",\"params\":[[\"numbers\",\"List<Integer>\"]],\"returns\":\"List<Integer>\",\"static\":true,\"timeoutSeconds\":60},{\"hash\":\"sha256:913ca26f050a4d13a46eae7a855c4b4a6da803d644e131663f69ab61c0186804\",\"id\":\"two-words.v2\",\"input\":\"demo.InputsDeployment$TwoWordsV2Input\",\"kind\":\"flow\",\"member\":\"twoWords(int,long)\",\"owner\":\"demo.Inputs\",\"params\":[[\"sluice\",\"int\"],[\"sluice_\",\"long\",\"how often\"]],\"returns\":\"int\",\"static\":true}],\"types\":{\"demo.InputsDeployment$HTTPGetInput\":{\"components\":[{\"name\":\"url\",\"type\":\"String\"},{\"name\":\"secure\",\"type\":\"boolean\"}],\"kind\":\"record\"},\"demo.InputsDeployment$NothingInput\":{\"components\":[{\"name\":\"a\",\"type\":\"String\"},{\"name\":\"b\",\"type\":\"String\"}],\"kind\":\"record\"},\"demo.InputsDeployment$TwoWordsV2Input\":{\"components\":[{\"name\":\"sluice\",\"type\":\"int\"},{\"doc\":\"how often\",\"name\":\"sluice_\",\"type\":\"long\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
public final class InputsDeployment {
  public static final Deployment DEPLOYMENT = Deployment.of(Inputs.class, MethodHandles.lookup())
      .tool("ping", "ping(java.lang.String)", "sha256:16f9e520d737a895205c69c055b2e20fa0291d771ca4b1f80a503af587f089c8",
          (target, args) -> {
            Inputs.ping((String) args[0]);
            return null;
          })
      .flow("HTTPGet", "sha256:fcf735febafb56db7424873c14c45426f384518709ab8278d553985d0e968cb7")
      .flow("fixed", "sha256:4607935203f86b98b7bce6670a26b0ceef250d25f4e72b590b8112d6c3de49c2")
      .flow("nothing", "sha256:d6eba3fa93bac971fb60004b506464b75fd83e5adfb0d4e25321ead97c733928")
      .flow("one", "sha256:8c665ffdf34fce9bbc6fd67d82fec00d538205a33c3725652cfb1c9388be7f0a")
      .flow("two-words.v2", "sha256:913ca26f050a4d13a46eae7a855c4b4a6da803d644e131663f69ab61c0186804")
      .build();

  static final FlowHandle<HTTPGetInput, Boolean> HTTP_GET = DEPLOYMENT.flow("HTTPGet");

  public static final FlowHandle<Void, String> FIXED = DEPLOYMENT.flow("fixed");

  public static final FlowHandle<NothingInput, Void> NOTHING = DEPLOYMENT.flow("nothing");

  public static final FlowHandle<List<Integer>, List<Integer>> ONE = DEPLOYMENT.flow("one");

  public static final FlowHandle<TwoWordsV2Input, Integer> TWO_WORDS_V2 = DEPLOYMENT.flow("two-words.v2");

  private InputsDeployment() {
  }

  /**
   * Runs the flow {@code HTTPGet} to its end.
   */
  static boolean HTTPGet(Sluice sluice, String url, boolean secure) {
    return sluice.run(HTTP_GET, new HTTPGetInput(url, secure));
  }

  /**
   * Runs the flow {@code nothing} to its end.
   */
  public static void nothing(Sluice sluice, String a, String b) {
    sluice.run(NOTHING, new NothingInput(a, b));
  }

  /**
   * Runs the flow {@code two-words.v2} to its end.
   */
  public static int twoWords(Sluice sluice__, int sluice, long sluice_) {
    return sluice__.run(TWO_WORDS_V2, new TwoWordsV2Input(sluice, sluice_));
  }

  /**
   * Runs flows to their ends.
   */
  public static Client client(Sluice sluice__) {
    return new Client() {
      @Override
      public String fixed() {
        return sluice__.run(InputsDeployment.FIXED);
      }

      @Override
      public void nothing(String a, String b) {
        InputsDeployment.nothing(sluice__, a, b);
      }

      @Override
      public List<Integer> one(List<Integer> numbers) {
        return sluice__.run(InputsDeployment.ONE, numbers);
      }

      @Override
      public int twoWords(int sluice, long sluice_) {
        return InputsDeployment.twoWords(sluice__, sluice, sluice_);
      }
    };
  }

  /**
   * The input of the flow {@code HTTPGet}.
   */
  record HTTPGetInput(String url, boolean secure) {
  }

  /**
   * The input of the flow {@code nothing}.
   */
  public record NothingInput(String a, String b) {
  }

  /**
   * The input of the flow {@code two-words.v2}.
   */
  public record TwoWordsV2Input(int sluice, long sluice_) {
  }

  /**
   * The flows of {@code Inputs}.
   */
  public interface Client {
    String fixed();

    void nothing(String a, String b);

    List<Integer> one(List<Integer> numbers);

    int twoWords(int sluice, long sluice_);
  }
}

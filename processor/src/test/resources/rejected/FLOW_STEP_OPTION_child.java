import dev.sluice.*;

class Other {
  @Flow
  static String other(String text) {
    return text;
  }

  @Flow
  static String other2(String text) {
    return text;
  }
}

class Same {
  @Flow(id = "other")
  static String same(String text) {
    return text;
  }
}

class Body {
  private final Work plain;

  @Named("a")
  private final Work named;

  Body(Work plain, Work named) {
    this.plain = plain;
    this.named = named;
  }

  @Flow
  static String options(String text) {
    // error: FLOW_STEP_OPTION
    @Step(retries = 2) String a = Other.other(text);
    // error: FLOW_STEP_OPTION
    @Step(backoffRate = 2, timeoutSeconds = 1) String b = Other.other(text);
    // error: FLOW_STEP_OPTION
    return Flows.step("c", StepOptions.NONE.retryIntervalSeconds(1), () -> Other.other(text));
  }

  @Flow
  static String kept(String text) {
    // error: OPTION_NOT_SUPPORTED
    String a = Flows.sub(() -> Other.other(text), Flows.queue("fast"));
    return Flows.sub(
        () -> Other.other2(a),
        // error: OPTION_NOT_SUPPORTED
        Flows.summary(SubOption.Kept.RESULT_ONLY));
  }

  @Flow
  static String ids(String text) {
    String a = Other.other(text);
    // error: FLOW_ID_CLASH
    return Same.same(a);
  }

  @Flow
  String receivers(String text) {
    // error: FLOW_COLLABORATOR
    String a = named.work(text);
    // error: FLOW_COLLABORATOR
    return new Work().work(a);
  }
}

class Work {
  @Flow
  String work(String text) {
    return text;
  }
}

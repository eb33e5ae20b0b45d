import dev.sluice.Tool;

// error: COMPANION_NAME_CLASH
interface Mail {
  @Tool
  void send(String text);
}

final class MailDeployment {}

// error: COMPANION_NAME_CLASH
interface A_B {
  @Tool
  void send(String text);
}

class A {
  interface B {
    @Tool
    void send(String text);
  }
}

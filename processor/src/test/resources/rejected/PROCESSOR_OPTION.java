// options: -Asluice.strikt=true
// error of the build: PROCESSOR_OPTION
import dev.sluice.Tool;

interface Mail {
  @Tool
  void send(String text);
}

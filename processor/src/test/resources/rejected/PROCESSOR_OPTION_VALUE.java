// options: -Asluice.strict=yes
// error of the build: PROCESSOR_OPTION_VALUE
import dev.sluice.Tool;

interface Mail {
  @Tool
  void send(String text);
}

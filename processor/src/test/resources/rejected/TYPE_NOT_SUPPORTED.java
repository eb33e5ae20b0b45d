import dev.sluice.Tool;
import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.LocalDate;

interface Tools {
  @Tool
  // error: TYPE_NOT_SUPPORTED
  LocalDate due(String id);

  @Tool
  // error: TYPE_NOT_SUPPORTED
  void pay(BigDecimal amount);

  @Tool
  // error: TYPE_NOT_SUPPORTED
  Void nothing(String id);

  @Tool
  DayOfWeek fine(String id);
}

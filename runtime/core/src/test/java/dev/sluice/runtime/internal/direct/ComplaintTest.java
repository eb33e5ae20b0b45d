package dev.sluice.runtime.internal.direct;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.runtime.internal.plain.Ir;
import dev.sluice.runtime.internal.plain.PlainHandlers;
import dev.sluice.runtime.internal.plain.PlainRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

final class ComplaintTest {

  /** Keeps what is logged. */
  private static final class Kept extends Handler {
    private final List<LogRecord> records = new ArrayList<>();

    @Override
    public void publish(LogRecord record) {
      records.add(record);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Test
  void aListenerThatFailsIsLoggedOnce() {
    Logger logger = Logger.getLogger("dev.sluice.runtime");
    Kept kept = new Kept();
    logger.addHandler(kept);
    logger.setUseParentHandlers(false);
    try (PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT.listener(event -> {
      throw new IllegalStateException("listener");
    }))) {
      PlainRunner.Linked program =
          runner.link(Ir.call("t"), new PlainHandlers().tool("t", value -> value));
      assertThat(program.run(1L)).isEqualTo(1L);
      assertThat(program.run(2L)).isEqualTo(2L);
    } finally {
      logger.removeHandler(kept);
      logger.setUseParentHandlers(true);
    }
    assertThat(kept.records).hasSize(1);
    assertThat(kept.records.get(0).getThrown()).hasMessageThat().isEqualTo("listener");
  }
}

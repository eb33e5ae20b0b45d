package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Durations, instants and big numbers inside of expressions. */
interface Times {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String times(String text) {
    java.time.Duration wait = java.time.Duration.parse(text).plusMinutes(2);
    write("parsed");
    java.time.Instant when = java.time.Instant.EPOCH.plus(wait);
    return wait.toSeconds() + "," + when.getEpochSecond();
  }

  @Flow
  default String money(String text) {
    java.math.BigDecimal amount = new java.math.BigDecimal(text);
    write("read");
    return amount.multiply(java.math.BigDecimal.TEN).toPlainString() + amount.signum();
  }

  @Flow
  default long parsed(String text) {
    return Long.parseLong(text) + Integer.parseInt(write(text).substring(1)) + Math.floorMod(-7, text.length());
  }
}

final class Run implements Script, Times {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    if ("fail".equals(what)) {
      throw new IllegalStateException("read");
    }
    return "null".equals(what) ? null : "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    if ("bad".equals(what)) {
      throw new UnsupportedOperationException("write");
    }
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Times.class, this);
    trial.check(TimesDeployment.TIMES, this::times, "PT1M", "x", null);
    trial.check(TimesDeployment.MONEY, this::money, "1.50", "-2", "x", null);
    trial.check(TimesDeployment.PARSED, this::parsed, "12", "x", "", "99999999999", null);
  }
}

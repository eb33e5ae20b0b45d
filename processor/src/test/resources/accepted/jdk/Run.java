package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Jdk {
  @Flow
  default String texts(String text) {
    String clean = text.strip().toLowerCase(Locale.ROOT).replace('-', '_').replace("x", "yy");
    boolean found = clean.startsWith("a") || clean.endsWith("z") && !clean.isBlank();
    int at = clean.indexOf("_");
    return found + ":" + at + ":" + clean.charAt(0) + clean.substring(1) + clean.compareTo("m") + clean.equals(text);
  }

  @Flow
  default long numbers(String a, String b) {
    int first = Integer.parseInt(a);
    Long second = Long.valueOf(b);
    return Math.addExact(first, second) + Math.floorMod(first, 7) + Integer.compare(first, 3) + Math.abs(-first);
  }

  @Flow
  default String money(String amount) {
    java.math.BigDecimal value = new java.math.BigDecimal(amount);
    java.math.BigDecimal rounded =
        value.multiply(java.math.BigDecimal.valueOf(3)).setScale(2, java.math.RoundingMode.HALF_UP);
    return rounded.toPlainString() + rounded.compareTo(java.math.BigDecimal.ZERO);
  }

  @Flow
  default boolean objects(String a, String b) {
    return Objects.equals(a, b) || Objects.requireNonNull(a).isEmpty();
  }

  @Flow
  default long times(String from, String to) {
    java.time.Instant start = java.time.Instant.parse(from);
    return java.time.Duration.between(start, java.time.Instant.parse(to)).toMinutes();
  }
}

final class Run implements Script, Jdk {
  @Override
  public void run(Trial trial) {
    trial.check(JdkDeployment.TEXTS, this::texts, " A-x ", "zzz", "", null);
    trial.check(
        JdkDeployment.NUMBERS,
        in -> numbers(in.a(), in.b()),
        new JdkDeployment.NumbersInput("12", "-5"),
        new JdkDeployment.NumbersInput("x", "1"),
        new JdkDeployment.NumbersInput("1", "" + Long.MAX_VALUE));
    trial.check(JdkDeployment.MONEY, this::money, "1.005", "-2", "abc");
    trial.check(
        JdkDeployment.OBJECTS,
        in -> objects(in.a(), in.b()),
        new JdkDeployment.ObjectsInput(null, null),
        new JdkDeployment.ObjectsInput(null, "x"),
        new JdkDeployment.ObjectsInput("", "x"));
    trial.check(
        JdkDeployment.TIMES,
        in -> times(in.from(), in.to()),
        new JdkDeployment.TimesInput("2024-01-01T00:00:00Z", "2024-01-01T01:30:00Z"),
        new JdkDeployment.TimesInput("2024-01-01T00:00:00Z", "never"));
  }
}

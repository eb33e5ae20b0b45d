package dev.sluice.runtime.internal.direct;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Names a run and the effects in it. Most runs are never asked for their name, so it is made when it is wanted. */
final class RunKey {

  private static final char[] BASE32 = "abcdefghijklmnopqrstuvwxyz234567".toCharArray();

  private final String storeId;
  private final @Nullable AtomicLong numbers;
  private @Nullable String runId;

  private RunKey(String storeId, @Nullable AtomicLong numbers, @Nullable String runId) {
    this.storeId = storeId;
    this.numbers = numbers;
    this.runId = runId;
  }

  /** @param storeId what outlives runs: in this process, one {@code Sluice} */
  static RunKey named(String storeId, String runId) {
    return new RunKey(storeId, null, runId);
  }

  /** A run with an id that nobody else has. */
  static RunKey numbered(String storeId, AtomicLong numbers) {
    return new RunKey(storeId, numbers, null);
  }

  synchronized String runId() {
    if (runId == null) {
      runId = storeId + "-" + Objects.requireNonNull(numbers).incrementAndGet();
    }
    return runId;
  }

  /** The same for every attempt of the activation, and different for every other activation and run. */
  String idempotencyKey(String activationId) {
    // The segment counts continuations of a run; this engine has none.
    return idempotencyKey(storeId, runId(), 0, activationId);
  }

  static String idempotencyKey(String storeId, String runId, int segment, String activationId) {
    MessageDigest digest = sha256();
    for (String part : new String[] {storeId, runId, Integer.toString(segment), activationId}) {
      byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
      // Lengths first, so that no two lists of parts have the same bytes.
      digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
      digest.update(bytes);
    }
    return base32(digest.digest());
  }

  private static String base32(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    int bits = 0;
    int held = 0;
    for (byte b : bytes) {
      held = held << 8 | b & 0xff;
      bits += 8;
      while (bits >= 5) {
        bits -= 5;
        text.append(BASE32[held >> bits & 31]);
      }
      held &= (1 << bits) - 1;
    }
    return bits == 0
        ? text.toString()
        : text.append(BASE32[held << 5 - bits & 31]).toString();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}

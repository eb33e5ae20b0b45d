package dev.sluice.ir;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Content hashes: SHA-256 over the {@linkplain CanonicalJson canonical text} of a value. */
public final class Hashes {

  /** A value reference carries half of the digest. */
  private static final int VALUE_REF_DIGITS = 32;

  private Hashes() {}

  /** {@code sha256:} and 64 lower-case hexadecimal digits. */
  public static String sha256(Json value) {
    return "sha256:" + fingerprint(value);
  }

  /** {@code sha256:} and the digest of the text in UTF-8. */
  public static String sha256(String text) {
    return "sha256:" + hex(text.getBytes(StandardCharsets.UTF_8));
  }

  /** {@code val:} and the first 32 digits of the digest. */
  public static String valueRef(Json value) {
    return "val:" + fingerprint(value).substring(0, VALUE_REF_DIGITS);
  }

  /** The 64 digits without a prefix. */
  public static String fingerprint(Json value) {
    return hex(CanonicalJson.bytes(value));
  }

  private static String hex(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }
}

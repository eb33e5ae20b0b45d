package dev.sluice.samples.releasenotes;

/**
 * One commit.
 *
 * @param hash abbreviated
 * @param date the author's date as {@code yyyy-mm-dd}
 * @param subject the first line of the message
 * @param body the rest of the message, possibly empty
 */
record Commit(String hash, String author, String date, String subject, String body) {}

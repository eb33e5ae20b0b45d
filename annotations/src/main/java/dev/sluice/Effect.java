package dev.sluice;

/** What a tool does to the world. Stated by the author and trusted: ordering, retries and approval follow from it. */
public enum Effect {
  /** Changes nothing; may run beside other steps and be repeated. */
  READ,
  /** Changes data this system owns. */
  WRITE,
  /** Reaches people or systems outside, such as a mail or a payment. */
  EXTERNAL,
  /** Must be approved by a person first: a flow may call it only after a human gate said yes. */
  DANGEROUS
}

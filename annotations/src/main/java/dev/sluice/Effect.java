package dev.sluice;

/** What a tool does to the world. Stated by the author and trusted: ordering, retries and approval follow from it. */
public enum Effect {
  /** Changes nothing; may run beside other steps and be repeated. */
  READ,
  /** Changes data this system owns. */
  WRITE,
  /** Reaches people or systems outside, such as a mail or a payment. */
  EXTERNAL,
  /**
   * To be approved by a person first. Gates are not built yet, so neither the compiler nor the runtime demands an
   * approval: such a call is ordered and never repeated, like one that is {@link #EXTERNAL}, and that is all.
   */
  DANGEROUS
}

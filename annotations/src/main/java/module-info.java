/** What a flow author writes: annotations, and the operations of {@link dev.sluice.Flows}. Depends on nothing. */
module dev.sluice.annotations {
  exports dev.sluice;
}

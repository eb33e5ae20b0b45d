package dev.sluice.runtime;

import java.util.Objects;

/**
 * A typed name of a flow: companions declare one constant per flow. Reading the deployment waits until the flow is
 * first run, so that a constant can be used anywhere.
 *
 * @param <I> input: the parameter's type, the generated {@code <Flow>Input} record for several, {@code Void} for none
 * @param <O> result; {@code Void} when the method returns nothing
 */
@SuppressWarnings("UnusedTypeParameter") // they tie input and result to the flow for the compiler
public final class FlowHandle<I, O> {

  private final Deployment deployment;
  private final String id;

  FlowHandle(Deployment deployment, String id) {
    this.deployment = Objects.requireNonNull(deployment);
    this.id = Objects.requireNonNull(id);
  }

  /** The flow's id, unique in its deployment. */
  public String id() {
    return id;
  }

  /** The companion's description of the class that declares the flow. */
  public Deployment deployment() {
    return deployment;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FlowHandle<?, ?> that
        && that.deployment == deployment
        && that.id.equals(id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return deployment.owner().getName() + "/" + id;
  }
}

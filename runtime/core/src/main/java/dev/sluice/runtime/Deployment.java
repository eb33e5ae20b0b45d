package dev.sluice.runtime;

import java.lang.invoke.MethodHandles;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a generated companion knows of its class: how to call the annotated methods, the hashes of their signatures, and
 * the rights to reach types that are not public. The programs of the flows stand in resources beside the companion.
 */
public final class Deployment {

  /** What a method is to the runtime. */
  public enum Kind {
    TOOL,
    REASONER,
    PURE
  }

  /**
   * One annotated method.
   *
   * @param id the name in programs
   * @param member {@code name(erased parameter types)}
   * @param signatureHash {@code sha256:...} of its declaration, as it was when the companion was generated
   */
  public record Member(
      Kind kind, String id, String member, String signatureHash, Invoker invoker) {}

  private final Class<?> owner;
  private final MethodHandles.Lookup lookup;
  private final Map<String, Member> members;
  private final Map<String, String> flows;

  private Deployment(Builder builder) {
    this.owner = builder.owner;
    this.lookup = builder.lookup;
    this.members = Collections.unmodifiableMap(new LinkedHashMap<>(builder.members));
    this.flows = Collections.unmodifiableMap(new LinkedHashMap<>(builder.flows));
  }

  /**
   * @param owner the annotated class
   * @param lookup the companion's own, so that everything the companion may touch can be linked
   */
  public static Builder of(Class<?> owner, MethodHandles.Lookup lookup) {
    return new Builder(owner, lookup);
  }

  public Class<?> owner() {
    return owner;
  }

  /** The companion class. */
  public Class<?> companion() {
    return lookup.lookupClass();
  }

  /** The method of the given kind and member text. */
  public Optional<Member> member(Kind kind, String member) {
    return Optional.ofNullable(members.get(key(kind, member)));
  }

  /** The companion's literal for a flow. */
  public Optional<String> flowSignatureHash(String flowId) {
    return Optional.ofNullable(flows.get(flowId));
  }

  /**
   * The handle of a flow of this deployment. The caller states the types; companions state those of the method.
   *
   * @throws DeploymentException {@code FLOW_UNKNOWN} when the deployment has no such flow
   */
  public <I, O> FlowHandle<I, O> flow(String id) {
    if (!flows.containsKey(id)) {
      throw new DeploymentException(
          "FLOW_UNKNOWN",
          owner.getName() + " has no flow '" + id + "'; it has " + flows.keySet() + ".",
          "Use a constant of " + companion().getName() + ".");
    }
    return new FlowHandle<>(this, id);
  }

  /** What the client of an interface throws when something other than a flow of it is called. */
  public SluiceException notInClient(String method) {
    String name = owner.getCanonicalName() == null ? owner.getName() : owner.getCanonicalName();
    return new SluiceException(
        "CLIENT_FLOWS_ONLY",
        "'" + method + "' was called on the client of " + name
            + ", which only runs the flows that " + name
            + " declares. Its tools and reasoners are those of the object given to Sluice.builder().bind("
            + name + ".class, ...); call that object.");
  }

  MethodHandles.Lookup lookup() {
    return lookup;
  }

  private static String key(Kind kind, String member) {
    return kind + " " + member;
  }

  @Override
  public String toString() {
    return "Deployment of " + owner.getName();
  }

  /** Filled once by a companion's static initializer. */
  public static final class Builder {
    private final Class<?> owner;
    private final MethodHandles.Lookup lookup;
    private final Map<String, Member> members = new LinkedHashMap<>();
    private final Map<String, String> flows = new LinkedHashMap<>();

    private Builder(Class<?> owner, MethodHandles.Lookup lookup) {
      this.owner = Objects.requireNonNull(owner);
      this.lookup = Objects.requireNonNull(lookup);
    }

    public Builder tool(String id, String member, String signatureHash, Invoker invoker) {
      return add(new Member(Kind.TOOL, id, member, signatureHash, invoker));
    }

    /** @param invoker used when an object is bound for the class; otherwise the models answer */
    public Builder reasoner(String id, String member, String signatureHash, Invoker invoker) {
      return add(new Member(Kind.REASONER, id, member, signatureHash, invoker));
    }

    public Builder pure(String id, String member, String signatureHash, Invoker invoker) {
      return add(new Member(Kind.PURE, id, member, signatureHash, invoker));
    }

    public Builder flow(String id, String signatureHash) {
      if (flows.putIfAbsent(id, signatureHash) != null) {
        throw new IllegalArgumentException("flow '" + id + "' is declared twice");
      }
      return this;
    }

    public Deployment build() {
      return new Deployment(this);
    }

    private Builder add(Member member) {
      if (members.putIfAbsent(key(member.kind(), member.member()), member) != null) {
        throw new IllegalArgumentException(
            member.kind() + " " + member.member() + " is declared twice");
      }
      return this;
    }
  }
}

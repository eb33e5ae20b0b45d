package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.DeploymentException;
import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Finds the companions of other classes that a flow uses, with the rights of its own companion. */
final class Companions {

  private final Deployment own;
  private final MethodHandles.Lookup lookup;
  private final Map<String, Deployment> found = new HashMap<>();

  Companions(Deployment own, MethodHandles.Lookup lookup) {
    this.own = own;
    this.lookup = lookup;
    found.put(own.companion().getName(), own);
  }

  /** @param companion binary name */
  Deployment find(String companion) {
    Deployment known = found.get(companion);
    if (known == null) {
      known = open(companion);
      found.put(companion, known);
    }
    return known;
  }

  private Deployment open(String companion) {
    try {
      Class<?> type = lookup.findClass(companion);
      return (Deployment)
          lookup.findStaticGetter(type, "DEPLOYMENT", Deployment.class).invoke();
    } catch (Error e) {
      throw e;
    } catch (Throwable e) {
      throw new DeploymentException(
          "COMPANION_MISSING",
          own.owner().getName() + " uses methods described by " + companion
              + ", which cannot be opened: " + e + ".",
          "Compile the class it belongs to with the Sluice processor, and keep both in one jar.",
          e);
    }
  }

  /** The member a program was compiled against; empty when the class has changed since. */
  Optional<Deployment.Member> member(Deployment.Kind kind, FlowResource.Step step) {
    return find(step.companion())
        .member(kind, step.member())
        .filter(member -> member.signatureHash().equals(step.signatureHash()));
  }
}

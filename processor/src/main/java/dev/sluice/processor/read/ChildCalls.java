package dev.sluice.processor.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;

/**
 * Which flow starts which as a child run, over all classes of a compilation. A circle is found where its last call is
 * read; one that other compilations take part in is found when the deployment is linked.
 */
public final class ChildCalls {

  private final Map<ExecutableElement, Set<ExecutableElement>> children = new HashMap<>();
  private final Map<ExecutableElement, String> ids = new HashMap<>();

  /** A flow and its id. */
  record Caller(ExecutableElement flow, String id) {}

  /** Adds a call; the chain of ids from the caller back to itself, if there is one now. */
  Optional<String> add(Caller caller, Caller child) {
    ids.put(caller.flow(), caller.id());
    ids.put(child.flow(), child.id());
    children.computeIfAbsent(caller.flow(), flow -> new LinkedHashSet<>()).add(child.flow());
    return path(child.flow(), caller.flow()).map(path -> caller.id() + " -> " + path);
  }

  private Optional<String> path(ExecutableElement from, ExecutableElement to) {
    Map<ExecutableElement, String> reached = new LinkedHashMap<>();
    Deque<ExecutableElement> open = new ArrayDeque<>();
    reached.put(from, ids.get(from));
    open.add(from);
    while (!open.isEmpty()) {
      ExecutableElement at = open.remove();
      if (at.equals(to)) {
        return Optional.ofNullable(reached.get(at));
      }
      for (ExecutableElement child : children.getOrDefault(at, Set.of())) {
        if (reached.putIfAbsent(child, reached.get(at) + " -> " + ids.get(child)) == null) {
          open.add(child);
        }
      }
    }
    return Optional.empty();
  }
}

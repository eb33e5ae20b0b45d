package dev.sluice.testkit.naive;

import dev.sluice.ir.Json;
import dev.sluice.ir.Shape;
import java.util.List;
import java.util.OptionalDouble;

/** One thing that happened in a run. Every activation is planned, and then either did or failed. */
public sealed interface TraceEvent {

  /** The activation: its node, followed by the indices of the rounds and items it stands in, such as {@code b[0][2]}. */
  String activation();

  /** The id of the node. */
  String node();

  /** What this event follows from. */
  List<Ref> causes();

  /** Names another event of the run. */
  record Ref(Kind kind, String activation, String node) {}

  enum Kind {
    PLANNED,
    DID,
    FAILED
  }

  /** @param shape the surface shape of the node */
  record Planned(String activation, String node, List<Ref> causes, Shape shape)
      implements TraceEvent {
    public Planned {
      causes = List.copyOf(causes);
    }
  }

  /**
   * @param cost in cost units, absent when unknown or none
   * @param attrs details that depend on the operator
   */
  record Did(
      String activation,
      String node,
      List<Ref> causes,
      Shape shape,
      Json value,
      OptionalDouble cost,
      Json.Obj attrs)
      implements TraceEvent {
    public Did {
      causes = List.copyOf(causes);
    }
  }

  record Failed(String activation, String node, List<Ref> causes, Exception failure)
      implements TraceEvent {
    public Failed {
      causes = List.copyOf(causes);
    }
  }
}

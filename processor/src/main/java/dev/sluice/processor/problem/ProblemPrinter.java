package dev.sluice.processor.problem;

import dev.sluice.processor.problem.Spot.ElementSpot;
import javax.annotation.processing.Messager;
import javax.tools.Diagnostic;

/** Where messages go. The printer of package {@code read} adds positions inside bodies. */
public interface ProblemPrinter {

  void print(Message message);

  /** Knows declarations only. A message without a position would be useless, so another spot is refused. */
  static ProblemPrinter to(Messager messager) {
    return message -> {
      Diagnostic.Kind kind = kind(message);
      if (message.spot() instanceof Spot.CommandLine) {
        messager.printMessage(kind, message.text());
        return;
      }
      if (!(message.spot() instanceof ElementSpot spot)) {
        throw new IllegalArgumentException("no position for " + message);
      }
      if (spot.value().isPresent()) {
        messager.printMessage(
            kind,
            message.text(),
            spot.element(),
            spot.annotation().get(),
            spot.value().get());
      } else if (spot.annotation().isPresent()) {
        messager.printMessage(
            kind, message.text(), spot.element(), spot.annotation().get());
      } else {
        messager.printMessage(kind, message.text(), spot.element());
      }
    };
  }

  /** The compiler's word for a severity. */
  static Diagnostic.Kind kind(Message message) {
    return switch (message.severity()) {
      case ERROR -> Diagnostic.Kind.ERROR;
      case WARNING -> Diagnostic.Kind.WARNING;
      case MANDATORY_WARNING -> Diagnostic.Kind.MANDATORY_WARNING;
    };
  }
}

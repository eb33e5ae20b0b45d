package dev.sluice.processor.decl;

import dev.sluice.processor.problem.Spot;
import java.util.Optional;
import javax.lang.model.element.Element;

/** Where a problem of a declaration is shown: there, or at its use when the declaration is in a library. */
record SpotChoice(Optional<Spot> use) {

  static final SpotChoice DECLARATION = new SpotChoice(Optional.empty());

  Spot of(Element element) {
    return use.orElseGet(() -> Spot.of(element));
  }

  Spot of(Annotated annotation, String member) {
    return use.orElseGet(() -> annotation.spot(member));
  }
}

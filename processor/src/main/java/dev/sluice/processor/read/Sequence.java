package dev.sluice.processor.read;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.StatementTree;
import java.util.List;
import java.util.Optional;

/**
 * Statements still to be read, each with the place where it stands. After a branch that some arm returns from, the rest
 * is read inside the graph of the other arm, but its place stays that of the source.
 */
record Sequence(
    List<? extends StatementTree> statements, int index, Place place, Optional<Sequence> next) {

  static Sequence of(BlockTree block, Place place) {
    return of(block.getStatements(), place);
  }

  static Sequence of(List<? extends StatementTree> statements, Place place) {
    return new Sequence(statements, 0, place, Optional.empty());
  }

  /** These statements, which are one list, and behind them others. */
  Sequence then(Sequence rest) {
    return new Sequence(statements, index, place, Optional.of(rest));
  }

  /** The same statements from the first unread one on, past lists that are at their end. */
  Sequence trimmed() {
    Sequence at = this;
    while (at.index == at.statements.size() && at.next.isPresent()) {
      at = at.next.get();
    }
    return at;
  }

  boolean isEmpty() {
    return trimmed().index == trimmed().statements.size();
  }

  /** The first statement of a trimmed sequence that is not empty. */
  StatementTree head() {
    return statements.get(index);
  }

  Sequence tail() {
    return new Sequence(statements, index + 1, place, next);
  }
}

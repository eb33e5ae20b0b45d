package dev.sluice.processor.read;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.StatementTree;
import java.util.List;
import java.util.Optional;

/**
 * Statements still to be read, each with the place where it stands. After a branch that some arm returns from, the rest
 * is read inside the graph of the other arm, but its place stays that of the source.
 *
 * @param fork read before the statements: a group of a switch, which is no statement
 */
record Sequence(
    List<? extends StatementTree> statements,
    int index,
    Place place,
    Optional<Fork> fork,
    Optional<Sequence> next) {

  static Sequence of(BlockTree block, Place place) {
    return of(block.getStatements(), place);
  }

  static Sequence of(List<? extends StatementTree> statements, Place place) {
    return new Sequence(statements, 0, place, Optional.empty(), Optional.empty());
  }

  static Sequence of(Fork fork, Place place) {
    return new Sequence(List.of(), 0, place, Optional.of(fork), Optional.empty());
  }

  /** These statements, which are one list, and behind them others. */
  Sequence then(Sequence rest) {
    return next.isPresent()
        ? new Sequence(statements, index, place, fork, Optional.of(next.get().then(rest)))
        : new Sequence(statements, index, place, fork, Optional.of(rest));
  }

  /** The same statements from the first unread one on, past lists that are at their end. */
  Sequence trimmed() {
    Sequence at = this;
    while (at.isAtEnd() && at.next.isPresent()) {
      at = at.next.get();
    }
    return at;
  }

  boolean isEmpty() {
    return trimmed().isAtEnd();
  }

  private boolean isAtEnd() {
    return fork.isEmpty() && index == statements.size();
  }

  /** The first statement of a trimmed sequence that is not empty and has no fork. */
  StatementTree head() {
    return statements.get(index);
  }

  Sequence tail() {
    return fork.isPresent()
        ? new Sequence(statements, index, place, Optional.empty(), next)
        : new Sequence(statements, index + 1, place, fork, next);
  }
}

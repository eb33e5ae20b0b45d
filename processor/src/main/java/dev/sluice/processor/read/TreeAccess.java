package dev.sluice.processor.read;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.sluice.processor.decl.AccessorSource;
import dev.sluice.processor.problem.ProblemPrinter;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** The way to the compiler's trees, and the only place that knows how a build tool may hide them. */
public final class TreeAccess {

  private final JavacTask task;
  private final Trees trees;
  private final Written written;

  private TreeAccess(JavacTask task, Trees trees) {
    this.task = task;
    this.trees = trees;
    this.written = new Written(trees);
  }

  /** Absent when the compiler is not javac: then nobody can read bodies. */
  public static Optional<TreeAccess> of(ProcessingEnvironment environment) {
    return Unwrap.javac(environment)
        .map(javac -> new TreeAccess(JavacTask.instance(javac), Trees.instance(javac)));
  }

  /**
   * Calls {@code action} once for each top-level class whose bodies have been attributed. Types in bodies and elements
   * behind names are known then; nothing that {@code action} finds may go into a generated source, it is too late.
   *
   * @param all every top-level class of the rounds, asked for once
   */
  public void onAnalyzed(Supplier<List<TypeElement>> all, Consumer<TypeElement> action) {
    task.addTaskListener(new TaskListener() {
      private boolean begun;

      @Override
      public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.ANALYZE && event.getTypeElement() != null) {
          if (!begun) {
            begun = true;
            written.remember(all.get());
          }
          action.accept(event.getTypeElement());
        }
      }
    });
  }

  /**
   * Calls {@code action} before the class file of a top-level class is made. The compiler gets there only when it has
   * found no error, so whatever was left to it to report has turned out to be in order.
   */
  public void onAccepted(Consumer<TypeElement> action) {
    task.addTaskListener(new TaskListener() {
      @Override
      public void started(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.GENERATE && event.getTypeElement() != null) {
          action.accept(event.getTypeElement());
        }
      }
    });
  }

  /** Tells written record accessors from those that the compiler made. Declarations only, so usable at any time. */
  public AccessorSource accessors() {
    return new AccessorSource() {
      @Override
      public boolean isWritten(ExecutableElement accessor) {
        return written.isWritten(accessor);
      }

      @Override
      public boolean isSource(TypeElement type) {
        return written.isOfThisCompilation(type);
      }
    };
  }

  /** Prints problems at trees, and others as {@code messager} does. */
  public ProblemPrinter printer(Messager messager) {
    ProblemPrinter declarations = ProblemPrinter.to(messager);
    return message -> {
      if (message.spot() instanceof TreeSpot spot) {
        trees.printMessage(ProblemPrinter.kind(message), message.text(), spot.tree(), spot.unit());
      } else {
        declarations.print(message);
      }
    };
  }

  /** The source of a class of this compilation; absent for a class file. */
  Optional<Source> source(TypeElement type) {
    TreePath path = trees.getPath(type);
    return path == null ? Optional.empty() : Optional.of(new Source(trees, written, path));
  }
}

package dev.sluice.processor.testing;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Where statements of {@code @Flow} methods begin in a source file. */
public final class FlowStatements {

  /**
   * One flow.
   *
   * @param boundaries offsets in the file at which a statement may be inserted
   */
  public record Flow(String method, List<Integer> boundaries) {}

  private FlowStatements() {}

  /** The flows of a file, in its order. */
  public static List<Flow> of(Path file) {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = javac.getStandardFileManager(null, null, null)) {
      JavacTask task = (JavacTask)
          javac.getTask(null, files, null, List.of(), null, files.getJavaFileObjects(file));
      CompilationUnitTree unit = task.parse().iterator().next();
      List<Flow> flows = new ArrayList<>();
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitMethod(MethodTree method, Void unused) {
          boolean isFlow = method.getModifiers().getAnnotations().stream()
              .anyMatch(used -> used.getAnnotationType().toString().equals("Flow"));
          if (isFlow) {
            Boundaries found = new Boundaries(unit, Trees.instance(task).getSourcePositions());
            found.scan(method.getBody(), null);
            flows.add(new Flow(method.getName().toString(), found.offsets));
          }
          return super.visitMethod(method, unused);
        }
      }.scan(unit, null);
      return flows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Boundaries extends TreeScanner<Void, Void> {

    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<Integer> offsets = new ArrayList<>();

    private Boundaries(CompilationUnitTree unit, SourcePositions positions) {
      this.unit = unit;
      this.positions = positions;
    }

    @Override
    public Void visitBlock(BlockTree block, Void unused) {
      List<? extends StatementTree> statements = block.getStatements();
      for (StatementTree statement : statements) {
        offsets.add((int) positions.getStartPosition(unit, statement));
      }
      Tree.Kind last = statements.isEmpty()
          ? Tree.Kind.EMPTY_STATEMENT
          : statements.get(statements.size() - 1).getKind();
      if (last == Tree.Kind.EXPRESSION_STATEMENT || last == Tree.Kind.VARIABLE) {
        offsets.add((int) positions.getEndPosition(unit, block) - 1);
      }
      return super.visitBlock(block, unused);
    }

    @Override
    public Void visitClass(ClassTree type, Void unused) {
      return null;
    }
  }
}

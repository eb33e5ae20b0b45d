package dev.sluice.processor.read;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.sluice.processor.problem.Spot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * One attributed top-level class. Members are found by one walk: looking each of them up through {@link Trees} scans the
 * file every time.
 */
final class Source {

  private final Trees trees;
  private final Written written;
  private final TreePath root;
  private final SourcePositions positions;
  private final Map<Element, MethodTree> methods = new HashMap<>();
  private final Map<Element, VariableTree> fields = new HashMap<>();
  private final List<ExecutableElement> order = new ArrayList<>();
  private final Set<Tree> members = Collections.newSetFromMap(new IdentityHashMap<>());

  Source(Trees trees, Written written, TreePath root) {
    this.trees = trees;
    this.written = written;
    this.root = root;
    this.positions = trees.getSourcePositions();
    index((ClassTree) root.getLeaf());
  }

  private void index(ClassTree type) {
    members.add(type);
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree method
          && element(method) instanceof ExecutableElement executable) {
        methods.put(executable, method);
        order.add(executable);
      } else if (member instanceof VariableTree field) {
        fields.put(element(field), field);
      } else if (member instanceof ClassTree inner) {
        index(inner);
      }
    }
  }

  ClassTree tree() {
    return (ClassTree) root.getLeaf();
  }

  /** True for the class itself and classes that are members in it, false for local and anonymous ones. */
  boolean isMember(ClassTree type) {
    return members.contains(type);
  }

  /** The top-level class that is read. */
  Element topLevel() {
    return trees.getElement(root);
  }

  /** Methods and constructors of the class and of classes in it, in source order. */
  List<ExecutableElement> methods() {
    return List.copyOf(order);
  }

  Optional<MethodTree> method(Element method) {
    return Optional.ofNullable(methods.get(method));
  }

  Optional<VariableTree> field(Element field) {
    return Optional.ofNullable(fields.get(field));
  }

  Written written() {
    return written;
  }

  /** What a name, call or declaration stands for; null if nothing. */
  Element element(Tree tree) {
    // Only the leaf matters to javac once the class is attributed.
    return trees.getElement(new TreePath(root, tree));
  }

  /** The variable a declaration or name stands for. */
  Optional<VariableElement> variable(Tree tree) {
    return element(tree) instanceof VariableElement variable
        ? Optional.of(variable)
        : Optional.empty();
  }

  /** The type of an expression; null where javac gives none. */
  TypeMirror type(Tree tree) {
    return trees.getTypeMirror(new TreePath(root, tree));
  }

  Spot spot(Tree tree) {
    return new TreeSpot(root.getCompilationUnit(), tree);
  }

  /** The line on which a tree begins, from 1. */
  int line(Tree tree) {
    CompilationUnitTree unit = root.getCompilationUnit();
    long start = positions.getStartPosition(unit, tree);
    if (start < 0) {
      return 1;
    }
    // With -g:none javac keeps no map.
    return unit.getLineMap() == null
        ? countedLine(unit, start)
        : (int) unit.getLineMap().getLineNumber(start);
  }

  private static int countedLine(CompilationUnitTree unit, long start) {
    try {
      return 1
          + (int) unit.getSourceFile()
              .getCharContent(true)
              .chars()
              .limit(start)
              .filter(letter -> letter == '\n')
              .count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The name of the file without folders. */
  String fileName() {
    String path = root.getCompilationUnit().getSourceFile().getName().replace('\\', '/');
    return path.substring(path.lastIndexOf('/') + 1);
  }
}

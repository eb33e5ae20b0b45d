package dev.sluice.processor.read;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import dev.sluice.processor.problem.Spot;

/** A position inside a file of this compilation. */
record TreeSpot(CompilationUnitTree unit, Tree tree) implements Spot {}

package dev.sluice.processor.decl;

import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeTable;
import java.util.List;
import javax.lang.model.element.ExecutableElement;

/**
 * A declared step: an annotated method that was found to be in order. It comes from this compilation or from a
 * dependency; the two look alike.
 */
public sealed interface StepDecl permits ToolDecl, ReasonerDecl, PureDecl, FlowDecl {

  Signature signature();

  /** {@code tool}, {@code reasoner}, {@code pure} or {@code flow}. */
  String kind();

  /**
   * SHA-256 of the canonical JSON of {@link #declaration()}, {@code sha256:...}; the literal in the companion. A method
   * of a generic type has one hash, whatever the receiver it is seen from.
   */
  String signatureHash();

  /** Everything about the declaration that other compilations and the runtime rely on. */
  Json.Obj declaration();

  /** The same step as a member of a receiver with concrete type arguments. */
  StepDecl withSignature(Signature concrete);

  /** The same step with the declaration and hash that its own compilation wrote down. */
  StepDecl withHash(Json.Obj json, String hash);

  default String id() {
    return signature().id();
  }

  /** Binary name of the class that declares the method. */
  default String owner() {
    return signature().owner();
  }

  /** Binary name of the owner's companion. */
  default String companion() {
    return signature().companion();
  }

  /** {@code name(erased parameter types)}, binary names separated by commas without space. */
  default String member() {
    return signature().member();
  }

  default List<Param> params() {
    return signature().params();
  }

  default BoundaryType returns() {
    return signature().returns();
  }

  /** Binary names of declared exceptions, sorted. */
  default List<String> thrown() {
    return signature().thrown();
  }

  default boolean isStatic() {
    return signature().isStatic();
  }

  /** True when the method has no body, so an object (or a model) must answer it. */
  default boolean isAbstract() {
    return signature().isAbstract();
  }

  /** Definitions of all named types that {@link #params()} and {@link #returns()} reach. */
  default TypeTable types() {
    return signature().types();
  }

  default ExecutableElement element() {
    return signature().element();
  }
}

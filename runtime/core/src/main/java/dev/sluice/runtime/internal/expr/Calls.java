package dev.sluice.runtime.internal.expr;

import dev.sluice.ir.expr.AllowList;
import dev.sluice.ir.expr.AllowedMethod;
import dev.sluice.ir.expr.AllowedMethod.Form;
import dev.sluice.ir.expr.AllowedMethod.Trait;
import dev.sluice.ir.expr.Expr;
import dev.sluice.runtime.internal.value.Sneaky;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;

/** Calls of allow-listed members through method handles of the public lookup. */
final class Calls {

  private static final MethodHandles.Lookup PUBLIC = MethodHandles.publicLookup();

  private Calls() {}

  /** @param operands the receiver, if there is one, and the arguments */
  static Evaluator link(Expr.Call call, List<Evaluator> operands) {
    AllowList.problem(call).ifPresent(problem -> {
      throw new IllegalArgumentException(problem);
    });
    AllowedMethod method = AllowList.find(call.signature()).orElseThrow();
    MethodHandle handle = generic(method, operands.size());
    if (method.form() == Form.CONSTANT) {
      Object constant = invoke(handle);
      return frame -> constant;
    }
    return switch (operands.size()) {
      case 1 -> one(handle, operands.get(0));
      case 2 -> two(handle, operands.get(0), operands.get(1));
      default ->
        many(
            handle.asSpreader(Object[].class, operands.size()), operands.toArray(Evaluator[]::new));
    };
  }

  private static Object invoke(MethodHandle handle) {
    try {
      return (Object) handle.invokeExact();
    } catch (Throwable e) {
      throw Sneaky.rethrow(e);
    }
  }

  private static Evaluator one(MethodHandle handle, Evaluator first) {
    return frame -> {
      Object a = first.eval(frame);
      try {
        return (Object) handle.invokeExact(a);
      } catch (Throwable e) {
        throw Sneaky.rethrow(e);
      }
    };
  }

  private static Evaluator two(MethodHandle handle, Evaluator first, Evaluator second) {
    return frame -> {
      Object a = first.eval(frame);
      Object b = second.eval(frame);
      try {
        return (Object) handle.invokeExact(a, b);
      } catch (Throwable e) {
        throw Sneaky.rethrow(e);
      }
    };
  }

  private static Evaluator many(MethodHandle handle, Evaluator[] operands) {
    return frame -> {
      Object[] values = all(operands, frame);
      try {
        return (Object) handle.invokeExact(values);
      } catch (Throwable e) {
        throw Sneaky.rethrow(e);
      }
    };
  }

  static Object[] all(Evaluator[] operands, Object[] frame) {
    Object[] values = new Object[operands.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = operands[i].eval(frame);
    }
    return values;
  }

  /** The member as a handle that takes and returns objects only. */
  private static MethodHandle generic(AllowedMethod method, int operands) {
    try {
      MethodHandle handle = exact(method);
      if (method.is(Trait.VARARGS)) {
        int fixed = handle.type().parameterCount() - 1;
        handle =
            handle.asFixedArity().asCollector(handle.type().parameterType(fixed), operands - fixed);
      }
      return handle.asType(MethodType.genericMethodType(operands));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "this JDK lacks the allow-listed member " + method.signature(), e);
    }
  }

  private static MethodHandle exact(AllowedMethod method) throws ReflectiveOperationException {
    Class<?> owner = type(method.owner());
    Class<?>[] parameters = new Class<?>[method.parameters().size()];
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = type(method.parameters().get(i));
    }
    MethodType type = MethodType.methodType(type(method.returns()), parameters);
    return switch (method.form()) {
      case STATIC -> PUBLIC.findStatic(owner, method.name(), type);
      case INSTANCE -> PUBLIC.findVirtual(owner, method.name(), type);
      case CONSTRUCTOR -> PUBLIC.findConstructor(owner, type.changeReturnType(void.class));
      case CONSTANT -> PUBLIC.findStaticGetter(owner, method.name(), type.returnType());
    };
  }

  private static Class<?> type(String name) throws ClassNotFoundException {
    if (name.endsWith("[]")) {
      return type(name.substring(0, name.length() - 2)).arrayType();
    }
    return switch (name) {
      case "boolean" -> boolean.class;
      case "byte" -> byte.class;
      case "short" -> short.class;
      case "char" -> char.class;
      case "int" -> int.class;
      case "long" -> long.class;
      case "float" -> float.class;
      case "double" -> double.class;
      default -> Class.forName(name);
    };
  }
}

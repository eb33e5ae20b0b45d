package dev.sluice.processor.testing;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Runs a processor with another environment than javac's own, as build tools do. */
public final class WrappingProcessor implements Processor {

  private final Processor inner;
  private final UnaryOperator<ProcessingEnvironment> wrapper;

  public WrappingProcessor(Processor inner, UnaryOperator<ProcessingEnvironment> wrapper) {
    this.inner = inner;
    this.wrapper = wrapper;
  }

  /** The environment is hidden behind two proxies. */
  public static WrappingProcessor withProxies(Processor inner) {
    UnaryOperator<ProcessingEnvironment> proxy = environment ->
        proxy(ProcessingEnvironment.class, environment, "no such method", () -> environment);
    return new WrappingProcessor(inner, environment -> proxy.apply(proxy.apply(environment)));
  }

  /** @param method of the filer that throws */
  public static WrappingProcessor withFailingFiler(
      Processor inner, String method, Supplier<IOException> failure) {
    return new WrappingProcessor(inner, environment -> {
      Filer filer = proxy(Filer.class, environment.getFiler(), method, failure);
      return proxy(ProcessingEnvironment.class, environment, "getFiler", () -> filer);
    });
  }

  /** All methods go to the target, but one gives what it is told, or throws it. */
  private static <T> T proxy(Class<T> type, T target, String method, Supplier<?> instead) {
    return type.cast(Proxy.newProxyInstance(
        WrappingProcessor.class.getClassLoader(),
        new Class<?>[] {type},
        (proxy, called, arguments) -> {
          if (called.getName().equals(method)) {
            Object result = instead.get();
            if (result instanceof IOException failure) {
              throw failure;
            }
            return result;
          }
          try {
            return called.invoke(target, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        }));
  }

  @Override
  public void init(ProcessingEnvironment environment) {
    inner.init(wrapper.apply(environment));
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return inner.process(annotations, round);
  }

  @Override
  public Set<String> getSupportedOptions() {
    return inner.getSupportedOptions();
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return inner.getSupportedAnnotationTypes();
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return inner.getSupportedSourceVersion();
  }

  @Override
  public Iterable<? extends javax.annotation.processing.Completion> getCompletions(
      Element element, AnnotationMirror annotation, ExecutableElement member, String userText) {
    return inner.getCompletions(element, annotation, member, userText);
  }
}

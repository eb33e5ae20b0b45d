package dev.sluice.processor.random;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.GoldenFiles;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A class of flows that was compiled, ready to be run both ways. */
final class Compiled implements AutoCloseable {

  private static final List<String> KIT = List.of("Kit.java", "Inputs.java", "Others.java");

  private final URLClassLoader loader;
  private final Sluice sluice;
  private final Object plain;
  private final Class<?> owner;
  private final Class<?> companion;
  private final Map<String, List<Object>> inputs;
  private final Map<String, FlowHandle<Object, Object>> handles = new HashMap<>();

  static Compilations.Result compile(FlowClass flows, Path folder) {
    Compilations compilation =
        Compilations.into(folder).options("-Xlint:none").source(flows.file(), flows.source());
    Path kit = GoldenFiles.resources().resolve("random");
    KIT.forEach(file -> compilation.source("demo/" + file, GoldenFiles.read(kit.resolve(file))));
    return compilation.compile();
  }

  @SuppressWarnings("unchecked")
  Compiled(FlowClass flows, Path classes) throws IOException, ReflectiveOperationException {
    loader =
        new URLClassLoader(new URL[] {classes.toUri().toURL()}, Compiled.class.getClassLoader());
    Class<?> all = loader.loadClass("demo.Inputs");
    inputs = (Map<String, List<Object>>) opened(all.getDeclaredField("INPUTS")).get(null);
    owner = loader.loadClass("demo." + flows.name());
    companion = loader.loadClass("demo." + flows.name() + "Deployment");
    Method create = loader.loadClass("demo." + flows.name() + "Plain").getDeclaredMethod("create");
    create.setAccessible(true);
    plain = create.invoke(null);
    Constructor<?> fakes = loader.loadClass("demo.Kit$Fake").getDeclaredConstructor();
    fakes.setAccessible(true);
    Object fake = fakes.newInstance();
    // With one branch at a time, each run keeps to its own thread.
    boolean alone = flows.form() == FlowClass.Form.RECORD;
    Sluice.Builder builder = alone ? Sluice.builder().parallelism(1) : Sluice.builder();
    sluice = bound(builder, "demo.Kit$Tools", fake, "demo.Kit$Minds").build();
    for (Field field : companion.getDeclaredFields()) {
      if (FlowHandle.class.isAssignableFrom(field.getType())) {
        FlowHandle<Object, Object> handle =
            (FlowHandle<Object, Object>) opened(field).get(null);
        handles.put(handle.id(), handle);
      }
    }
  }

  @SuppressWarnings("unchecked")
  private Sluice.Builder bound(Sluice.Builder builder, String first, Object fake, String second)
      throws ClassNotFoundException {
    return builder
        .bind((Class<Object>) loader.loadClass(first), fake)
        .bind((Class<Object>) loader.loadClass(second), fake);
  }

  private static Field opened(Field field) {
    field.setAccessible(true);
    return field;
  }

  /** Arguments for one run; most are harmless. */
  List<Object> arguments(Flow flow, Draw draw) {
    List<Object> arguments = new ArrayList<>();
    for (Scope.Variable parameter : flow.parameters()) {
      List<Object> values = inputs.get(parameter.type().text());
      arguments.add(
          values.get(draw.below(draw.chance(70) ? (values.size() + 1) / 2 : values.size())));
    }
    return arguments;
  }

  Outcome plain(Flow flow, List<Object> arguments) throws ReflectiveOperationException {
    Method method = Arrays.stream(owner.getDeclaredMethods())
        .filter(candidate -> candidate.getName().equals(flow.name()))
        .findFirst()
        .orElseThrow();
    method.setAccessible(true);
    return Outcome.of(() -> method.invoke(plain, arguments.toArray()));
  }

  /** @param start whether the run has a thread of its own */
  Outcome program(Flow flow, List<Object> arguments, boolean start)
      throws ReflectiveOperationException {
    FlowHandle<Object, Object> handle = handles.get(flow.name());
    Object input = switch (arguments.size()) {
      case 0 -> null;
      case 1 -> arguments.get(0);
      default -> input(flow, arguments);
    };
    return Outcome.of(
        () -> start ? sluice.start(handle, input).result() : sluice.run(handle, input));
  }

  private Object input(Flow flow, List<Object> arguments) throws ReflectiveOperationException {
    String name =
        flow.name().substring(0, 1).toUpperCase(Locale.ROOT) + flow.name().substring(1) + "Input";
    Constructor<?> constructor =
        loader.loadClass(companion.getName() + "$" + name).getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    return constructor.newInstance(arguments.toArray());
  }

  @Override
  public void close() throws IOException {
    sluice.close();
    loader.close();
  }
}

package dev.sluice.runtime.internal.value;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.runtime.DeploymentException;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TypeAccessTest {

  private record Hidden(int value) {}

  @Test
  void readsAndMakesRecords() {
    String hit = Demo.Hit.class.getName();
    Object made = Demo.ACCESS.constructor(hit).make(new Object[] {"t", Demo.Queue.BUG, true});
    assertThat(made).isEqualTo(new Demo.Hit("t", Demo.Queue.BUG, true));
    assertThat(Demo.ACCESS.accessor(hit, "queue").apply(made)).isEqualTo(Demo.Queue.BUG);
    assertThat(Demo.ACCESS.accessor(hit, "large").apply(made)).isEqualTo(true);
    assertThat(Demo.ACCESS.constructor(Demo.Nothing.class.getName()).make(new Object[0]))
        .isEqualTo(new Demo.Nothing());
  }

  @Test
  void everyPrimitiveIsBoxedAsItself() {
    Demo.Scalars scalars = new Demo.Scalars(true, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d);
    List<Object> expected = List.of(true, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d);
    String name = Demo.Scalars.class.getName();
    for (int i = 0; i < expected.size(); i++) {
      String component = Demo.Scalars.class.getRecordComponents()[i].getName();
      assertThat(Demo.ACCESS.accessor(name, component).apply(scalars)).isEqualTo(expected.get(i));
    }
    assertThat(Demo.ACCESS.constructor(name).make(expected.toArray())).isEqualTo(scalars);
  }

  @Test
  void whatConstructorsThrowComesOutUnwrapped() {
    RecordMaker maker = Demo.ACCESS.constructor(Demo.Positive.class.getName());
    Exception error =
        assertThrows(IllegalArgumentException.class, () -> maker.make(new Object[] {0}));
    assertThat(error).hasMessageThat().isEqualTo("not positive: 0");
    Function<Object, Object> value = Demo.ACCESS.accessor(Demo.Positive.class.getName(), "value");
    assertThrows(NullPointerException.class, () -> value.apply(null));
    assertThrows(ClassCastException.class, () -> value.apply("x"));
  }

  @Test
  void exceptionsAreMadeByTheTypesOfParameters() {
    RecordMaker maker =
        Demo.ACCESS.throwable("java.lang.IndexOutOfBoundsException", List.of("long"));
    assertThat(maker.make(new Object[] {7L})).isInstanceOf(IndexOutOfBoundsException.class);
    assertThat(code(() -> Demo.ACCESS.throwable("java.lang.String", List.of())))
        .isEqualTo("TYPE_CHANGED");
    assertThat(
            code(() -> Demo.ACCESS.throwable("java.lang.IllegalStateException", List.of("long"))))
        .isEqualTo("TYPE_CHANGED");
  }

  @Test
  void enumsOfTheJdkAndConstantsWithBodies() {
    assertThat(Demo.ACCESS.enumConstant("java.math.RoundingMode", "HALF_UP"))
        .isEqualTo(RoundingMode.HALF_UP);
    assertThat(Demo.ACCESS.enumConstant(Demo.Queue.class.getName(), "BUG"))
        .isEqualTo(Demo.Queue.BUG);
  }

  @Test
  void failuresHaveCodes() {
    assertThat(code(() -> Demo.ACCESS.find("demo.Missing"))).isEqualTo("TYPE_NOT_FOUND");
    assertThat(code(() -> Demo.ACCESS.constructor("java.lang.String"))).isEqualTo("TYPE_CHANGED");
    assertThat(code(() -> Demo.ACCESS.accessor(Demo.Hit.class.getName(), "gone")))
        .isEqualTo("TYPE_CHANGED");
    assertThat(code(() -> Demo.ACCESS.enumConstants(Demo.Hit.class.getName())))
        .isEqualTo("TYPE_CHANGED");
    assertThat(code(() -> Demo.ACCESS.constructor(Hidden.class.getName())))
        .isEqualTo("TYPE_NOT_ACCESSIBLE");
  }

  private static String code(org.junit.jupiter.api.function.Executable lookUp) {
    return assertThrows(DeploymentException.class, lookUp).code();
  }

  @Test
  void aLookupWithLessThanFullRightsReadsThroughHandles() {
    TypeAccess access =
        TypeAccess.of(MethodHandles.lookup().dropLookupMode(MethodHandles.Lookup.PRIVATE));
    String positive = Demo.Positive.class.getName();
    assertThat(access
            .accessor(positive, "value")
            .apply(access.constructor(positive).make(new Object[] {3})))
        .isEqualTo(3);
  }

  /** The types are package-private and nested, the module opens nothing and does not know us. */
  @Test
  void aNamedModuleNeedsNoOpens(@TempDir Path folder) throws Exception {
    write(folder, "module-info.java", "module probe { exports probe; }");
    write(
        folder,
        "probe/Owner.java",
        "package probe;",
        "import java.lang.invoke.MethodHandles;",
        "public class Owner {",
        "  enum Color { RED, GREEN { public String toString() { return \"g\"; } } }",
        "  record Paint(Color color, int layers, java.util.List<String> words) {}",
        "  public static MethodHandles.Lookup lookup() { return MethodHandles.lookup(); }",
        "}");
    Path classes = folder.resolve("classes");
    int status = ToolProvider.getSystemJavaCompiler()
        .run(
            null,
            null,
            null,
            "--release",
            "17",
            "-d",
            classes.toString(),
            folder.resolve("module-info.java").toString(),
            folder.resolve("probe/Owner.java").toString());
    assertThat(status).isEqualTo(0);
    Configuration configuration = ModuleLayer.boot()
        .configuration()
        .resolve(ModuleFinder.of(classes), ModuleFinder.of(), Set.of("probe"));
    ModuleLayer layer =
        ModuleLayer.boot().defineModulesWithOneLoader(configuration, getClass().getClassLoader());
    Class<?> owner = layer.findLoader("probe").loadClass("probe.Owner");
    assertWithMessage("the probe is in a named module")
        .that(owner.getModule().isNamed())
        .isTrue();

    TypeAccess access =
        TypeAccess.of((MethodHandles.Lookup) owner.getMethod("lookup").invoke(null));
    Object green = access.enumConstant("probe.Owner$Color", "GREEN");
    Object paint =
        access.constructor("probe.Owner$Paint").make(new Object[] {green, 2, List.of("wet")});
    assertThat(access.accessor("probe.Owner$Paint", "color").apply(paint)).isSameInstanceAs(green);
    assertThat(access.accessor("probe.Owner$Paint", "layers").apply(paint)).isEqualTo(2);
    assertThat(access.accessor("probe.Owner$Paint", "words").apply(paint))
        .isEqualTo(List.of("wet"));
  }

  private static void write(Path folder, String name, String... lines) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, List.of(lines));
  }
}

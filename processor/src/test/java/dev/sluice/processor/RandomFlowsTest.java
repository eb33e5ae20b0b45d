package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.RandomFlows;
import dev.sluice.processor.testing.Script;
import dev.sluice.processor.testing.Trial;
import java.lang.reflect.Constructor;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Flows written at random do the same as plain Java and as programs. {@code -Dflows.random} is the number of each. */
class RandomFlowsTest {

  private static final int FLOWS = Integer.getInteger("flows.random", 10);

  private static final String FRAME = """
      package demo;

      import dev.sluice.*;
      import dev.sluice.processor.testing.*;
      import java.util.*;

      interface Random {
        record Box(String text, int n) {}

        @Tool(effect = Effect.READ)
        String read(String s);

        @Tool(effect = Effect.READ)
        boolean ask(String s);

        @Tool(effect = Effect.READ)
        Integer boxed(String s);

        @Tool
        String write(String s);

        @Tool
        int num(int n);

        @Tool
        int two(int n, String s);

        @Pure
        static int inc(int n) {
          if (n == 7) {
            throw new IllegalStateException("7");
          }
          return n + 1;
        }

        @Pure
        static boolean even(int n) {
          return n %% 2 == 0;
        }

        @Flow
        default String inner(String s, int k) {
          if (k < 0) {
            return s;
          }
          String got = read(s);
          if (k > 4) {
            write(got);
            if (k == 5) {
              return got + k;
            }
          } else {
            num(k);
          }
          return got.substring(1) + 10 / (k - 3);
        }

        %s
      }

      final class Run implements Script, Random {
        private static String cut(String s) {
          return s.length() > 12 ? s.substring(0, 12) : s;
        }

        @Override
        public String read(String s) {
          Calls.read("read", s);
          return cut("r" + s);
        }

        @Override
        public boolean ask(String s) {
          Calls.read("ask", s);
          return s.length() %% 2 == 0;
        }

        @Override
        public Integer boxed(String s) {
          Calls.read("boxed", s);
          return s.length() == 3 ? null : Integer.valueOf(s.length());
        }

        @Override
        public String write(String s) {
          Calls.write("write", s);
          return cut("w" + s);
        }

        @Override
        public int num(int n) {
          Calls.write("num", n);
          return n %% 5;
        }

        @Override
        public int two(int n, String s) {
          Calls.write("two", n, s);
          return n %% 3 + s.length() %% 3;
        }

        @Override
        public void run(Trial trial) {
          trial.bind(Random.class, this);
          %s
        }
      }
      """;

  @TempDir
  Path folder;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void randomFlowsAreWhatTheySay(long seed) throws Exception {
    RandomFlows random = new RandomFlows(seed);
    String flows = IntStream.range(0, FLOWS)
        .mapToObj(i -> "@Flow\n  default String f%d(String a, int n, boolean q) {\n    %s\n  }"
            .formatted(i, random.body()))
        .collect(Collectors.joining("\n\n  "));
    String checks = IntStream.range(0, FLOWS)
        .mapToObj(RandomFlowsTest::check)
        .collect(Collectors.joining("\n    "));
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Run.java", FRAME.formatted(flows, checks))
        .compile();
    assertThat(result.output()).isEmpty();
    try (URLClassLoader loader = new URLClassLoader(
            new URL[] {result.folder().toUri().toURL()}, RandomFlowsTest.class.getClassLoader());
        Trial trial = new Trial()) {
      Constructor<?> run = loader.loadClass("demo.Run").getDeclaredConstructor();
      run.setAccessible(true);
      ((Script) run.newInstance()).run(trial);
      assertThat(trial.checks()).isEqualTo(4 * FLOWS);
    }
  }

  private static String check(int flow) {
    String input = "new RandomDeployment.F" + flow + "Input";
    return "trial.check(RandomDeployment.F%d, in -> f%d(in.a(), in.n(), in.q()), "
            .formatted(flow, flow)
        + input + "(\"x\", 0, true), "
        + input + "(\"\", 3, false), "
        + input + "(\"abc\", 7, true), "
        + input + "(\"xyz\", -4, false));";
  }
}

package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.FlowHandle;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class with very many steps: one constant cannot hold its descriptor, one expression not all of its invokers. */
class LargeClassTest {

  @Test
  void twoThousandTools(@TempDir Path folder) throws Exception {
    StringBuilder source = new StringBuilder("package demo;\npublic interface Large {\n");
    for (int i = 0; i < 2000; i++) {
      source.append("@dev.sluice.Tool String tool" + i + "(String a, java.util.List<String> b);\n");
    }
    source.append("@dev.sluice.Flow default String flow(String a, int b) { return a; }\n");
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Large.java", source.append("}\n").toString())
        .compile();
    assertWithMessage(result.output()).that(result.success()).isTrue();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      Class<?> companion = Class.forName("demo.LargeDeployment", true, loader);
      FlowHandle<?, ?> handle = (FlowHandle<?, ?>) companion.getField("FLOW").get(null);
      assertThat(handle
              .deployment()
              .member(Deployment.Kind.TOOL, "tool1999(java.lang.String,java.util.List)"))
          .isPresent();
    }
  }
}

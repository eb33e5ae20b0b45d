package dev.sluice.samples.benchmarks.measuring;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program of this JDK in a process of its own. */
public final class Child {

  private final List<String> command;

  private Child(List<String> command) {
    this.command = command;
  }

  public static Child java(String... arguments) {
    return tool("java", arguments);
  }

  public static Child javac(String... arguments) {
    return tool("javac", arguments);
  }

  private static Child tool(String name, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", name).toString());
    command.addAll(List.of(arguments));
    return new Child(command);
  }

  /**
   * Runs to the end.
   *
   * @throws IllegalStateException with everything it printed, when its status is not 0
   */
  public void run() {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException(String.join(" ", command) + "\n" + output);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for " + command.get(0), e);
    }
  }
}

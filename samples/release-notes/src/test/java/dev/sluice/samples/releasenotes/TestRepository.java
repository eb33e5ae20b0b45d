package dev.sluice.samples.releasenotes;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A real git repository in a folder of the test. */
record TestRepository(Path folder) {

  static TestRepository init(Path folder) {
    TestRepository repository = new TestRepository(folder);
    repository.git("init", "--quiet", "--initial-branch=main");
    return repository;
  }

  TestRepository commit(String subject) {
    git("commit", "--quiet", "--allow-empty", "-m", subject);
    return this;
  }

  TestRepository tag(String name) {
    git("tag", name);
    return this;
  }

  TestRepository shallowClone(Path target) {
    git("clone", "--quiet", "--depth=1", folder.toUri().toString(), target.toString());
    return new TestRepository(target);
  }

  String git(String... arguments) {
    List<String> command = new ArrayList<>(List.of(
        "git",
        "-C",
        folder.toString(),
        "-c",
        "user.name=Ada",
        "-c",
        "user.email=ada@example.org",
        "-c",
        "commit.gpgsign=false"));
    command.addAll(List.of(arguments));
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException(command + ": " + output);
      }
      return output;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

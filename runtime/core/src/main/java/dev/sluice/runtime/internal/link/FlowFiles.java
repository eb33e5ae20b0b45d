package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Hashes;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.DeploymentException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Opens the program of a flow through its companion, and refuses what does not belong to that companion. */
final class FlowFiles {

  private static final int FORMAT = 1;

  private static final String BUILD_AGAIN = "Build the project again from clean, with javac.";

  private static final String ADD_PROCESSOR = """
      If the build has the Sluice processor, the file was lost after compiling: build the project again from clean.
      Otherwise the processor did not see the bodies of the flows; add it to the build:
        <plugin>
          <groupId>org.apache.maven.plugins</groupId>
          <artifactId>maven-compiler-plugin</artifactId>
          <configuration>
            <annotationProcessorPaths>
              <path>
                <groupId>dev.sluice</groupId>
                <artifactId>sluice-processor</artifactId>
                <version>${sluice.version}</version>
              </path>
            </annotationProcessorPaths>
          </configuration>
        </plugin>
      Programs are written by javac only: a class compiled by Eclipse (ecj) has its companion but not its programs, so \
      run the build once, or let the IDE delegate to it. When jars are merged, keep META-INF/sluice.""";

  private final Deployment deployment;
  private final String flow;
  private final String path;

  private FlowFiles(Deployment deployment, String flow) {
    this.deployment = deployment;
    this.flow = flow;
    this.path = "META-INF/sluice/" + deployment.owner().getName() + "/" + flow + ".json";
  }

  /** @throws DeploymentException when the resource is missing, unreadable, altered, or of another state of the source */
  static FlowResource read(Deployment deployment, String flow) {
    return new FlowFiles(deployment, flow).read();
  }

  private FlowResource read() {
    Json.Obj document = parse(text());
    if (!document.get("sluice").equals(Optional.of(Json.of(FORMAT)))) {
      throw new DeploymentException(
          "DEPLOYMENT_VERSION",
          "The program of " + name() + " is not of format " + FORMAT + " (" + path + ").",
          "Use the same version of Sluice for the processor and the runtime, and build again.");
    }
    checkContent(document);
    checkSignature(document);
    try {
      return new ResourceReader(document).read();
    } catch (IrException e) {
      throw unreadable(e);
    }
  }

  private String text() {
    try (InputStream in = deployment.companion().getResourceAsStream("/" + path)) {
      if (in == null) {
        throw new DeploymentException(
            "DEPLOYMENT_MISSING",
            "The program of " + name() + " is missing: there is no resource " + path + ".",
            ADD_PROCESSOR);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new DeploymentException(
          "DEPLOYMENT_UNREADABLE",
          "The program of " + name() + " cannot be read: " + path + ".",
          BUILD_AGAIN,
          e);
    }
  }

  private Json.Obj parse(String text) {
    try {
      if (JsonParser.parse(text) instanceof Json.Obj document) {
        return document;
      }
    } catch (IrException e) {
      throw unreadable(e);
    }
    throw new DeploymentException(
        "DEPLOYMENT_UNREADABLE",
        "The program of " + name() + " is not an object: " + path + ".",
        BUILD_AGAIN);
  }

  private DeploymentException unreadable(IrException cause) {
    return new DeploymentException(
        "DEPLOYMENT_UNREADABLE",
        "The program of " + name() + " cannot be read: " + cause.getMessage() + " in " + path + ".",
        BUILD_AGAIN,
        cause);
  }

  /** The hash says what the flow does; where its steps stand in the source is not part of that. */
  private void checkContent(Json.Obj document) {
    Map<String, Json> hashed = new LinkedHashMap<>(document.members());
    hashed.remove("sources");
    hashed.remove("flowHash");
    Json stated = document.get("flowHash").orElse(Json.NULL);
    if (!stated.equals(Json.of(Hashes.sha256(new Json.Obj(hashed))))) {
      throw new DeploymentException(
          "DEPLOYMENT_ALTERED",
          "The program of " + name()
              + " is not what the compiler wrote: its content does not have the hash it states ("
              + path + ").",
          "Do not edit or filter files under META-INF/sluice. " + BUILD_AGAIN);
    }
  }

  private void checkSignature(Json.Obj document) {
    String wanted = deployment.flowSignatureHash(flow).orElseThrow();
    if (!document.get("signatureHash").equals(Optional.of(Json.of(wanted)))) {
      String method =
          document.get("method").orElse(Json.NULL) instanceof Json.Text text ? text.value() : flow;
      throw new DeploymentException(
          "DEPLOYMENT_STALE",
          "The program of " + name() + " was compiled from another declaration of " + method
              + " than the companion " + deployment.companion().getName() + " (" + path + ").",
          BUILD_AGAIN);
    }
  }

  private String name() {
    return "flow '" + flow + "' of " + deployment.owner().getName();
  }
}

package dev.sluice.processor.emit;

import com.palantir.javapoet.ClassName;

/** The types that generated code refers to. Nothing else in the processor names the runtime. */
final class RuntimeNames {

  static final ClassName DEPLOYMENT = ClassName.get("dev.sluice.runtime", "Deployment");
  static final ClassName DEPLOYMENT_BUILDER = DEPLOYMENT.nestedClass("Builder");
  static final ClassName FLOW_HANDLE = ClassName.get("dev.sluice.runtime", "FlowHandle");
  static final ClassName SLUICE = ClassName.get("dev.sluice.runtime", "Sluice");
  static final ClassName DESCRIPTOR = ClassName.get("dev.sluice", "Descriptor");

  private RuntimeNames() {}
}

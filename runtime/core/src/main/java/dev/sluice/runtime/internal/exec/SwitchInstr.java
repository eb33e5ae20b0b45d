package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.SluiceException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs the block of a key. */
public final class SwitchInstr extends Instr.Nesting {

  private final Operand selector;
  private final ValueRules rules;
  private final Map<String, Block> cases;
  private final @Nullable Block fallback;

  /** @param fallback null when a key without a case is an error */
  public SwitchInstr(
      Site site,
      Operand selector,
      ValueRules rules,
      Map<String, Block> cases,
      @Nullable Block fallback) {
    super(site);
    this.selector = selector;
    this.rules = rules;
    this.cases = new HashMap<>(cases);
    this.fallback = fallback;
  }

  @Override
  void run(Frame frame, Strand strand) {
    Object value = selector.get(frame);
    String key = rules.key(value);
    Block block = key == null ? fallback : cases.getOrDefault(key, fallback);
    if (block == null) {
      throw new SluiceException(
          "ALT_NO_CASE", "no case for key " + value + " at '" + site().nodeId() + "'");
    }
    block.run(frame, strand);
  }
}

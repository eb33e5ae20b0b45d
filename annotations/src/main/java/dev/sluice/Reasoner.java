package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A method answered by a model. The parameters are what the model is shown, the return type is the form of its reply,
 * which is checked. Without {@link #tools} and {@link #subflows} it is one model call; with them the model works in
 * rounds, each a tool call or a child run, until it answers.
 *
 * <p>All of this is behaviour and part of the hash of a flow. Options below are defaults for every call; {@link Step}
 * on a call wins over them.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.METHOD)
public @interface Reasoner {

  /** The name in hashes, grants and journals; {@code ""} means the method name. */
  String id() default "";

  /** What another model is told about this reasoner; {@code ""} means the text of {@link Doc}, if any. */
  String description() default "";

  /** {@code provider:model}, {@code provider/model} or a bare model name, optionally followed by {@code @effort}. */
  String model();

  /** Fixed instructions; {@code ""} means none. */
  String system() default "";

  /** Fixed text put before the input; {@code ""} means the input alone. */
  String user() default "";

  /** Sampling temperature, 0 or more; {@code NaN} means the provider's default. */
  double temperature() default Double.NaN;

  /** Upper limit of the tokens of one reply, at least 1; {@code -1} means the provider's default. */
  int maxTokens() default -1;

  ReasoningEffort effort() default ReasoningEffort.UNSET;

  /** How often a reply that does not fit the return type is asked for again, 0 or more; {@code -1} means never. */
  int outputRetries() default -1;

  PromptCache promptCache() default PromptCache.UNSET;

  /** Keys of skills the model may load. */
  String[] skills() default {};

  /** Tools the model may call: an id, {@code id@qualifier}, or {@code server/tool}. Dangerous tools are refused. */
  String[] tools() default {};

  /** Ids of flows the model may start as child runs. */
  String[] subflows() default {};

  /** Most rounds, at least 1; {@code -1} means 32 with tools or subflows, else a single call. */
  int rounds() default -1;

  /** True when a reply is accepted only after at least one tool call succeeded. */
  boolean requireToolCall() default false;

  /** Id of a pure that returns a note for the model before each round; {@code ""} means none. */
  String roundNote() default "";

  /** What all rounds of one call may spend together. */
  Budget budget() default @Budget;

  ContextScope contextScope() default ContextScope.UNSET;

  /** Tokens of conversation shown, at least 1; {@code -1} means not stated. */
  int contextMaxTokens() default -1;

  /** True when personal data are removed from the conversation that is shown. */
  boolean redactPii() default false;

  /** Id of the reasoner that writes summaries; {@code ""} means none. Needed by {@link ContextScope#SUMMARY}. */
  String summarizer() default "";

  OnCrash onCrash() default OnCrash.REPEAT;

  /** Further attempts after a failed call, so 2 means three attempts; {@code -1} means not stated. */
  int retries() default -1;

  /** Seconds one attempt may take, at least 1; {@code -1} means no limit. */
  int timeoutSeconds() default -1;

  /** Seconds before the first retry, 0 or more; {@code NaN} means not stated. */
  double retryIntervalSeconds() default Double.NaN;

  /** Factor applied to the interval after each retry, 1 or more; {@code NaN} means not stated. */
  double backoffRate() default Double.NaN;

  /** Cost units of one call, 0 or more; {@code NaN} means what the provider reports. */
  double cost() default Double.NaN;

  /** Name under which replies may be reused; {@code ""} means replies are not reused. */
  String cacheKey() default "";

  /** Seconds a reused reply stays valid, at least 1; {@code -1} means not stated. */
  int cacheTtlSeconds() default -1;

  /** True when a call may be answered through a provider's batch interface, hours later. */
  boolean batchable() default false;
}

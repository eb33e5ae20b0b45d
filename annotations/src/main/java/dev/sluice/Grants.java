package dev.sluice;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What flows may use. It may stand on a flow, a class and a package; all that are present must allow a use, so each can
 * only narrow. A member left out, {@code {"*"}}, does not restrict; an empty one, {@code {}}, allows nothing.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.TYPE, ElementType.PACKAGE})
public @interface Grants {

  /** The default of every list: this layer does not restrict. It must stand alone in a list. */
  String ANY = "*";

  /** Tools: {@code id}, {@code id@qualifier} or {@code server/tool}. */
  String[] tools() default {ANY};

  /** Reasoners by id. */
  String[] reasoners() default {ANY};

  /** Models as written in {@link Reasoner#model}, without effort. */
  String[] models() default {ANY};

  /** Flows that may be started as child runs, by id. */
  String[] subflows() default {ANY};

  /** Conversation scopes that steps may ask for; left out, {@code {UNSET}}, this does not restrict. */
  ContextScope[] scopes() default {ContextScope.UNSET};

  /** MCP servers by name. */
  String[] servers() default {ANY};

  /** Domains that HTTP tools may reach, exactly as written. */
  String[] network() default {ANY};

  Budget budget() default @Budget;
}

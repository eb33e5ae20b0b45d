package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Operands are promoted as Java promotes them, also in the arms of a conditional and when boxes mix. */
interface Promoted {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Numbers(byte b, short s, char c, int i, long l, float f, double d) {}

  @Flow
  default int small(Numbers in) {
    return in.b() + in.s() * in.c();
  }

  @Flow
  default long middle(Numbers in) {
    return in.b() * in.l() - in.i() / in.c();
  }

  @Flow
  default double wide(Numbers in) {
    return in.i() / 2 + in.f() / 2 + in.d() / in.l() + in.c();
  }

  @Flow
  default double arms(Numbers in) {
    return in.b() > 0 ? in.l() : in.f() > 0 ? in.f() : Integer.valueOf(in.i());
  }

  @Flow
  default String same(Numbers in) {
    return "" + (in.i() > 0 ? 'a' : 0) + (in.i() > 0 ? in.c() : in.i()) + -in.c() + ~in.b() + +in.c();
  }

  @Flow
  default boolean compared(Numbers in) {
    return in.c() < in.b() || in.l() >= in.f() && in.d() != in.i();
  }
}

final class Run implements Script, Promoted {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    if ("fail".equals(what)) {
      throw new IllegalStateException("read");
    }
    return "null".equals(what) ? null : "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    if ("bad".equals(what)) {
      throw new UnsupportedOperationException("write");
    }
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Promoted.class, this);
    trial.check(
        PromotedDeployment.SMALL,
        this::small,
        new Numbers((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.5), new Numbers((byte) -128, (short) -1, '\uffff', Integer.MAX_VALUE, Long.MAX_VALUE, 0.1f, 0.1), new Numbers((byte) 0, (short) 0, 'a', 0, 1L, 0f, 0), null);
    trial.check(
        PromotedDeployment.MIDDLE,
        this::middle,
        new Numbers((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.5), new Numbers((byte) -128, (short) -1, '\uffff', Integer.MAX_VALUE, Long.MAX_VALUE, 0.1f, 0.1), new Numbers((byte) 0, (short) 0, 'a', 0, 1L, 0f, 0), null);
    trial.check(
        PromotedDeployment.WIDE,
        this::wide,
        new Numbers((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.5), new Numbers((byte) -128, (short) -1, '\uffff', Integer.MAX_VALUE, Long.MAX_VALUE, 0.1f, 0.1), new Numbers((byte) 0, (short) 0, 'a', 0, 1L, 0f, 0), null);
    trial.check(
        PromotedDeployment.ARMS,
        this::arms,
        new Numbers((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.5), new Numbers((byte) -128, (short) -1, '\uffff', Integer.MAX_VALUE, Long.MAX_VALUE, 0.1f, 0.1), new Numbers((byte) 0, (short) 0, 'a', 0, 1L, 0f, 0), null);
    trial.check(
        PromotedDeployment.SAME,
        this::same,
        new Numbers((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.5), new Numbers((byte) -128, (short) -1, '\uffff', Integer.MAX_VALUE, Long.MAX_VALUE, 0.1f, 0.1), new Numbers((byte) 0, (short) 0, 'a', 0, 1L, 0f, 0), null);
    trial.check(
        PromotedDeployment.COMPARED,
        this::compared,
        new Numbers((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7.5), new Numbers((byte) -128, (short) -1, '\uffff', Integer.MAX_VALUE, Long.MAX_VALUE, 0.1f, 0.1), new Numbers((byte) 0, (short) 0, 'a', 0, 1L, 0f, 0), null);
  }
}

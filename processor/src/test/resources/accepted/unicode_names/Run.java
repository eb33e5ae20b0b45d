package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Names and texts may have any letter of Java. */
interface Übung {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Größe(String länge, int 数) {}

  @Tool
  String schön(String 名);

  @Flow
  default String grüße(Größe größe) {
    String 名 = schön(größe.länge());
    String $dollar = read(名);
    String _under = "\u00e9\ud83d\ude00\t\"\\" + $dollar;
    return switch (größe.länge()) {
      case "ß" -> write(_under);
      case "😀" -> _under.length() + 名;
      default -> "\0";
    } + größe.数();
  }
}

final class Run implements Script, Übung {
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
  public String schön(String 名) {
    Calls.write("schön", 名);
    return 名;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Übung.class, this);
    trial.check(
        ÜbungDeployment.GRÜSSE,
        this::grüße,
        new Größe("ß", 1), new Größe("😀", 2), new Größe("x", 3), new Größe("fail", 1), new Größe(null, 0), null);
  }
}

package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Mail {
  @Tool
  String send(String text);
}

record Line(String text) {}

class Letters {
  private final Mail mail;

  Letters(Mail mail) {
    this.mail = mail;
  }

  @Pure
  static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  @Pure
  static long wide(int n) {
    return n * 2L;
  }

  @Flow
  String sendOne(String text) {
    return mail.send("one " + text);
  }

  @Flow
  List<String> all(List<String> texts) {
    List<String> upper = Flows.each(texts, Letters::upper);
    List<String> trimmed = upper.stream().map(String::trim).toList();
    List<Line> lines = trimmed.stream().map(Line::new).toList();
    List<String> back = Flows.each(lines, Line::text);
    List<String> sent = Flows.each(back, mail::send);
    return Flows.each(sent, this::sendOne);
  }

  @Flow
  List<Long> numbers(List<Integer> numbers) {
    return numbers.stream().map(Letters::wide).toList();
  }

  @Flow
  List<String> texts(List<Integer> numbers) {
    return numbers.stream().map(Integer::toBinaryString).toList();
  }
}

final class Run implements Script, Mail {
  @Override
  public String send(String text) {
    Calls.write("send", text);
    return "s" + text;
  }

  @Override
  public void run(Trial trial) {
    Letters letters = new Letters(this);
    trial.bind(Mail.class, this);
    trial.check(LettersDeployment.ALL, letters::all, List.of(" a ", "b"), List.of());
    trial.check(LettersDeployment.NUMBERS, letters::numbers, List.of(1, 2), Arrays.asList(1, null));
    trial.check(LettersDeployment.TEXTS, letters::texts, List.of(1, 2));
  }
}

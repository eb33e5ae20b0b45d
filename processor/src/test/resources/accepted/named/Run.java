package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Store {
  @Tool(effect = Effect.READ)
  String get(String key);

  @Tool
  void put(String key, String value);
}

class Archive {
  private final Store live;

  @Named("cold")
  private final Store archive;

  Archive(@Named("hot") Store live, Store archive) {
    this.live = live;
    this.archive = archive;
  }

  @Flow
  String move(String key) {
    String value = live.get(key);
    archive.put(key, value);
    return archive.get(key) + live.get(key);
  }
}

record MapStore(String name, Map<String, String> values) implements Store {
  @Override
  public String get(String key) {
    Calls.read(name + ".get", key);
    return values.get(key);
  }

  @Override
  public void put(String key, String value) {
    Calls.write(name + ".put", key, value);
    values.put(key, value);
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Store live = new MapStore("live", new HashMap<>(Map.of("a", "1")));
    Store archive = new MapStore("archive", new HashMap<>());
    trial.bind(Store.class, "hot", live).bind(Store.class, "cold", archive);
    trial.check(ArchiveDeployment.MOVE, new Archive(live, archive)::move, "a", "b");
  }
}

package demo;

import dev.sluice.Reasoner;
import dev.sluice.Tool;
import java.util.List;

/** The companion knows the erased methods, a flow the type arguments of its collaborator. */
public interface Store<K extends Comparable<K>, V> {

  record Page<T>(List<T> items, int next) {}

  record Tree(String name, List<Tree> children) {}

  @Tool
  V load(K key);

  @Tool
  void save(K key, V value, List<V> others);

  @Tool
  Page<Page<V>> pages(Page<String> first);

  @Tool
  Tree tree(Tree tree);

  @Tool
  static String shared(String text) {
    return text;
  }

  @Reasoner(model = "test:m")
  String sum(V value);
}

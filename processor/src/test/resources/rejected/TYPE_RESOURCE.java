import dev.sluice.Tool;
import java.io.InputStream;
import java.util.Iterator;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

interface Tools {
  @Tool
  // error: TYPE_RESOURCE
  InputStream open(String id);

  @Tool
  // error: TYPE_RESOURCE
  Stream<String> lines(String id);

  @Tool
  // error: TYPE_RESOURCE
  Iterator<String> each(String id);

  @Tool
  // error: TYPE_RESOURCE
  CompletableFuture<String> later(String id);

  @Tool
  // error: TYPE_RESOURCE
  void join(Thread thread);
}

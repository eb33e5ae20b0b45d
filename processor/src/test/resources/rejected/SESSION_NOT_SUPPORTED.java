import dev.sluice.Session;

interface Chat {
  @Session
  // error: SESSION_NOT_SUPPORTED
  default String turn(String state) {
    return state;
  }
}

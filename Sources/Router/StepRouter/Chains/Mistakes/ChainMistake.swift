/// The mistakes of an interceptor or a task that does not fit its step.
///
/// ```swift
/// let mistakes: [Any.Type] = [
///   ChainMistake.InterceptorOfAnotherContext.self, ChainMistake.TaskForAnotherScreen.self,
/// ]
/// ```
///
/// You never name them. They appear in the compiler's messages. `adding` still type-checks when it
/// is given something wrong, with one of these as its last argument; then the compiler finds that
/// the mistake does not conform to ``CorrectChain``. An unavailable overload would put its message
/// first, as it does for the other verbs. But with a closure in each of several tasks the compiler
/// would try every reading of all of them before it gave that message, for minutes.
@MainActor
public enum ChainMistake {
  /// The interceptor has another context.
  public struct InterceptorOfAnotherContext {
    @usableFromInline init() {}
  }

  /// The task is for another screen or context.
  public struct TaskForAnotherScreen {
    @usableFromInline init() {}
  }
}

/// The mistakes of an interceptor or a task that doesn't fit its step.
///
/// ```swift
/// let mistakes: [Any.Type] = [
///   ChainMistake.InterceptorOfAnotherContext.self, ChainMistake.TaskForAnotherScreen.self,
/// ]
/// ```
///
/// You never name these types; they appear in the compiler's messages. `adding` still type-checks
/// with a wrong argument, and takes one of these types as its last argument; the compiler then
/// reports that the type's conformance to ``CorrectChain`` is unavailable. For the other verbs, an
/// unavailable overload shows its message directly. Here, with a closure in each of several tasks,
/// the compiler would spend minutes on every interpretation of all of them before it showed that
/// message.
@MainActor
public enum ChainMistake {
  /// The interceptor takes another context.
  public struct InterceptorOfAnotherContext {
    @usableFromInline init() {}
  }

  /// The task is for another screen or context.
  public struct TaskForAnotherScreen {
    @usableFromInline init() {}
  }
}

/// Mistakes that the compiler reports as fast as it compiles a correct chain.
///
/// ```swift
/// let mistakes: [Any.Type] = [
///   _ChainMistake.InterceptorOfAnotherContext.self, _ChainMistake.TaskForAnotherScreen.self,
/// ]
/// ```
///
/// You never name these types; they appear in the compiler's messages. A verb such as `adding` still
/// type-checks with a wrong argument, and takes one of these types as its last argument; the compiler
/// then reports that the type's conformance to ``_CorrectChain`` is unavailable. An unavailable
/// overload shows its message directly, but the compiler considers it only after it has tried
/// everything else, and then along with every overload of all the other verbs.
@MainActor
public enum _ChainMistake {
  /// The interceptor takes another context.
  public struct InterceptorOfAnotherContext {
    @usableFromInline init() {}
  }

  /// The task is for another screen or context.
  public struct TaskForAnotherScreen {
    @usableFromInline init() {}
  }

  /// A step that the router builds has no action.
  public struct MissingAction {
    @usableFromInline init() {}
  }

  /// A chain ends without an action and a base.
  public struct MissingActionAndBase {
    @usableFromInline init() {}
  }

  /// A chain ends without a base.
  public struct MissingBase {
    @usableFromInline init() {}
  }
}

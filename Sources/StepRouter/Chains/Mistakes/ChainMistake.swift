/// The mistakes that a chain can have, each with what to write instead.
///
/// ```swift
/// let mistakes: [Any.Type] = [ChainMistake.MissingAction.self, ChainMistake.MissingActionOfHost.self]
/// ```
///
/// You never name them. They appear in the compiler's messages, such as: “conformance of
/// 'ChainMistake.MissingAction' to 'CorrectChain' is unavailable: nothing says how the screen is
/// integrated”. A verb that is given something wrong still type-checks, with one of these as its
/// last argument; then the compiler finds that the mistake does not conform to ``CorrectChain``. An
/// unavailable verb would be reported as well, but only after the compiler had tried every other
/// reading of the whole chain.
@MainActor
public enum ChainMistake {
  /// Nothing says how the screen is integrated.
  public struct MissingAction {
    @usableFromInline init() {}
  }

  /// Nothing says how the host is integrated.
  public struct MissingActionOfHost {
    @usableFromInline init() {}
  }

  /// The interceptor has another context.
  public struct InterceptorOfAnotherContext {
    @usableFromInline init() {}
  }

  /// The task is for another screen or context.
  public struct TaskForAnotherScreen {
    @usableFromInline init() {}
  }
}

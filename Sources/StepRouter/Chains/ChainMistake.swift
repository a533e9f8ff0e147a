/// The mistakes that a chain can hold, each with what to write instead.
///
/// ```swift
/// StepAssembly(finder: ClassFinder(), factory: BagFactory()).from(.current)
/// // error: conformance of 'ChainMistake.MissingAction' to 'CorrectChain' is unavailable: say first …
/// ```
///
/// No app names them. A verb that is given something wrong still type-checks, with one of these in its
/// last argument, and then the compiler finds that the mistake does not conform to ``CorrectChain``.
/// An unavailable verb would be reported as well, but only after the compiler had tried every other
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
  public struct GuardOfAnotherContext {
    @usableFromInline init() {}
  }

  /// The task is for another screen or context.
  public struct TaskForAnotherScreen {
    @usableFromInline init() {}
  }
}

/// What a chain without a mistake would conform to; no ``ChainMistake`` does.
///
/// ```swift
/// // error: conformance of 'ChainMistake.MissingAction' to 'CorrectChain' is unavailable: say first …
/// ```
public protocol CorrectChain {}

@available(
  *, unavailable,
  message: "say first how the screen is integrated: '.using(.push())' or '.using(.present())'"
)
extension ChainMistake.MissingAction: CorrectChain {}

@available(
  *, unavailable,
  message: "say first how the host is integrated: '.using(.present())' or '.using(.replaceRoot())'"
)
extension ChainMistake.MissingActionOfHost: CorrectChain {}

@available(
  *, unavailable,
  message: "the interceptor's 'Context' is not the step's: give it the same one"
)
extension ChainMistake.GuardOfAnotherContext: CorrectChain {}

@available(
  *, unavailable,
  message: "the task's 'ViewController' and 'Context' are not the step's: give it the same ones"
)
extension ChainMistake.TaskForAnotherScreen: CorrectChain {}

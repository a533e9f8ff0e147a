/// The protocol that a mistake would have to conform to. Each ``ChainMistake`` has only an
/// unavailable conformance, with the compiler's message. Your app has no use for it.
///
/// ```swift
/// func check(_ chain: some CorrectChain) {}
/// ```
public protocol CorrectChain {}

@available(
  *, unavailable,
  message: "the interceptor takes another 'Context' than the step: give both the same type"
)
extension ChainMistake.InterceptorOfAnotherContext: CorrectChain {}

@available(
  *, unavailable,
  message:
    "the task takes another 'ViewController' or 'Context' than the step: give both the same types"
)
extension ChainMistake.TaskForAnotherScreen: CorrectChain {}

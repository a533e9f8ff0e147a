/// The protocol that a mistake would have to conform to. Each ``_ChainMistake`` has only an
/// unavailable conformance, with the compiler's message. Your app has no use for it.
///
/// ```swift
/// func check(_ chain: some _CorrectChain) {}
/// ```
public protocol _CorrectChain {}

@available(
  *, unavailable,
  message: "the interceptor takes another 'Context' than the step: give both the same type"
)
extension _ChainMistake.InterceptorOfAnotherContext: _CorrectChain {}

@available(
  *, unavailable,
  message:
    "the task takes another 'ViewController' or 'Context' than the step: give both the same types"
)
extension _ChainMistake.TaskForAnotherScreen: _CorrectChain {}

@available(
  *, unavailable,
  message:
    "the step before this has no action: write '.using(.push())', '.using(.present())' or '.using(.replaceRoot())' first"
)
extension _ChainMistake.MissingAction: _CorrectChain {}

@available(
  *, unavailable,
  message:
    "the chain has no action and no base yet: write '.using(.present()).from(.current).assemble()'"
)
extension _ChainMistake.MissingActionAndBase: _CorrectChain {}

@available(
  *, unavailable,
  message: "the chain has no base yet: write '.from(.current).assemble()'"
)
extension _ChainMistake.MissingBase: _CorrectChain {}

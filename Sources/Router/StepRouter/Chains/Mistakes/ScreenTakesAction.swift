/// A factory whose screen takes an action. The conformance of ``NilFactory``, whose screen takes
/// none, is unavailable and carries the compiler's message. Your app has no use for it.
///
/// ```swift
/// func check(_ factory: some _ScreenTakesAction) {}
/// ```
public protocol _ScreenTakesAction {}

@available(
  *, unavailable,
  message:
    "a screen with a 'NilFactory' is never built, so it takes no action: write '.from(…)' alone"
)
extension NilFactory: _ScreenTakesAction {}

/// Whether a screen takes an action, which depends on its factory. The conformance is unavailable,
/// with the compiler's message, where it takes none. Your app has no use for it.
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

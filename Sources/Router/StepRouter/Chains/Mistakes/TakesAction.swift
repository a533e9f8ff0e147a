import PortableUIKit

/// Whether the last step of a chain takes an action. The conformance is unavailable, with the
/// compiler's message, where it takes none. Your app has no use for it.
///
/// ```swift
/// func check(_ host: (some _TakesAction).Type) {}
/// ```
public protocol _TakesAction {}

extension _ActionMissing: _TakesAction {}

@available(
  *, unavailable,
  message:
    "a host with a 'NilFactory' is never built, so it takes no action: write '.from(…)' alone"
)
extension UIViewController: _TakesAction {}

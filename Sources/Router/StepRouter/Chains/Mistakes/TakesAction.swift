import PortableUIKit

/// The `Host` of a chain whose last step takes an action. The conformance of `UIViewController`,
/// which stands for a step that takes none, is unavailable and carries the compiler's message. Your
/// app has no use for it.
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

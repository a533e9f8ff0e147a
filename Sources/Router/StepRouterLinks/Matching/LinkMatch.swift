import PortableUIKit
import StepRouter

/// The result of matching a URL with a pattern: its target.
@MainActor
struct LinkMatch {
  let target: Target
  /// Returns true if a view controller is this screen with this context. If the pattern has
  /// parameters, a view controller that can't check its context never matches.
  let isShown: @MainActor (UIViewController) -> Bool
}

import PortableUIKit
import StepRouter

/// Where a URL leads by a pattern.
@MainActor
struct LinkMatch {
  let target: Target
  /// Whether a view controller is this screen with this context. One that cannot tell its context is
  /// not taken for it where the pattern has parameters.
  let isShown: @MainActor (UIViewController) -> Bool
}

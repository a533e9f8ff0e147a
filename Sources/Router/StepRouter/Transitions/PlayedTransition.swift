import PortableUIKit

/// The animator that a container's delegate has given UIKit for a screen. UIKit's next question is
/// what drives it.
@MainActor
final class PlayedTransition {
  private weak var animator: (any UIViewControllerAnimatedTransitioning)?
  private weak var screen: UIViewController?

  /// Returns an animator for a screen that comes or goes; nil if it has none of its own.
  func animator(
    of screen: UIViewController, for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let made = screen.stepTransition?.animator(for: operation)
    animator = made
    self.screen = screen
    return made
  }

  /// Whether this is the animator that UIKit got here.
  func isFor(_ other: any UIViewControllerAnimatedTransitioning) -> Bool { animator === other }

  /// The object that drives the animator; nil if the animator runs by itself.
  var interaction: (any UIViewControllerInteractiveTransitioning)? {
    guard let screen else { return nil }
    return screen.stepTransition?.interaction(on: screen)
  }
}

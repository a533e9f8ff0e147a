import PortableUIKit

/// The animation with which a screen comes and goes, in place of UIKit's own.
///
/// ```swift
/// .using(.push(transition: .animator { CardAnimator(operation: $0) }))
/// .from(NavigationControllerStep())
///
/// .using(.present(transition: .zoom { _ in thumbnail }))
/// ```
///
/// The screen keeps its transition: it plays when a navigation shows the screen, and backwards when
/// the screen goes, no matter who takes it away. Another screen's coming and going doesn't play it.
/// Nothing plays in a navigation without animation. If the user has turned Reduce Motion on,
/// no animator is used: the screen comes and goes as it would without a transition.
@MainActor
public struct StepTransition {
  /// In an object, so that an action without a transition is one empty word.
  @MainActor private final class Content {
    let animator: Animator?
    let interaction: Interaction?
    let zoomSource: ZoomSource?

    init(animator: Animator? = nil, interaction: Interaction? = nil, zoomSource: ZoomSource? = nil)
    {
      self.animator = animator
      self.interaction = interaction
      self.zoomSource = zoomSource
      StepTransition.isInUse = true
    }
  }

  // No `@MainActor`: with it, the compiler refuses a closure in the middle of a chain. The closures
  // run on the main actor all the same, like the chain around them.
  private typealias Animator =
    (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)?
  private typealias Interaction =
    (UIViewController) -> (any UIViewControllerInteractiveTransitioning)?
  private typealias ZoomSource = (UIViewController) -> UIView?

  private let content: Content

  /// Animates the screen with an animator of your own.
  ///
  /// ```swift
  /// .using(.present(transition: .animator { CardAnimator(operation: $0) }))
  ///
  /// .using(.present(transition: .animator { CardAnimator(operation: $0) } drivenBy: { screen in
  ///   (screen as? CardViewController)?.pull
  /// }))
  /// ```
  ///
  /// - Parameters:
  ///   - animator: Makes the animator, each time: for `.push` when the screen comes, whether it's
  ///     pushed, presented or its tab comes to the front, and for `.pop` when it goes. If it
  ///     returns nil, the app's own delegate decides; without one, UIKit's own animation plays. The
  ///     screen retains both closures, so capture objects weakly.
  ///   - interaction: Returns the object that drives the animator, such as the
  ///     `UIPercentDrivenInteractiveTransition` that the screen's gesture moves. If it returns nil,
  ///     the animator runs by itself.
  public static func animator(
    _ animator:
      @escaping (_ operation: UINavigationController.Operation) -> (
        any UIViewControllerAnimatedTransitioning
      )?,
    drivenBy interaction: (
      (_ screen: UIViewController) -> (any UIViewControllerInteractiveTransitioning)?
    )? = nil
  ) -> StepTransition {
    StepTransition(content: Content(animator: animator, interaction: interaction))
  }

  /// Zooms the screen out of a view, and back into it. Before iOS 18, and in a tab, UIKit's own
  /// animation plays.
  ///
  /// ```swift
  /// .using(.present(transition: .zoom { _ in thumbnail }))
  /// ```
  ///
  /// The user may also pull the screen back into the view, as UIKit offers.
  ///
  /// - Parameter source: Returns the view, each time. The screen retains the closure, so capture
  ///   objects weakly.
  public static func zoom(
    from source: @escaping (_ screen: UIViewController) -> UIView?
  ) -> StepTransition {
    StepTransition(content: Content(zoomSource: source))
  }
}

extension StepTransition {
  /// Whether there has ever been a transition: apps without one pay for this check alone.
  @exclusivity(unchecked) fileprivate(set) static var isInUse = false
  private static let known = AttachedValue<StepTransition>()

  /// Gives a screen the transition of its step, or takes away that of an earlier step.
  static func give(_ transition: StepTransition?, to screen: UIViewController) {
    if isInUse { replaceTransition(of: screen, by: transition) }
  }

  private static func replaceTransition(
    of screen: UIViewController, by transition: StepTransition?
  ) {
    let earlier = known[screen]
    if transition == nil, earlier == nil { return }
    known[screen] = transition
    guard #available(iOS 18.0, visionOS 2.0, *) else { return }
    if let source = transition?.content.zoomSource {
      screen.preferredTransition = .zoom { source($0.zoomedViewController) }
    } else if earlier?.content.zoomSource != nil {
      screen.preferredTransition = nil
    }
  }

  fileprivate static func of(_ screen: UIViewController) -> StepTransition? {
    isInUse ? known[screen] : nil
  }

  /// Whether a delegate of the screen's container has to play it.
  var hasAnimator: Bool { content.animator != nil }

  /// Whether a delegate plays it now.
  var isPlayed: Bool { hasAnimator && !UIAccessibility.isReduceMotionEnabled }

  /// Returns a new animator, or nil if UIKit's own animation should play.
  func animator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPlayed ? content.animator?(operation) : nil
  }

  func interaction(on screen: UIViewController) -> (any UIViewControllerInteractiveTransitioning)? {
    content.interaction?(screen)
  }

  /// Prepares the delegate of a container that an app's own factory has filled, so that it plays
  /// the children's transitions.
  static func prepare(_ container: UIViewController) {
    if let stack = container as? UINavigationController {
      StackTransitions.prepare(stack, for: stack.viewControllers)
    } else if let tabs = container as? UITabBarController {
      TabTransitions.prepare(tabs, for: tabs.tabChildren)
    }
  }
}

extension UIViewController {
  /// The transition of the step that has put this screen where it is.
  var stepTransition: StepTransition? { StepTransition.of(self) }

  /// Whether this screen's transition needs a delegate of its container.
  var needsAnimator: Bool { stepTransition?.hasAnimator ?? false }
}

import PortableUIKit

/// How a navigation came to its screen.
@MainActor
public struct NavigationOutcome<Screen: UIViewController> {
  /// The destination's view controller.
  public let viewController: Screen
  /// What had to be done.
  public let kind: NavigationKind
  /// What was planned, and done.
  public let plan: RoutingPlan
}

/// What a navigation had to do to show its destination.
public enum NavigationKind: String, Sendable, Codable {
  /// It was visible; nothing moved.
  case alreadyVisible
  /// It was there and was brought to the front.
  case revealed
  /// Something was built.
  case built
}

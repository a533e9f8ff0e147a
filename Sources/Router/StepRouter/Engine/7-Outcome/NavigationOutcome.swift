import PortableUIKit

/// How a navigation came to its screen.
///
/// ```swift
/// router.navigate(to: product, with: 42) { result in
///   if case .success(let outcome) = result { highlight(outcome.viewController) }
/// }
/// ```
@MainActor
public struct NavigationOutcome<Screen: UIViewController> {
  /// The destination's view controller.
  public let viewController: Screen
  /// What the navigation had to do.
  public let kind: NavigationKind
  /// The plan that was carried out.
  public let plan: RoutingPlan

  package init(viewController: Screen, kind: NavigationKind, plan: RoutingPlan) {
    self.viewController = viewController
    self.kind = kind
    self.plan = plan
  }
}

extension NavigationOutcome: CustomStringConvertible {
  /// What had to be done, and the class of the screen: `built ProductViewController`
  nonisolated public var description: String {
    "\(kind.rawValue) \(TypeName(type(of: viewController)))"
  }
}

/// What a navigation had to do to show its destination.
///
/// ```swift
/// if try router.plan(to: product, with: 42).kind == .built { count(42) }
/// ```
public enum NavigationKind: String, Sendable, Codable {
  /// The destination was visible, and nothing moved.
  case alreadyVisible
  /// The destination was there and was brought to the front.
  case revealed
  /// At least one view controller was built.
  case built
}

import PortableUIKit

/// The outcome of a successful navigation.
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
  /// How the navigation showed its destination.
  public let kind: NavigationKind
  /// The plan that the router carried out.
  public let plan: RoutingPlan

  package init(viewController: Screen, kind: NavigationKind, plan: RoutingPlan) {
    self.viewController = viewController
    self.kind = kind
    self.plan = plan
  }
}

extension NavigationOutcome: CustomStringConvertible {
  /// The kind of navigation and the class of the screen, such as `built ProductViewController`.
  nonisolated public var description: String {
    "\(kind.rawValue) \(TypeName(type(of: viewController)))"
  }
}

/// How a navigation shows its destination.
///
/// ```swift
/// if try router.plan(to: product, with: 42).kind == .built { count(42) }
/// ```
public enum NavigationKind: String, Sendable, Codable {
  /// The destination was visible, and nothing moved.
  case alreadyVisible
  /// The destination was there and came to the front.
  case revealed
  /// The router built at least one view controller.
  case built
}

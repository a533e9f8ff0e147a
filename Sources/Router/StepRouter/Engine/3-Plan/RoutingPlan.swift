import PortableUIKit

/// A router's plan for bringing a destination on screen, before or after the navigation.
///
/// ```swift
/// print(try router.plan(to: product, with: 42))
/// // ProductViewController (Shop/Routes.swift:12): is built
/// //   start   UITabBarController, by the step at Shop/Routes.swift:17
/// //   dismiss LoginViewController
/// //   build   UINavigationController (Shop/Routes.swift:15), by PresentAction
/// //   build   ProductViewController (Shop/Routes.swift:12), by PushAction<UINavigationController>
/// //   missed  ProductViewController: ClassFinder<ProductViewController, Int> (current, visible)
/// ```
///
/// Making a plan changes nothing on screen. It prepares copies of the interceptors, factories and
/// tasks, but runs none of them. As long as you keep the plan, it keeps the view controllers that
/// it names.
@MainActor
public struct RoutingPlan {
  /// A view controller that comes to the front of its container.
  public struct Reveal {
    /// The view controller that comes to the front.
    public let viewController: UIViewController
    /// The container in which the view controller comes to the front.
    public let container: UIViewController

    /// Creates a value for a view controller that comes to the front of a container, for plans in
    /// tests.
    public init(_ viewController: UIViewController, of container: UIViewController) {
      self.viewController = viewController
      self.container = container
    }
  }

  /// A view controller that the router builds and integrates.
  public struct Building {
    /// The step that declares the view controller.
    public let step: StepReference
    /// The type of the step's action.
    public let action: TypeName
    /// The view controller that the action works on; nil if it isn't on screen yet.
    public let host: UIViewController?

    /// Creates a value for a step that an action builds, for plans in tests.
    public init(_ step: StepReference, by action: TypeName, on host: UIViewController? = nil) {
      self.step = step
      self.action = action
      self.host = host
    }
  }

  private let content: any PlanContent
  /// The view controllers that the router asks, in this order, whether they may leave.
  ///
  /// Only a plan of ``Router/plan(to:with:)`` lists them. In an outcome's plan the list is empty,
  /// because there's nothing left to ask.
  public private(set) var asked: [UIViewController]

  /// The screen whose lock holds the navigation back as things are; nil if no lock does.
  ///
  /// Only a plan of ``Router/plan(to:with:)`` names it. See ``LockingViewController``.
  public let lockedBy: UIViewController?

  package init(
    _ content: any PlanContent, asking asked: [UIViewController] = [],
    lockedBy: UIViewController? = nil
  ) {
    self.content = content
    self.asked = asked
    self.lockedBy = lockedBy
  }

  /// The same plan, with no view controllers to ask.
  var askingNobody: RoutingPlan { RoutingPlan(content, lockedBy: lockedBy) }

  /// The destination's step.
  public var destination: StepReference { content.destination }
  /// The view controller where the search turned around: a step's, found on screen, or the base's.
  public var start: UIViewController { content.start }
  /// The step or base that the start belongs to.
  public var base: StepReference { content.startReference }
  /// The view controllers above the start that the navigation dismisses, from the lowest layer up.
  public var dismissed: [UIViewController] { content.dismissed }
  /// The view controllers that then come to the front of their containers, the nearest first.
  public var revealed: [Reveal] { content.revealed }
  /// The view controllers that the navigation builds, in this order.
  public var built: [Building] { content.built }
  /// The steps that build nothing, which the router looks up after building their bases.
  public var lookedUp: [StepReference] { content.lookedUp }
  /// The finders that didn't find their view controller, the destination's first.
  public var missed: [FinderSummary] { content.missed }
  /// How the navigation shows its destination if it succeeds.
  public var kind: NavigationKind { content.kind }
}

extension RoutingPlan: @preconcurrency CustomStringConvertible {
  /// The plan in lines: the start, the view controllers to dismiss, show and build, and the finders
  /// that found nothing.
  public var description: String {
    var lines = ["\(destination.screen) (\(destination.location)): \(kind.phrase)"]
    lines.append(
      "  start   \(ViewControllerReference(start)), by the step at \(base.location)")
    if let lockedBy {
      lines.append("  wait    for the lock of \(ViewControllerReference(lockedBy))")
    }
    lines += asked.map { "  ask     \(ViewControllerReference($0))" }
    lines += dismissed.map { "  dismiss \(ViewControllerReference($0))" }
    lines += revealed.map {
      "  show    \(ViewControllerReference($0.viewController)) in "
        + "\(ViewControllerReference($0.container))"
    }
    lines += built.map { "  build   \($0.step.screen) (\($0.step.location)), by \($0.action)" }
    lines += lookedUp.map { "  look up \($0.screen) (\($0.location))" }
    lines += missed.map { "  missed  \($0.step.screen): \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension NavigationKind {
  fileprivate var phrase: String {
    switch self {
    case .alreadyVisible: "is visible"
    case .revealed: "is brought to the front"
    case .built: "is built"
    }
  }
}

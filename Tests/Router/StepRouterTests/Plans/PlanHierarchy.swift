import PortableUIKit
import StepRouter

/// The view controllers on screen and behind it, to check a plan against.
@MainActor
struct PlanHierarchy {
  private let members: [UIViewController]

  init(_ window: UIWindow) {
    var members: [UIViewController] = []
    var next = window.rootViewController
    while let layer = next {
      members += layer.planFamily
      next = layer.presentedViewController
    }
    self.members = members
  }

  /// What differs from the plan; nil if nothing does.
  func difference(
    to after: PlanHierarchy, from plan: RoutingPlan, foreseen: [UIViewController], companions: Int
  ) -> String? {
    let gone = members.filter { !after.members.contains($0) }
    if Set(gone) != Set(foreseen) { return "gone: \(gone), foreseen: \(foreseen)" }
    let new = after.members.filter { !members.contains($0) }
    let isBuildingCompanions = plan.built.contains {
      $0.action.description.hasPrefix("ReplaceRoot")
    }
    let expected = plan.built.count + (isBuildingCompanions ? companions : 0)
    if new.count != expected { return "\(new.count) are new, and \(expected) were to be built" }
    let built = plan.built.map(\.step.screen.description)
    for name in Set(built) where !new.contains(where: { "\(type(of: $0))" == name }) {
      return "\(name) was to be built"
    }
    return nil
  }

  /// The view controllers that leave by the plan: those dismissed, those above a revealed one in a
  /// stack, and those that an action replaces.
  func goers(by plan: RoutingPlan) -> [UIViewController] {
    var goers = plan.dismissed.flatMap(\.planFamily)
    for reveal in plan.revealed {
      guard let stack = reveal.container as? UINavigationController else { continue }
      goers += stack.viewControllers.drop { $0 !== reveal.viewController }.dropFirst()
        .flatMap(\.planFamily)
    }
    for building in plan.built { goers += replaced(by: building) }
    return goers.filter { members.contains($0) }
  }

  private func replaced(by building: RoutingPlan.Building) -> [UIViewController] {
    guard let host = building.host else { return [] }
    let children = (host as? UINavigationController)?.viewControllers ?? host.children
    let action = building.action.description
    if action.hasPrefix("ReplaceRootAction") { return host.planFamily }
    if action.hasPrefix("PushAsRootAction") { return children.flatMap(\.planFamily) }
    if action.hasPrefix("PushReplacingLastAction") { return children.last?.planFamily ?? [] }
    // The only action here that replaces a tab replaces the second one.
    if action.hasPrefix("AddTabAction"), children.count > 1 { return children[1].planFamily }
    return []
  }
}

extension PlanHierarchy: @preconcurrency Equatable {
  static func == (one: PlanHierarchy, other: PlanHierarchy) -> Bool {
    one.members.elementsEqual(other.members) { $0 === $1 }
  }
}

extension UIViewController {
  /// This view controller and all its descendants.
  fileprivate var planFamily: [UIViewController] {
    [self] + children.flatMap(\.planFamily)
  }
}

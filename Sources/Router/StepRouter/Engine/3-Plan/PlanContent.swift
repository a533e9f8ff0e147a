import PortableUIKit

/// The content of a ``RoutingPlan``: the router's own plan, or a test's.
@MainActor
package protocol PlanContent: AnyObject {
  var destination: StepReference { get }
  var start: UIViewController { get }
  var startReference: StepReference { get }
  var dismissed: [UIViewController] { get }
  var revealed: [RoutingPlan.Reveal] { get }
  var built: [RoutingPlan.Building] { get }
  var lookedUp: [StepReference] { get }
  var missed: [FinderSummary] { get }
  var kind: NavigationKind { get }
}

extension Plan: PlanContent {
  package var revealed: [RoutingPlan.Reveal] {
    reveals.map { RoutingPlan.Reveal($0.child, of: $0.container) }
  }

  package var built: [RoutingPlan.Building] {
    pending.compactMap { step in
      guard let integration = step.integration else { return nil }
      guard case .existing(let viewController) = step.host else {
        return RoutingPlan.Building(step.reference, by: integration.type)
      }
      return RoutingPlan.Building(step.reference, by: integration.type, on: viewController)
    }
  }

  package var lookedUp: [StepReference] {
    pending.filter { $0.disposition == .lookUp }.map(\.reference)
  }

  package var missed: [FinderSummary] {
    visited.filter { $0.disposition != .found }.compactMap(\.finderSummary)
  }
}

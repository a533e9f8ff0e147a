import PortableUIKit

/// The end of a navigation, without the types of its request.
typealias Ending = Result<Arrival, RoutingError>

/// The view controller that a navigation has reached, and the plan that led there.
struct Arrival {
  let viewController: UIViewController
  let plan: Plan
}

@MainActor
extension Ending {
  /// Tells the observers how the navigation ends.
  func record(by tracer: Tracer) {
    guard tracer.isObserved else { return }
    switch self {
    case .success(let arrival): tracer.record(.finished(.reached(arrival.plan.kind)))
    case .failure(let error): tracer.record(.finished(.failed(error.description)), as: .warning)
    }
  }

  /// Returns the answer for the caller's completion: the view controller, or the nearest one around
  /// it, of the destination's class.
  func outcome<Screen>(
    of destination: StepReference
  ) -> Result<NavigationOutcome<Screen>, RoutingError> {
    flatMap { arrival in
      guard let screen = arrival.viewController.nearest(Screen.self) else {
        return .failure(
          .typeMismatch(
            destination, expected: TypeName(Screen.self),
            found: TypeName(type(of: arrival.viewController)), base: nil,
            progress: RoutingProgress()))
      }
      return .success(
        NavigationOutcome(
          viewController: screen, kind: arrival.plan.kind, plan: RoutingPlan(arrival.plan)))
    }
  }
}

import PortableUIKit

/// On what a pending step stands, as far as it can be known before anything is built.
enum PlannedHost {
  /// On this view controller.
  case existing(UIViewController)
  /// On what the pending step with this index builds.
  case pending(Int)
  /// On what will turn out when its base has been built.
  case unknown
}

/// Works out on what each pending step stands: on its base, or on the nearest ancestor of the base
/// that is of the action's class, those included that the base is only going to be embedded in.
@MainActor
struct HostPlanner {
  let start: UIViewController
  let base: StepReference
  let steps: [any PlannedStep]

  func hosts() throws(RoutingError) -> [PlannedHost] {
    var hosts: [PlannedHost] = []
    for (index, step) in steps.enumerated() {
      hosts.append(try host(of: step, at: index, behind: hosts))
    }
    return hosts
  }

  private func host(
    of step: any PlannedStep, at index: Int, behind: [PlannedHost]
  ) throws(RoutingError) -> PlannedHost {
    guard let integration = step.integration else { return .unknown }
    var candidate: PlannedHost = index == 0 ? .existing(start) : .pending(index - 1)
    while true {
      switch candidate {
      case .unknown: return .unknown
      case .existing(let viewController):
        if integration.accepts(viewController) { return candidate }
        guard let next = viewController.enclosing else {
          throw mismatch(at: index, expected: integration)
        }
        candidate = .existing(next)
      case .pending(let position):
        let pending = steps[position]
        if integration.accepts(declared: pending.screenType) { return candidate }
        guard let next = embedder(of: pending, host: behind[position], expected: integration)
        else { throw mismatch(at: index, expected: integration) }
        candidate = next
      }
    }
  }

  /// In what a pending step is going to stand; nil for one that stands in nothing.
  private func embedder(
    of pending: any PlannedStep, host: PlannedHost, expected: any Integration
  ) -> PlannedHost? {
    if pending.disposition == .lookUp || pending.mayBe(expected.hostType) { return .unknown }
    guard let integration = pending.integration else { return .unknown }
    if integration.isContainerAction { return host }
    return integration.planned == nil ? .unknown : nil
  }

  private func mismatch(at index: Int, expected: any Integration) -> RoutingError {
    let below = index == 0 ? nil : steps[index - 1]
    return .typeMismatch(
      steps[index].reference, expected: TypeName(expected.hostType),
      found: TypeName(below?.screenType ?? type(of: start)), base: below?.reference ?? base,
      progress: RoutingProgress())
  }
}

import PortableUIKit

/// Works out on what each pending step stands: on its base, or on the nearest ancestor of the base
/// that is of the action's class, those included that the base is only going to be embedded in.
@MainActor
struct HostPlanner {
  let plan: Plan

  /// Gives each pending step its host.
  func findHosts() throws(RoutingError) {
    for index in 0..<plan.pendingCount {
      let step = plan.pending(index)
      guard let integration = step.integration else { continue }
      guard let host = nearest(integration.host, below: index) else {
        throw mismatch(at: index, wanted: integration.host)
      }
      step.host = host
    }
  }

  /// Whether what the chain ends on is of this class, or is going to stand in one that is, as far as
  /// it can be known.
  func leads(to wanted: any WantedClass) -> Bool {
    nearest(wanted, below: plan.pendingCount) != nil
  }

  /// The nearest of this class, from what the step with this index stands on outwards.
  private func nearest(_ wanted: any WantedClass, below index: Int) -> PlannedHost? {
    var candidate: PlannedHost? = index == 0 ? .existing(plan.start) : .pending(index - 1)
    while let next = candidate {
      switch next {
      case .unknown: return next
      case .existing(let viewController):
        if wanted.accepts(viewController) { return next }
        candidate = viewController.enclosing.map { .existing($0) }
      case .pending(let position):
        let pending = plan.pending(position)
        if wanted.accepts(declared: pending.declared.screenType) { return next }
        candidate = embedder(of: pending, wanted: wanted)
      }
    }
    return nil
  }

  /// In what a pending step is going to stand; nil for one that stands in nothing. Of one that is
  /// looked up, and so has no action, it is not known.
  private func embedder(of pending: PlannedStep, wanted: any WantedClass) -> PlannedHost? {
    guard let integration = pending.integration, !pending.mayBe(wanted.type) else {
      return .unknown
    }
    if integration.isContainerAction { return pending.host }
    return integration.showsItsViewController == true ? nil : .unknown
  }

  private func mismatch(at index: Int, wanted: any WantedClass) -> RoutingError {
    let below = index == 0 ? nil : plan.pending(index - 1)
    return .typeMismatch(
      plan.pending(index).reference, expected: TypeName(wanted.type),
      found: TypeName(below?.declared.screenType ?? type(of: plan.start)),
      base: below?.reference ?? plan.startReference, progress: RoutingProgress())
  }
}

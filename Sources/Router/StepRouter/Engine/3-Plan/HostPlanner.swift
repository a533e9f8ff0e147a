import PortableUIKit

/// Finds the host of each pending step: its base, or the base's nearest ancestor of the action's
/// class. A container that the base is only about to join counts too.
@MainActor
struct HostPlanner {
  let plan: Plan

  /// Sets the host of each pending step, or throws if a step has none.
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

  /// Whether the destination is of this class, or will be in a container of it, as far as the plan
  /// can tell.
  func leads(to wanted: some WantedClass) -> Bool {
    nearest(wanted, below: plan.pendingCount) != nil
  }

  /// Returns the nearest view controller of this class, outward from the base of the step with this
  /// index.
  private func nearest(_ wanted: some WantedClass, below index: Int) -> PlannedHost? {
    var candidate: PlannedHost? = index == 0 ? .existing(plan.start) : .pending(index - 1)
    while let next = candidate {
      switch next {
      case .unknown: return next
      case .existing(let viewController):
        guard let host = viewController.nearestHost(wanted) else { return nil }
        return .existing(host)
      case .pending(let position):
        let pending = plan.pending(position)
        if wanted.accepts(declared: pending.declared.screenType) { return next }
        candidate = embedder(of: pending, wanted: wanted)
      }
    }
    return nil
  }

  /// Returns the container that a pending step will be in, or nil if it won't be in one. For a step
  /// to look up, which has no action, the container is unknown.
  private func embedder(of pending: any PlannedStep, wanted: some WantedClass) -> PlannedHost? {
    guard let integration = pending.integration, !pending.mayBe(wanted.type) else {
      return .unknown
    }
    // UIKit puts a stack around a column's view controller when it appears (UIKit rule 95).
    if integration.host.type is UISplitViewController.Type,
      wanted.accepts(declared: UINavigationController.self)
    {
      return .unknown
    }
    if integration.embeds { return pending.host }
    return integration.showsItsViewController == true ? nil : .unknown
  }

  private func mismatch(at index: Int, wanted: some WantedClass) -> RoutingError {
    let below = index == 0 ? nil : plan.pending(index - 1)
    return .typeMismatch(
      plan.pending(index).reference, expected: TypeName(wanted.type),
      found: TypeName(below?.declared.screenType ?? type(of: plan.start)),
      base: below?.reference ?? plan.startReference, progress: RoutingProgress())
  }
}

extension UIViewController {
  /// Returns this view controller, or the nearest one around it, that accepts an action for this
  /// class.
  ///
  /// - Parameter container: The container that this view controller is only about to join.
  func nearestHost(
    _ wanted: some WantedClass, joining container: UIViewController? = nil
  ) -> UIViewController? {
    var candidate: UIViewController? = self
    while let next = candidate {
      if wanted.accepts(next), !next.isSealed { return next }
      candidate = next.stackOfTab ?? next.enclosing ?? (next === self ? container : nil)
    }
    return nil
  }
}

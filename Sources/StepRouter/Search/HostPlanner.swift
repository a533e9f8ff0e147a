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
    guard !steps.isEmpty else { return [] }
    var hosts: [PlannedHost] = []
    hosts.reserveCapacity(steps.count)
    for index in steps.indices {
      guard let integration = steps[index].integration else {
        hosts.append(.unknown)
        continue
      }
      guard let host = nearest(integration.host, below: index, hosts: hosts) else {
        throw mismatch(at: index, wanted: integration.host)
      }
      hosts.append(host)
    }
    return hosts
  }

  /// Whether what the chain ends on is of this class, or is going to stand in one that is, as far as
  /// it can be known.
  func leads(to wanted: any WantedClass, hosts: [PlannedHost]) -> Bool {
    nearest(wanted, below: steps.count, hosts: hosts) != nil
  }

  /// The nearest of this class, from what the step with this index stands on outwards.
  private func nearest(
    _ wanted: any WantedClass, below index: Int, hosts: [PlannedHost]
  ) -> PlannedHost? {
    var candidate: PlannedHost? = index == 0 ? .existing(start) : .pending(index - 1)
    while let next = candidate {
      switch next {
      case .unknown: return next
      case .existing(let viewController):
        if wanted.accepts(viewController) { return next }
        candidate = viewController.enclosing.map { .existing($0) }
      case .pending(let position):
        if wanted.accepts(declared: steps[position].screenType) { return next }
        candidate = embedder(of: steps[position], host: hosts[position], wanted: wanted)
      }
    }
    return nil
  }

  /// In what a pending step is going to stand; nil for one that stands in nothing. Of one that is
  /// looked up, and so has no action, it is not known.
  private func embedder(
    of pending: any PlannedStep, host: PlannedHost, wanted: any WantedClass
  ) -> PlannedHost? {
    guard let integration = pending.integration, !pending.mayBe(wanted.type) else {
      return .unknown
    }
    if integration.isContainerAction { return host }
    return integration.showsItsViewController == true ? nil : .unknown
  }

  private func mismatch(at index: Int, wanted: any WantedClass) -> RoutingError {
    let below = index == 0 ? nil : steps[index - 1]
    return .typeMismatch(
      steps[index].reference, expected: TypeName(wanted.type),
      found: TypeName(below?.screenType ?? type(of: start)), base: below?.reference ?? base,
      progress: RoutingProgress())
  }
}

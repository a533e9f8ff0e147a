import PortableUIKit

/// Builds the missing view controllers in one walk from the start to the destination.
///
/// Containers receive the children that follow them before they are integrated themselves;
/// consecutive actions on one container become one update of its children.
extension Execution {
  /// The next step; nil after the last one.
  var next: (any PlannedStep)? { position < plan.pendingCount ? plan.pending(position) : nil }

  /// Whether no movement that could be animated follows.
  var isLastMovement: Bool {
    for index in position..<plan.pendingCount where plan.pending(index).disposition != .lookUp {
      return false
    }
    return true
  }

  /// Builds all view controllers that go into the host in one update of its children.
  func embed(
    into host: UIViewController, adapter: any ContainerAdapter
  ) throws(RoutingError) -> Embedding? {
    var children = adapter.containedViewControllers
    var shown: UIViewController?
    let first = position
    while let step = next, step.disposition == .build, let integration = step.integration,
      integration.isMergeable
    {
      // The first step's host is already known.
      if position > first, try self.host(of: step, embeddedIn: host) !== host { break }
      let viewController = try build(step)
      try embedding(step) { try integration.embed(viewController, in: &children) }
      shown = viewController
    }
    guard let shown else { return nil }
    return Embedding(host: host, children: children, shown: shown, steps: first..<position)
  }

  /// Builds the step's view controller with the children its factory asks for, and passes it its
  /// data.
  func build(_ step: any PlannedStep) throws(RoutingError) -> UIViewController {
    let outer = RouterWindowProvider.ask(plan.window, topmost: nil)
    defer { RouterWindowProvider.goBack(to: outer) }
    return try buildNext(step)
  }

  /// Builds the step's view controller. Finders already look into the plan's window.
  private func buildNext(_ step: any PlannedStep) throws(RoutingError) -> UIViewController {
    let index = position
    position += 1
    let viewController = try step.build(
      integrating: ChildCoordinator(execution: self, container: index)
    ) { progress }
    if position > index + 1 {
      if StepTransition.isInUse { StepTransition.prepare(viewController) }
      showLastChild(of: viewController, builtBehind: index)
    }
    manner.tracer.record(.built(step.reference))
    if step.declared.hasContextTasks { try step.runContextTasks { progress } }
    return viewController
  }

  /// Runs the finder of the next step again, now that its base is on screen.
  func lookUp(_ step: any PlannedStep) throws(RoutingError) -> UIViewController {
    position += 1
    return try RouterWindowProvider.asking(plan.window) { () throws(RoutingError) in
      guard let found = try step.lookUp(), found.isInHierarchy(of: plan.window), !found.isLeaving
      else { throw .viewControllerNotFound(step.reference, progress: progress) }
      manner.tracer.record(.found(step.reference, ViewControllerReference(found)), as: .detail)
      try step.runContextTasks { progress }
      return found
    }
  }

  /// Returns the host of the next step, now that its base is there.
  func host(
    of step: any PlannedStep, embeddedIn container: UIViewController? = nil
  ) throws(RoutingError) -> UIViewController {
    guard let integration = step.integration else { return plan.start }
    switch step.host {
    case .existing(let viewController): return viewController
    case .pending(let index):
      if let built = plan.pending(index).screen, integration.host.accepts(built) { return built }
    case .unknown: break
    }
    let base = position == 0 ? nil : plan.pending(position - 1)
    let below = base == nil ? plan.start : base?.screen
    if let host = below?.nearestHost(integration.host, joining: container) { return host }
    throw .typeMismatch(
      step.reference, expected: TypeName(integration.host.type),
      found: TypeName(below.map { type(of: $0) } ?? UIViewController.self),
      base: base?.reference ?? plan.startReference, progress: progress)
  }

  /// Whether the next step goes into the view controller of the pending step with this index.
  func nextStands(inPending index: Int) -> Bool {
    guard let step = next, step.disposition == .build, step.integration?.isMergeable == true,
      case .pending(index) = step.host
    else { return false }
    return true
  }

  /// Builds all steps that go into the view controller of the pending step with this index.
  func embedChildren(
    inPending index: Int, into children: inout [UIViewController]
  ) throws(RoutingError) {
    // Without this check, the container's factory could take over the view controller that the
    // container itself goes into.
    let check = IntegrationCheck(host: plan.host)
    while nextStands(inPending: index), let step = next, let integration = step.integration {
      let viewController = try buildNext(step)
      try embedding(step) {
        if let refusal = check.refusal(of: viewController) { throw refusal }
        try integration.embed(viewController, in: &children)
      }
      step.isEmbedded = true
    }
  }

  /// Shows, in a new container, the child that the chain continues with.
  private func showLastChild(of container: UIViewController, builtBehind index: Int) {
    for position in (index + 1..<position).reversed() {
      let step = plan.pending(position)
      guard case .pending(index) = step.host else { continue }
      guard let child = step.screen, !container.shows(child) else { return }
      container.containerAdapter?.makeVisible(child, animated: false) { _ in }
      return
    }
  }

  private func embedding(_ step: any PlannedStep, _ embed: () throws -> Void) throws(RoutingError) {
    do { try embed() } catch { throw step.failure(error, progress: progress) }
  }
}

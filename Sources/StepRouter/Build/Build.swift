import PortableUIKit

/// Builds what a route is missing and integrates it, in one walk from the start to the destination.
///
/// Containers receive the children that follow them before they are integrated; consecutive actions
/// on one container become one update of its children.
@MainActor
final class Build {
  let route: PlannedRoute
  private let tracer: Tracer
  private var cursor = 0
  private var dismissed: [UIViewController] = []
  private var revealed: [UIViewController] = []
  private var integrated: [any PlannedStep] = []

  init(route: PlannedRoute, tracer: Tracer) {
    self.route = route
    self.tracer = tracer
  }

  /// What has been done so far; put into words only where somebody has to be told.
  var progress: RoutingProgress {
    var progress = RoutingProgress()
    progress.dismissed = dismissed.map { ViewControllerReference($0) }
    progress.revealed = revealed.map { ViewControllerReference($0) }
    for step in route.pending where step.disposition == .build && step.screen != nil {
      progress.built.append(step.reference.screen)
    }
    progress.integrated = integrated.map(\.reference.screen)
    return progress
  }

  /// The next step; nil when all are built.
  var next: (any PlannedStep)? {
    cursor < route.pending.count ? route.pending[cursor] : nil
  }

  /// Whether nothing that could be animated comes after what has been built so far.
  var isLastMovement: Bool {
    for step in route.pending[cursor...] where step.disposition != .lookUp { return false }
    return true
  }

  /// The children that one container gets in one update.
  struct Embedding {
    let host: UIViewController
    let children: [UIViewController]
    let shown: UIViewController
    let steps: [any PlannedStep]
  }

  /// Builds all that goes into the host in one update of its children.
  func embed(into host: UIViewController, adapter: any ContainerAdapter) throws(RoutingError)
    -> Embedding?
  {
    var children = adapter.containedViewControllers
    var shown: UIViewController?
    var steps: [any PlannedStep] = []
    while let step = next, step.disposition == .build, let integration = step.integration,
      integration.isMergeable, try self.host(of: step, embeddedIn: host) === host
    {
      let viewController = try build(step)
      try embedding(step) { try integration.embed(viewController, in: &children) }
      shown = viewController
      steps.append(step)
    }
    guard let shown else { return nil }
    return Embedding(host: host, children: children, shown: shown, steps: steps)
  }

  /// Builds the step's view controller, with the children that its factory asks for, and gives it
  /// its data.
  func build(_ step: any PlannedStep) throws(RoutingError) -> UIViewController {
    let index = cursor
    cursor += 1
    return try RouterWindowProvider.asking(route.window) { () throws(RoutingError) in
      let viewController = try step.build(
        integrating: ChildCoordinator(build: self, container: index)
      ) { progress }
      if cursor > index + 1 { showLastChild(of: viewController, builtBehind: index) }
      tracer.record(.built(step.reference))
      try step.runContextTasks { progress }
      return viewController
    }
  }

  /// Looks the next step up, now that what lies behind it is on screen.
  func lookUp(_ step: any PlannedStep) throws(RoutingError) -> UIViewController {
    cursor += 1
    return try RouterWindowProvider.asking(route.window) { () throws(RoutingError) in
      guard let found = try step.lookUp(), found.isInHierarchy(of: route.window), !found.isLeaving
      else { throw .viewControllerNotFound(step.reference, progress: progress) }
      tracer.record(.found(step.reference, ViewControllerReference(found)), as: .detail)
      try step.runContextTasks { progress }
      return found
    }
  }

  /// On what the step stands, now that its base is there.
  func host(
    of step: any PlannedStep, embeddedIn container: UIViewController? = nil
  ) throws(RoutingError) -> UIViewController {
    guard let integration = step.integration else { return route.start }
    let below = cursor == 0 ? route.start : route.pending[cursor - 1].screen
    switch route.hosts[cursor] {
    case .existing(let viewController): return viewController
    case .pending(let index):
      if let built = route.pending[index].screen, integration.host.accepts(built) { return built }
    case .unknown: break
    }
    var candidate = below
    while let viewController = candidate {
      if integration.host.accepts(viewController) { return viewController }
      candidate = viewController.enclosing ?? (viewController === below ? container : nil)
    }
    throw .typeMismatch(
      step.reference, expected: TypeName(integration.host.type),
      found: TypeName(below.map { type(of: $0) } ?? UIViewController.self),
      base: cursor == 0 ? route.base : route.pending[cursor - 1].reference, progress: progress)
  }

  /// Notes a chain of layers, the topmost chain first.
  func noteDismissed(_ chain: [UIViewController]) { dismissed = chain + dismissed }

  func noteRevealed(_ viewController: UIViewController) {
    revealed.append(viewController)
  }

  func noteIntegrated(_ steps: [any PlannedStep]) {
    integrated.append(contentsOf: steps)
  }

  /// Whether the next step asks to stand in what the pending step with this index builds.
  func nextStands(inPending index: Int) -> Bool {
    guard let step = next, step.disposition == .build, step.integration?.isMergeable == true,
      case .pending(index) = route.hosts[cursor]
    else { return false }
    return true
  }

  /// Builds all that asks to stand in what the pending step with this index builds.
  func embedChildren(
    inPending index: Int, into children: inout [UIViewController]
  ) throws(RoutingError) {
    // The container's factory would move what the container itself is going to stand in.
    let check = IntegrationCheck(host: route.host)
    while nextStands(inPending: index), let step = next, let integration = step.integration {
      let viewController = try build(step)
      try embedding(step) {
        if let refusal = check.refusal(of: viewController) { throw refusal }
        try integration.embed(viewController, in: &children)
      }
      noteIntegrated([step])
    }
  }

  /// A container arrives with the child in front that the chain goes on with.
  private func showLastChild(of container: UIViewController, builtBehind index: Int) {
    for position in (index + 1..<cursor).reversed() {
      guard case .pending(index) = route.hosts[position] else { continue }
      guard let child = route.pending[position].screen, !container.shows(child) else { return }
      container.containerAdapter?.makeVisible(child, animated: false) { _ in }
      return
    }
  }

  private func embedding(_ step: any PlannedStep, _ embed: () throws -> Void) throws(RoutingError) {
    do { try embed() } catch { throw step.failure(error, progress: progress) }
  }
}

extension Build.Embedding {
  /// The stack that is changed, where it is one and its new top is what is to be shown: then it says
  /// itself when it is done.
  @MainActor
  var stack: NavigationControllerAdapter? {
    guard ClassTraits.of(host).container == .navigation, children.last === shown,
      let navigationController = host as? UINavigationController
    else { return nil }
    return NavigationControllerAdapter(navigationController: navigationController)
  }
}

extension PlannedStep {
  /// The navigation's error for an error of this step's action.
  func failure(_ error: any Error, progress: RoutingProgress) -> RoutingError {
    switch error {
    case let error as RoutingError: error
    case let refusal as PresentationRefusal:
      .presentationRefused(reference, refusal, progress: progress)
    case let refusal as IntegrationRefusal:
      .integrationRefused(reference, refusal, progress: progress)
    default: .actionFailed(actionParticipant, underlying: error, progress: progress)
    }
  }

  var actionParticipant: RoutingParticipant {
    RoutingParticipant(
      role: .action, type: integration?.type ?? TypeName(screenType), step: reference,
      place: integration?.place)
  }
}

import PortableUIKit

/// The consequences of a search: the view controllers to dismiss, to bring to the front and to
/// build, with their hosts.
///
/// Planning only reads the screen, and changes nothing.
@MainActor
package final class Plan {
  package let destination: StepReference
  let window: UIWindow?
  package let start: UIViewController
  /// The step or base that the start belongs to.
  package let startReference: StepReference
  /// The visited steps, the destination first. A found step with neither interceptors nor tasks
  /// isn't among them.
  let visited: [any PlannedStep]
  /// The number of steps to build or look up; ``pending(_:)`` returns them.
  let pendingCount: Int
  /// The view controllers above the start, from the lowest layer up.
  @exclusivity(unchecked) package private(set) var dismissed: [UIViewController]
  /// The movements that bring the start to the front, from its nearest container to the outermost.
  @exclusivity(unchecked) private(set) var reveals: [Reveal]
  /// The closing, if the plan is for one; nil if it leads to a screen.
  let closing: Closing?
  /// Whether nothing was moving at the time of planning.
  let isMadeAtRest: Bool

  /// Creates the plan that follows from a search for a screen of this class.
  init<Screen: UIViewController>(
    _ search: Search, from hit: Search.Hit, to destination: StepReference, _ screen: Screen.Type
  ) throws(RoutingError) {
    self.destination = destination
    closing = search.closing
    let start = closing?.seen ?? hit.viewController
    self.start = start
    startReference = hit.reference
    window = search.window
    visited = search.steps
    let isFound = search.steps.last?.disposition == .found
    pendingCount = search.steps.count - (isFound ? 1 : 0)
    isMadeAtRest = search.layers?.isAtRest == true
    let way = start.wayOut
    if let closing {
      (reveals, dismissed) = (closing.reveals, closing.dismissed)
    } else {
      reveals = way.reveals
      let hasNothingAbove =
        reveals.isEmpty && search.layers?.hasOneLayer == true && start.presentedAbove == nil
      dismissed = hasNothingAbove ? [] : start.layersAbove
    }
    try checkStart(in: way.outermost)
    let planner = HostPlanner(plan: self)
    try planner.findHosts()
    leaveColumnsAlone()
    try checkReveals()
    try checkActions()
    // If the last step declares exactly this class, there's nothing to check.
    if let last = lastPending, last.declared.screenType == screen { return }
    guard planner.leads(to: Wanted<Screen>()) else {
      throw .typeMismatch(
        destination, expected: TypeName(screen),
        found: TypeName(lastPending?.declared.screenType ?? type(of: start)), base: nil,
        progress: RoutingProgress())
    }
  }

  /// Checks that the outermost view controller on the way out is the root of the router's own
  /// window (rule 27).
  private func checkStart(in outermost: UIViewController) throws(RoutingError) {
    // The screen's content may still load (rule 90).
    if let first = firstPending, first.disposition == .lookUp, start.asLackingContent == nil {
      throw .viewControllerNotFound(first.reference, progress: RoutingProgress())
    }
    guard let window else { throw .startNotFound(startReference, reason: .noWindow) }
    if window.rootViewController === outermost { return }
    throw .startNotFound(startReference, reason: .notInWindow(ViewControllerReference(start)))
  }

  /// Leaves the start alone if it's a column and the navigation changes another one: it needn't
  /// come to the front, because it stands beside the other column, or below it in the collapsed
  /// stack. The same is true of the placements of an arrangement.
  private func leaveColumnsAlone() {
    guard case .existing(let host)? = firstPending?.host, host !== start else { return }
    let container = ClassTraits.of(host).container
    guard container == .split || container == .custom && host.isArrangement else { return }
    reveals = host.wayOut.reveals
    dismissed = host.layersAbove
  }

  /// Returns the step to build or look up at this position of the execution, which goes from the
  /// start to the destination.
  func pending(_ index: Int) -> any PlannedStep { visited[pendingCount - 1 - index] }

  var firstPending: (any PlannedStep)? { pendingCount == 0 ? nil : visited[pendingCount - 1] }
  var lastPending: (any PlannedStep)? { pendingCount == 0 ? nil : visited[0] }

  /// The steps to build or look up, in the order of the execution.
  var pending: some BidirectionalCollection<any PlannedStep> { visited[..<pendingCount].reversed() }

  /// The visited step that the start belongs to; nil if the start belongs to a base, or to a step
  /// that has neither interceptors nor tasks.
  var found: (any PlannedStep)? { pendingCount < visited.count ? visited.last : nil }

  /// Whether the plan only adds to the screen.
  var removesNothing: Bool {
    guard dismissed.isEmpty, reveals.isEmpty else { return false }
    for index in 0..<pendingCount {
      if let integration = visited[index].integration, !integration.isAddition { return false }
    }
    return true
  }

  var hasInterceptors: Bool {
    for step in visited where step.declared.interceptorCount > 0 { return true }
    return false
  }

  /// Whether the destination is in front and has no context task to run.
  var isInPlace: Bool {
    kind == .alreadyVisible && found?.declared.hasContextTasks != true
      && start.isVisible(in: window)
  }

  /// How the navigation shows its destination if it succeeds.
  package var kind: NavigationKind {
    if pendingCount > 0 { return .built }
    return dismissed.isEmpty && reveals.isEmpty ? .alreadyVisible : .revealed
  }

  /// The view controllers above the start, in chains that can each be dismissed in one movement,
  /// the topmost first. A view controller presented from within a layer isn't part of that layer's
  /// chain: dismissing the layer would leave it on screen.
  var chainsAbove: [[UIViewController]] {
    guard dismissed.count > 1 else { return dismissed.isEmpty ? [] : [dismissed] }
    var chains: [[UIViewController]] = []
    for (index, layer) in dismissed.enumerated() {
      if index > 0, layer.presentingViewController === dismissed[index - 1] {
        chains[chains.count - 1].append(layer)
      } else {
        chains.append([layer])
      }
    }
    return chains.reversed()
  }

  var summary: PlanSummary {
    PlanSummary(
      start: ViewControllerReference(start),
      dismissed: dismissed.map { ViewControllerReference($0) },
      revealed: reveals.map { ViewControllerReference($0.child) },
      built: pending.filter { $0.disposition == .build }.map(\.reference))
  }

  /// The view controller on screen that will hold the new ones.
  var host: UIViewController {
    if case .existing(let viewController)? = firstPending?.host { return viewController }
    return start
  }

  /// Releases the steps' references to the screen. The plan has served its purpose, and
  /// interceptors that keep its steps may wait for the user for as long as it takes.
  func letGo() {
    for step in visited {
      step.host = .unknown
      step.screen = nil
    }
  }

  /// Runs the post tasks, the base's first. They get the start, followed by the other view
  /// controllers, containers before their children.
  func runPostTasks() {
    guard visited.contains(where: \.declared.hasPostTasks) else { return }
    let stack = [start] + pending.compactMap(\.screen)
    RouterWindowProvider.asking(window) {
      for step in visited.reversed() { step.runPostTasks(stack: stack) }
    }
  }

  /// Throws before anything moves if a tab to show is hidden or disabled, if an arrangement has no
  /// room for its child, or if a container to change belongs to SwiftUI or the system.
  private func checkReveals() throws(RoutingError) {
    for reveal in reveals {
      let refusal: IntegrationRefusal? =
        switch ClassTraits.of(reveal.container).container {
        case .tabs:
          unsafeDowncast(reveal.container, to: UITabBarController.self)
            .refusal(toShow: reveal.child)
        case .sealed: .sealed(container: ViewControllerReference(reveal.container))
        case .custom: reveal.container.refusalOfArrangement(toShow: reveal.child)
        case .navigation, .split, .pages, .none: nil
        }
      if let refusal {
        throw .integrationRefused(startReference, refusal, progress: RoutingProgress())
      }
    }
  }

  private func checkActions() throws(RoutingError) {
    for index in 0..<pendingCount {
      let step = pending(index)
      guard let integration = step.integration, integration.isCheckedInPlan,
        let action = integration.builtIn
      else { continue }
      switch step.host {
      case .existing(let host):
        try action.checkPlan(host: host, window: window, step: step.reference)
        if action.choosesPlace { try checkPlace(of: index, in: host) }
      case .pending(let position):
        try action.checkPlan(building: pending(position), step: step.reference)
      case .unknown: continue
      }
    }
  }

  /// Tries an action on the container's list of children, with stand-ins for the ones added before
  /// it, so that a place that doesn't exist fails before anything moves.
  private func checkPlace(
    of index: Int, in container: UIViewController
  ) throws(RoutingError) {
    var children = container.containerAdapter?.containedViewControllers ?? []
    for position in 0...index {
      let step = pending(position)
      guard case .existing(let host) = step.host, host === container else { continue }
      do { try step.integration?.embed(UIViewController(), in: &children) } catch {
        guard position == index else { continue }
        throw step.failure(error, progress: RoutingProgress())
      }
    }
  }
}

import PortableUIKit

/// What follows from a search: what is dismissed, what comes to the front, and what is built on
/// which hosts.
///
/// It is computed from the screen as it is and changes nothing.
@MainActor
package final class Plan {
  package let destination: StepReference
  let window: UIWindow?
  package let start: UIViewController
  /// The step or base whose view controller is the start.
  package let startReference: StepReference
  /// The visited steps, the destination first; one that is found and has neither interceptors nor
  /// tasks is not among them.
  let visited: [PlannedStep]
  /// How many steps there are to be built or looked up; ``pending(_:)`` gives them.
  let pendingCount: Int
  /// What lies above the start, from the lowest layer up.
  @exclusivity(unchecked) package private(set) var dismissed: [UIViewController]
  /// What brings the start to the front, from its nearest container to the outermost.
  @exclusivity(unchecked) private(set) var reveals: [Reveal]
  /// What it closes; nil where it leads to a screen.
  let closing: Closing?
  /// Whether nothing was moving when it was made.
  let isMadeAtRest: Bool

  /// The plan that follows from a search for a screen of this class.
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
    // Where the last step is declared with the very class nothing has to be looked up.
    if let last = lastPending, last.declared.screenType == screen { return }
    guard planner.leads(to: Wanted<Screen>()) else {
      throw .typeMismatch(
        destination, expected: TypeName(screen),
        found: TypeName(lastPending?.declared.screenType ?? type(of: start)), base: nil,
        progress: RoutingProgress())
    }
  }

  /// The outermost view controller on the way out must be the root of the router's own window
  /// (rule 27).
  private func checkStart(in outermost: UIViewController) throws(RoutingError) {
    if let first = firstPending, first.disposition == .lookUp {
      throw .viewControllerNotFound(first.reference, progress: RoutingProgress())
    }
    guard let window else { throw .startNotFound(startReference, reason: .noWindow) }
    if window.rootViewController === outermost { return }
    throw .startNotFound(startReference, reason: .notInWindow(ViewControllerReference(start)))
  }

  /// Where a column is changed, the column that is the start need not come to the front: it stands
  /// beside the other, or below it in the collapsed stack.
  private func leaveColumnsAlone() {
    guard case .existing(let host)? = firstPending?.host, host !== start,
      ClassTraits.of(host).container == .split
    else { return }
    reveals = host.wayOut.reveals
    dismissed = host.layersAbove
  }

  /// The step to be built or looked up at this place of the execution, which goes from the start to
  /// the destination.
  func pending(_ index: Int) -> PlannedStep { visited[pendingCount - 1 - index] }

  var firstPending: PlannedStep? { pendingCount == 0 ? nil : visited[pendingCount - 1] }
  var lastPending: PlannedStep? { pendingCount == 0 ? nil : visited[0] }

  /// What is to be built or looked up, in the order of the execution.
  var pending: some BidirectionalCollection<PlannedStep> { visited[..<pendingCount].reversed() }

  /// The visited step whose view controller is the start; nil where it is a base's, or that of a
  /// step that has neither interceptors nor tasks.
  var found: PlannedStep? { pendingCount < visited.count ? visited.last : nil }

  /// Whether it only adds to what is there.
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

  /// Whether the destination is in front and not even its data is left to be given to it.
  var isInPlace: Bool {
    kind == .alreadyVisible && found?.declared.hasContextTasks != true
      && (start.layerRoot === window?.rootViewController
        ? !start.isHiddenByParent : start.isVisible(in: window))
  }

  /// What the navigation does, if it goes well.
  package var kind: NavigationKind {
    if pendingCount > 0 { return .built }
    return dismissed.isEmpty && reveals.isEmpty ? .alreadyVisible : .revealed
  }

  /// What lies above the start, in chains of which each is dismissed in one movement, the topmost
  /// first. What is presented from within a layer is no part of the layer's chain: dismissing that
  /// layer would leave it on screen.
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

  /// What is on screen already and will hold what is built.
  var host: UIViewController {
    if case .existing(let viewController)? = firstPending?.host { return viewController }
    return start
  }

  /// Lets go of what the steps know of the screen: the plan has served, and interceptors that keep
  /// its steps may take as long as the user does.
  func letGo() {
    for step in visited {
      step.host = .unknown
      step.screen = nil
    }
  }

  /// Runs the post tasks, the base's first, with the start and then what was built or looked up,
  /// containers before their children.
  func runPostTasks() {
    guard visited.contains(where: \.declared.hasPostTasks) else { return }
    let stack = [start] + pending.compactMap(\.screen)
    RouterWindowProvider.asking(window) {
      for step in visited.reversed() { step.runPostTasks(stack: stack) }
    }
  }

  /// A tab that is hidden or disabled, and what SwiftUI does not show, is known before anything
  /// moves.
  private func checkReveals() throws(RoutingError) {
    for reveal in reveals {
      let refusal: IntegrationRefusal? =
        switch ClassTraits.of(reveal.container).container {
        case .tabs:
          unsafeDowncast(reveal.container, to: UITabBarController.self)
            .refusal(toShow: reveal.child)
        case .sealed: .sealed(container: ViewControllerReference(reveal.container))
        case .navigation, .split, .pages, .custom, .none: nil
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
        let action = integration.builtIn, case .existing(let host) = step.host
      else { continue }
      try action.checkPlan(host: host, window: window, step: step.reference)
      if action.choosesPlace { try checkPlace(of: index, in: host) }
    }
  }

  /// Tries an action on the container's list of children, with stand-ins for those that are added
  /// before: a place that does not exist is known before anything moves.
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

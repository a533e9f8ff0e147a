import PortableUIKit

/// A plan in the making and in the doing: what the search found, and what follows from it.
///
/// It is computed from the screen as it is and changes nothing.
@MainActor
final class PlannedRoute {
  /// A movement that brings a child to the front of its container.
  struct Reveal {
    let child: UIViewController
    let container: UIViewController
  }

  let destination: StepReference
  let window: UIWindow?
  let start: UIViewController
  let base: StepReference
  /// The visited steps, the destination first; one that is found and has neither guards nor tasks
  /// is not among them.
  let visited: [any PlannedStep]
  /// The visited step whose view controller is the start; nil where it is a base's, or that of a
  /// step that has neither guards nor tasks.
  let found: (any PlannedStep)?
  /// What is to be built or looked up, in the order of the build.
  let pending: [any PlannedStep]
  /// On what each pending step stands.
  let hosts: [PlannedHost]
  /// What lies above the start, from the lowest layer up.
  let dismissed: [UIViewController]
  /// Whether nothing was moving when it was made.
  let isMadeAtRest: Bool
  /// What brings the start to the front, from its nearest container to the outermost.
  let reveals: [Reveal]

  init(
    destination: StepReference, screen: any WantedClass, search: Search, hit: Search.Hit
  ) throws(RoutingError) {
    self.destination = destination
    let start = hit.viewController
    self.start = start
    base = hit.reference
    window = search.window
    visited = search.steps
    var pending: [any PlannedStep] = []
    pending.reserveCapacity(search.steps.count)
    for step in search.steps.reversed() where step.disposition != .found { pending.append(step) }
    self.pending = pending
    found = pending.count < search.steps.count ? search.steps.last : nil
    if let first = pending.first, first.disposition == .lookUp {
      throw .viewControllerNotFound(first.reference, progress: RoutingProgress())
    }
    isMadeAtRest = search.layers?.isAtRest == true
    let way = start.wayOut
    if let failure = search.failure(toReach: start, in: way.outermost) {
      throw .startNotFound(hit.reference, reason: failure)
    }
    let reveals = way.reveals
    self.reveals = reveals
    let hasNothingAbove =
      reveals.isEmpty && search.layers?.hasOneLayer == true && start.presentedAbove == nil
    dismissed = hasNothingAbove ? [] : start.layersAbove
    let planner = HostPlanner(start: start, base: found?.reference ?? base, steps: pending)
    hosts = try planner.hosts()
    try checkActions()
    guard planner.leads(to: screen, hosts: hosts) else {
      throw .typeMismatch(
        destination, expected: TypeName(screen.type),
        found: TypeName(pending.last?.screenType ?? type(of: start)), base: nil,
        progress: RoutingProgress())
    }
  }

  /// Whether it only adds to what is there.
  var removesNothing: Bool {
    guard dismissed.isEmpty, reveals.isEmpty else { return false }
    for step in pending {
      guard let integration = step.integration else { continue }
      guard integration.isAddition else { return false }
    }
    return true
  }

  var hasGuards: Bool {
    for step in visited where step.guardCount > 0 { return true }
    return false
  }

  /// What the navigation does, if it goes well.
  var kind: NavigationKind {
    if !pending.isEmpty { return .built }
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

  /// Runs the post tasks, the base's first, with the start and then what was built or looked up,
  /// containers before their children.
  func runPostTasks() {
    var stack: [UIViewController]?
    for index in visited.indices.reversed() where visited[index].hasPostTasks {
      stack = stack ?? [start] + pending.compactMap(\.screen)
      visited[index].runPostTasks(stack: stack ?? [])
    }
  }

  /// What is on screen already and will hold what is built.
  var host: UIViewController {
    if let first = hosts.first, case .existing(let viewController) = first { return viewController }
    return start
  }

  private func checkActions() throws(RoutingError) {
    for index in pending.indices {
      guard let integration = pending[index].integration, case .existing(let host) = hosts[index],
        let planned = integration.planned
      else { continue }
      try planned.checkPlan(host: host, window: window, step: pending[index].reference)
      if planned.choosesPlace { try checkPlace(of: index, in: host) }
    }
  }

  /// Tries an action on the container's list of children, with stand-ins for those that are added
  /// before: a place that does not exist is known before anything moves.
  private func checkPlace(
    of index: Int, in container: UIViewController
  ) throws(RoutingError) {
    var children = container.containerAdapter?.containedViewControllers ?? []
    for position in 0...index {
      guard case .existing(let host) = hosts[position], host === container else { continue }
      do { try pending[position].integration?.embed(UIViewController(), in: &children) } catch {
        guard position == index else { continue }
        throw pending[index].failure(error, progress: RoutingProgress())
      }
    }
  }
}

extension Search {
  /// Why a navigation cannot start here: the outermost view controller on the way out must be the
  /// root of the router's own window (rule 27).
  fileprivate func failure(
    toReach start: UIViewController, in outermost: UIViewController
  ) -> StartFailure? {
    guard let window else { return .noWindow }
    if window.rootViewController === outermost { return nil }
    return .notInWindow(ViewControllerReference(start))
  }
}

extension UIViewController {
  /// Everything that is presented above this view controller, from the lowest layer up: on it, on what
  /// covers it in its stack, on those around it and around the layers below. What lies on another tab
  /// stays there.
  package var layersAbove: [UIViewController] {
    var layers: [UIViewController] = []
    addLayersInside(to: &layers)
    var child = self
    while let next = child.enclosing ?? child.presentingViewController {
      if child.enclosing === next {
        for sibling in next.siblings(covering: child) { sibling.addLayersInside(to: &layers) }
        next.ownPresented?.addAsLayer(to: &layers)
      }
      child = next
    }
    return layers
  }

  /// What is presented from here and from what is shown within, the innermost first.
  private func addLayersInside(to layers: inout [UIViewController]) {
    for child in visibleChildren { child.addLayersInside(to: &layers) }
    ownPresented?.addAsLayer(to: &layers)
  }

  private func addAsLayer(to layers: inout [UIViewController]) {
    guard !layers.holds(self) else { return }
    layers.append(self)
    addLayersInside(to: &layers)
  }

  /// What has to go, or to be clear, for this child to be seen: those on top of it in a stack, those
  /// beside it where several are shown.
  private func siblings(covering child: UIViewController) -> [UIViewController] {
    if let stack = self as? UINavigationController {
      let viewControllers = stack.viewControllers
      let position = viewControllers.firstIndex { $0 === child } ?? viewControllers.endIndex
      return Array(viewControllers.dropFirst(position + 1))
    }
    guard frontChild == nil, shows(child) else { return [] }
    return visibleChildren.filter { $0 !== child }
  }

  /// The movements that bring this view controller to the front; see ``wayOut``.
  var neededReveals: [PlannedRoute.Reveal] { wayOut.reveals }

  /// The way from here out to the window's root: the movements that bring this view controller to
  /// the front of all that encloses it, and then the one that presents its layer, the nearest first;
  /// and where the way ends.
  var wayOut: (reveals: [PlannedRoute.Reveal], outermost: UIViewController) {
    var reveals: [PlannedRoute.Reveal] = []
    var child = self
    while let next = child.enclosing ?? child.presentingViewController {
      if child.enclosing === next, !next.shows(child) {
        reveals.append(PlannedRoute.Reveal(child: child, container: next))
      }
      child = next
    }
    return (reveals, child)
  }
}

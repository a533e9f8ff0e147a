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
  /// Every visited step, the destination first.
  let visited: [any PlannedStep]
  /// The step whose view controller is the start; nil where the start is a base's.
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
    let reveals = start.neededReveals
    self.reveals = reveals
    dismissed = reveals.isEmpty && search.layers?.hasOneLayer == true ? [] : start.layersAbove
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

  private func checkActions() throws(RoutingError) {
    for index in pending.indices {
      guard let integration = pending[index].integration, !integration.isAddition,
        case .existing(let viewController) = hosts[index], let planned = integration.planned
      else { continue }
      try planned.checkPlan(
        host: viewController, window: window, step: pending[index].reference)
    }
  }
}

extension UIViewController {
  /// Everything that is presented above this view controller, from the lowest layer up.
  var layersAbove: [UIViewController] {
    guard let lowest = lowestLayerAbove else { return [] }
    var layers = lowest.withLayersAbove
    // What a view controller presents itself hides what those around it present.
    var child = self
    while let next = child.enclosing ?? child.presentingViewController {
      if child.enclosing === next, let presented = next.ownPresented, !layers.holds(presented) {
        layers += presented.withLayersAbove
      }
      child = next
    }
    return layers
  }

  /// This layer and those presented on it, from the lowest up.
  private var withLayersAbove: [UIViewController] {
    var layers = [self]
    while let next = layers[layers.count - 1].presentedAbove { layers.append(next) }
    return layers
  }

  /// What is presented over this view controller, or over what covers it in its stack. What lies on
  /// another tab stays there.
  private var lowestLayerAbove: UIViewController? {
    if let presented = presentedAbove { return presented }
    var child = self
    while let parent = child.enclosing {
      // Where the child is the one in front, it has told already what lies on its parent.
      if parent.frontChild !== child {
        guard parent.shows(child) || parent is UINavigationController else { return nil }
        if let presented = parent.presentedAbove { return presented }
      }
      child = parent
    }
    return layerAboveThoseBelow
  }

  /// What is presented over the layers on which this view controller's layer lies, where that is not
  /// in their way: this layer may lie on a tab, and a sheet on all tabs.
  private var layerAboveThoseBelow: UIViewController? {
    var below = layerRoot.presentingViewController
    while let presenter = below {
      var ancestor = presenter
      while let next = ancestor.enclosing {
        if let presented = next.ownPresented { return presented }
        ancestor = next
      }
      below = ancestor.presentingViewController
    }
    return nil
  }

  /// The movements that bring this view controller to the front of all that encloses it, and then
  /// the one that presents its layer, the nearest first.
  var neededReveals: [PlannedRoute.Reveal] {
    var reveals: [PlannedRoute.Reveal] = []
    var child = self
    while let next = child.enclosing ?? child.presentingViewController {
      if child.enclosing === next, !next.shows(child) {
        reveals.append(PlannedRoute.Reveal(child: child, container: next))
      }
      child = next
    }
    return reveals
  }
}

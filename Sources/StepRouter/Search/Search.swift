import PortableUIKit

/// Walks a chain upward, from the destination to the base, until a step is found on screen.
///
/// It asks finders and prepares what it meets; it changes nothing. What lies behind a hit is not
/// evaluated.
@MainActor
package struct Search {
  /// Where the search turned around.
  struct Hit {
    let viewController: UIViewController
    /// The step or base whose view controller it is.
    let reference: StepReference
  }

  /// How far a walk has come.
  enum Stretch {
    case hit(Hit)
    /// It goes on with another context.
    case goOn(any BoundChain)
  }

  package let window: UIWindow?
  /// The window's layers as they are; nil without a root.
  let layers: WindowLayers?
  let tracer: Tracer
  var memory: ChoiceMemory
  /// The visited steps, the destination first; one that is found and has nothing to be asked or
  /// given is not among them.
  private(set) var steps: [any PlannedStep] = []
  private var depth = 0

  init(window: UIWindow?, tracer: Tracer, memory: ChoiceMemory = ChoiceMemory()) {
    self.window = window
    self.tracer = tracer
    self.memory = memory
    layers = window?.layers
  }

  /// Walks a chain, with finders looking into the window.
  mutating func begin<Context>(
    _ chain: ChainLink<Context>, with context: Context
  ) throws(RoutingError) -> Hit {
    let outer = RouterWindowProvider.ask(window, topmost: layers?.topmost)
    defer { RouterWindowProvider.goBack(to: outer) }
    return try walk(chain, with: context)
  }

  /// Walks a chain to its end.
  mutating func walk<Context>(
    _ chain: ChainLink<Context>, with context: Context
  ) throws(RoutingError) -> Hit {
    switch try walkStretch(of: chain, with: context) {
    case .hit(let hit): return hit
    case .goOn(let rest): return try walkOn(rest)
    }
  }

  /// A loop, since a chain of screens from a list has a context conversion at each, and may be long.
  private mutating func walkOn(_ rest: any BoundChain) throws(RoutingError) -> Hit {
    var rest = rest
    while true {
      switch try rest.walk(in: &self) {
      case .hit(let hit): return hit
      case .goOn(let next): rest = next
      }
    }
  }

  /// Walks a chain up to its next context conversion.
  mutating func walkStretch<Context>(
    of chain: ChainLink<Context>, with context: Context
  ) throws(RoutingError) -> Stretch {
    var link = chain
    while true {
      switch link {
      case .linked(let linked):
        if let found = try visit(linked.step, with: context) {
          return .hit(Hit(viewController: found, reference: linked.step.reference))
        }
        depth += 1
        link = linked.behind
      case .choice(let choice):
        switch try choice.choose(with: context, in: &self) {
        case .found(let found):
          return .hit(Hit(viewController: found, reference: choice.reference))
        case .goOn(let chosen): link = chosen
        }
      case .adapted(let adapted): return try adapted.walk(with: context, search: &self)
      case .start(let base):
        return .hit(
          Hit(viewController: try base.find(with: context, in: window), reference: base.reference))
      }
    }
  }

  /// Visits a step; its view controller if it is there.
  private mutating func visit<Context>(
    _ step: any ChainStep<Context>, with context: Context
  ) throws(RoutingError) -> UIViewController? {
    var visit = try step.visit(with: context, depth: depth, tracer: tracer)
    if let found = visit.screen {
      if isThere(found) {
        tracer.record(.found(step.reference, ViewControllerReference(found)), as: .detail)
        if case .planned(let planned) = visit { steps.append(planned) }
        return found
      }
      visit = try step.miss(with: context, depth: depth, tracer: tracer)
    }
    if case .planned(let planned) = visit { steps.append(planned) }
    return nil
  }

  /// Whether a finder's answer counts. What is just being dismissed is not there any more, nor is what
  /// is not on screen at all. What is in another window counts: that is told as an error.
  func isThere(_ found: UIViewController) -> Bool {
    if layers?.hasInFront(found) == true { return true }
    var outermost = found
    while let next = outermost.enclosing ?? outermost.presentingViewController {
      if outermost.isBeingDismissed { return false }
      outermost = next
    }
    return outermost === window?.rootViewController || outermost.viewIfLoaded?.window != nil
  }
}

extension Search {
  /// What follows from the hit.
  func route<Screen, Context>(
    to step: DestinationStep<Screen, Context>, from hit: Hit
  ) throws(RoutingError) -> PlannedRoute {
    try PlannedRoute(destination: step.reference, screen: Wanted<Screen>(), search: self, hit: hit)
  }

  /// The destination's screen, where it is in front, nobody has to be asked and nothing moves: then
  /// there is nothing to do.
  func screenInPlace<Screen: UIViewController>(_ type: Screen.Type, at hit: Hit) -> Screen? {
    guard steps.isEmpty, layers?.showAtRest(hit.viewController) == true,
      TurnQueue.isFree(in: window)
    else { return nil }
    return hit.viewController.nearest(Screen.self)
  }
}

import PortableUIKit

/// Walks a chain upward, from the destination to the base, until a step's screen is there.
///
/// The search runs finders and prepares the steps it visits, but changes nothing on screen. It
/// doesn't evaluate the parts behind a hit.
@MainActor
package final class Search {
  /// The view controller at which the search turns around.
  struct Hit {
    let viewController: UIViewController
    /// The step or base that the view controller belongs to.
    let reference: StepReference
  }

  /// The result of walking a stretch of a chain.
  enum Stretch {
    case hit(Hit)
    /// The walk continues with another context.
    case goOn(any BoundChain)
  }

  package let window: UIWindow?
  /// The window's layers at the beginning of the search; nil without a root.
  let layers: WindowLayers?
  let tracer: Tracer
  /// The choices that the chain's switches have made.
  @exclusivity(unchecked) var memory: ChoiceMemory
  /// The visited steps, the destination first. A found step with neither interceptors nor tasks
  /// isn't among them.
  @exclusivity(unchecked) private(set) var steps: [any PlannedStep] = []
  @exclusivity(unchecked) private var depth = 0
  /// The search's special circumstances; nil for most searches, which have none.
  @exclusivity(unchecked) private var variation: SearchVariation?

  init(window: UIWindow?, tracer: Tracer, memory: ChoiceMemory = ChoiceMemory()) {
    self.window = window
    self.tracer = tracer
    self.memory = memory
    layers = window?.layers
  }

  /// Searches for the start of a chain on screen, with finders looking into the window.
  func start<Context>(
    of chain: Chain<Context>, with context: Context
  ) throws(RoutingError) -> Hit {
    let outer = RouterWindowProvider.ask(window, topmost: layers?.topmost)
    defer { RouterWindowProvider.goBack(to: outer) }
    return try walk(chain, with: context)
  }

  /// Searches for the start of a chain on screen, and plans the navigation from there.
  func plan<Screen: UIViewController, Context>(
    to destination: StepReference, _ screen: Screen.Type, by chain: Chain<Context>,
    with context: Context
  ) throws(RoutingError) -> Plan {
    try Plan(self, from: try start(of: chain, with: context), to: destination, screen)
  }

  /// Walks a chain to its end. It's a loop, because a chain of screens from a list has a context
  /// conversion at each screen, and may be long.
  func walk<Context>(
    _ chain: Chain<Context>, with context: Context
  ) throws(RoutingError) -> Hit {
    var rest: any BoundChain
    switch try walkStretch(of: chain, with: context) {
    case .hit(let hit): return hit
    case .goOn(let behind): rest = behind
    }
    while true {
      switch try rest.walk(in: self) {
      case .hit(let hit): return hit
      case .goOn(let behind): rest = behind
      }
    }
  }

  /// Walks a chain up to its next context conversion.
  func walkStretch<Context>(
    of chain: Chain<Context>, with context: Context
  ) throws(RoutingError) -> Stretch {
    var part = chain
    while true {
      if let end = try part.walk(with: context, search: self, next: &part) { return end }
    }
  }

  /// Ends the search at a view controller that a base or a case of a switch, rather than a step,
  /// has found.
  func end<Context>(
    at found: UIViewController, of reference: StepReference, with context: Context
  ) throws(RoutingError) -> Stretch {
    if let changes = variation?.takeChanges() {
      let step = ScreenStep<UIViewController, Context>(
        reference: reference, finder: nil, factory: nil, integration: nil, extras: nil)
      let changed = changes.reduce(step) { $0.copy(changedBy: $1) }
      if let planned = try changed.planned(at: found, with: context, depth: depth) { add(planned) }
    }
    return .hit(Hit(viewController: found, reference: reference))
  }

  /// Visits a step and returns its view controller if it's there.
  func visit<Context>(
    _ step: ChainStep<Context>, with context: Context
  ) throws(RoutingError) -> UIViewController? {
    guard variation == nil else { return try ask(changed(step), with: context) }
    return try ask(step, with: context)
  }

  // Inlined, so that the steps of a search don't pay for another call.
  @inline(__always)
  private func ask<Context>(
    _ step: ChainStep<Context>, with context: Context
  ) throws(RoutingError) -> UIViewController? {
    defer { depth += 1 }
    var visit = try step.visit(with: context, depth: depth, tracer: tracer)
    if let found = visit.screen {
      if isThere(found) {
        tracer.record(.found(step.reference, ViewControllerReference(found)), as: .detail)
        if case .planned(let planned) = visit { add(planned) }
        return found
      }
      visit = try step.miss(with: context, depth: depth, tracer: tracer)
    }
    if case .planned(let planned) = visit { add(planned) }
    return nil
  }

  private func add(_ planned: any PlannedStep) {
    if steps.isEmpty { steps.reserveCapacity(8) }
    steps.append(planned)
  }

  /// Whether a view controller that a finder returns counts as found. A view controller that is
  /// being dismissed or isn't on screen at all doesn't count. A view controller in another window
  /// does, and leads to an error.
  func isThere(_ found: UIViewController) -> Bool {
    if layers?.hasInFront(found) == true { return true }
    var outermost = found
    while let next = outermost.enclosing ?? outermost.presentingViewController {
      if outermost.isBeingDismissed { return false }
      outermost = next
    }
    return outermost === window?.rootViewController || outermost.viewIfLoaded?.window != nil
  }

  /// Whether there's nothing to do: the destination's screen is in front, no step has to run
  /// anything, nothing moves, the turn is free and no lock holds.
  func isInPlace<Screen: UIViewController>(_ type: Screen.Type, at hit: Hit) -> Bool {
    guard steps.isEmpty, layers?.showAtRest(hit.viewController, in: window) == true,
      TurnQueue.isFree(in: window), !RoutingLock.isAnyHolding
    else { return false }
    return hit.viewController.nearest(type) != nil
  }
}

/// The special circumstances of a search.
@MainActor
final class SearchVariation {
  /// Changes to the next step that the search asks.
  fileprivate(set) var changes: [any StepChange]?
  /// The closing, if the chain belongs to one.
  fileprivate(set) var closing: Closing?

  fileprivate func takeChanges() -> [any StepChange]? {
    defer { changes = nil }
    return changes
  }
}

extension Search {
  /// The closing, if the search is for one; nil if it leads to a screen.
  var closing: Closing? {
    get { variation?.closing }
    set { made.closing = newValue }
  }

  private var made: SearchVariation {
    if let variation { return variation }
    let made = SearchVariation()
    variation = made
    return made
  }

  /// Adds a change to the next step that the search asks.
  func changeNextStep(by change: any StepChange) {
    made.changes = [change] + (made.changes ?? [])
  }

  /// Returns the step with the pending changes. If it has neither finder nor factory, they stay
  /// pending for the next one.
  private func changed<Context>(_ step: ChainStep<Context>) -> ChainStep<Context> {
    guard let changes = variation?.changes else { return step }
    let changed = changes.reduce(step) { $0.changed(by: $1) }
    if !changed.hasNothingToAsk { variation?.changes = nil }
    return changed
  }
}

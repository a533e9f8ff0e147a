import PortableUIKit

/// Walks a chain upward, from the destination to the base, until a step is found on screen.
///
/// It asks finders and prepares what it meets; it changes nothing. What lies behind a hit is not
/// evaluated.
@MainActor
package final class Search {
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
  /// What the switches of the chain have chosen.
  @exclusivity(unchecked) var memory: ChoiceMemory
  /// The visited steps, the destination first; one that is found and has nothing to be asked or
  /// given is not among them.
  @exclusivity(unchecked) private(set) var steps: [PlannedStep] = []
  @exclusivity(unchecked) private var depth = 0
  /// Nil, as in most searches, where nothing is special about it.
  @exclusivity(unchecked) private var variation: SearchVariation?

  init(window: UIWindow?, tracer: Tracer, memory: ChoiceMemory = ChoiceMemory()) {
    self.window = window
    self.tracer = tracer
    self.memory = memory
    layers = window?.layers
  }

  /// Where a chain begins on screen, with finders looking into the window.
  func start<Context>(
    of chain: Chain<Context>, with context: Context
  ) throws(RoutingError) -> Hit {
    let outer = RouterWindowProvider.ask(window, topmost: layers?.topmost)
    defer { RouterWindowProvider.goBack(to: outer) }
    return try walk(chain, with: context)
  }

  /// Where a chain begins on screen, and what follows from that.
  func plan<Screen: UIViewController, Context>(
    to destination: StepReference, _ screen: Screen.Type, by chain: Chain<Context>,
    with context: Context
  ) throws(RoutingError) -> Plan {
    try Plan(self, from: try start(of: chain, with: context), to: destination, screen)
  }

  /// Walks a chain to its end.
  func walk<Context>(
    _ chain: Chain<Context>, with context: Context
  ) throws(RoutingError) -> Hit {
    switch try walkStretch(of: chain, with: context) {
    case .hit(let hit): return hit
    case .goOn(let rest): return try walkOn(rest)
    }
  }

  /// A loop, since a chain of screens from a list has a context conversion at each, and may be
  /// long.
  private func walkOn(_ rest: any BoundChain) throws(RoutingError) -> Hit {
    var rest = rest
    while true {
      switch try rest.walk(in: self) {
      case .hit(let hit): return hit
      case .goOn(let next): rest = next
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

  /// Ends the search at what a base or a case of a switch has found, which is no step.
  func end<Context>(
    at found: UIViewController, of reference: StepReference, with context: Context
  ) throws(RoutingError) -> Stretch {
    if let changes = variation?.takeChanges() {
      let step = ScreenStep<UIViewController, Context>(
        reference: reference, finder: nil, factory: nil, integration: nil, extras: nil)
      let changed = changes.reduce(step) { $0.changed(by: $1) }
      if let planned = try changed.planned(at: found, with: context, depth: depth) { add(planned) }
    }
    return .hit(Hit(viewController: found, reference: reference))
  }

  /// Visits a step; its view controller if it is there.
  func visit<Context>(
    _ step: ChainStep<Context>, with context: Context
  ) throws(RoutingError) -> UIViewController? {
    guard variation == nil else { return try ask(changed(step), with: context) }
    return try ask(step, with: context)
  }

  // Without a call of its own, which every step of every search would pay.
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

  private func add(_ planned: PlannedStep) {
    if steps.isEmpty { steps.reserveCapacity(8) }
    steps.append(planned)
  }

  /// Whether a finder's answer counts. What is just being dismissed is not there any more, nor is
  /// what is not on screen at all. What is in another window counts: that is told as an error.
  func isThere(_ found: UIViewController) -> Bool {
    if layers?.hasInFront(found) == true { return true }
    var outermost = found
    while let next = outermost.enclosing ?? outermost.presentingViewController {
      if outermost.isBeingDismissed { return false }
      outermost = next
    }
    return outermost === window?.rootViewController || outermost.viewIfLoaded?.window != nil
  }

  /// The destination's screen, where it is in front, nobody has to be asked and nothing moves: then
  /// there is nothing to do.
  func screenInPlace<Screen: UIViewController>(_ type: Screen.Type, at hit: Hit) -> Screen? {
    guard steps.isEmpty, layers?.showAtRest(hit.viewController, in: window) == true,
      TurnQueue.isFree(in: window), !RoutingLock.isAnyHolding
    else { return nil }
    return hit.viewController.nearest(Screen.self)
  }
}

/// What is special about a search.
@MainActor
final class SearchVariation {
  /// What is changed of the step that is asked next.
  fileprivate(set) var changes: [any StepChange]?
  /// Where the chain is that of a closing: what it closes.
  fileprivate(set) var closing: Closing?

  fileprivate func takeChanges() -> [any StepChange]? {
    defer { changes = nil }
    return changes
  }
}

extension Search {
  /// What it closes; nil where it leads to a screen.
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

  /// Has the next step that is asked changed.
  func changeNextStep(by change: any StepChange) {
    made.changes = [change] + (made.changes ?? [])
  }

  /// The step with the changes that are due, which are then made.
  private func changed<Context>(_ step: ChainStep<Context>) -> ChainStep<Context> {
    guard let changes = variation?.changes else { return step }
    let changed = changes.reduce(step) { $0.changed(by: $1) }
    if !changed.hasNothingToAsk { variation?.changes = nil }
    return changed
  }
}

import PortableUIKit

/// The first part of a chain, in the order of the search: from the destination's step to the base.
/// Each part knows the part behind it, and contexts keep their types all the way.
typealias Chain<Context> = any ChainPart<Context>

/// A part of a chain: a step (``ChainedStep``), a switch (``Choice``), a context conversion
/// (``ContextAdapter``) or a base (``WindowStart``, ``FoundStart``).
protocol ChainPart<Context>: ChainNode {
  associatedtype Context

  /// Searches at this part. Returns nil if it finds nothing here, with `next` set to the part
  /// behind.
  @MainActor
  func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch?

  /// Returns the context, after any conversions, for the first step that the search asks.
  @MainActor
  func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any

  /// Returns the chain with this location for its base if that's in shorthand, such as `.current`
  /// or `.root`.
  @MainActor
  func located(at location: CodeLocation) -> Chain<Context>

  /// The context of a target, if this chain begins with one.
  var boundContext: BoundContext? { get }
}

extension ChainPart {
  @MainActor
  func located(at location: CodeLocation) -> Chain<Context> { self }

  var boundContext: BoundContext? { nil }

  /// Returns the chain with a change to the first step that the search asks in it.
  func changed(by change: any StepChange) -> Chain<Context> { ChangedChain(self, by: change) }
}

/// The context of a target, without its type.
struct BoundContext {
  /// Nil if there is no context, as for `Void`.
  let value: Any?
}

/// A part of a chain that keeps the part behind it.
///
/// A chain may be as long as a list from a server, so a loop releases its parts: if they released
/// each other, each would need stack space.
class ChainNode {
  /// Detaches the part behind this one and returns it.
  func detach() -> ChainNode? { nil }

  /// Releases the parts behind this one, up to the first with another owner.
  final func releaseBehind() {
    var node = detach()
    while isKnownUniquelyReferenced(&node) { node = node?.detach() }
  }
}

/// A step, and the chain behind it.
final class ChainedStep<Context>: ChainNode, ChainPart {
  let step: ChainStep<Context>
  private(set) var behind: Chain<Context>?

  init(_ step: ChainStep<Context>, behind: Chain<Context>) {
    self.step = step
    self.behind = behind
  }

  deinit { releaseBehind() }

  override func detach() -> ChainNode? {
    defer { behind = nil }
    return behind
  }

  @MainActor
  func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    if let found = try search.visit(step, with: context) {
      return .hit(Search.Hit(viewController: found, reference: step.reference))
    }
    if let behind { next = behind }
    return nil
  }

  @MainActor
  func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any {
    // The search passes over a step that has nothing to ask.
    if step.hasNothingToAsk, let behind { return try behind.contextOfFirstStep(for: context) }
    return try step.ownContext(for: context)
  }
}

/// A context conversion, and the chain behind it.
final class ContextAdapter<Context, Target>: ChainNode, ChainPart {
  private let transformer: any ContextTransformer<Context, Target>
  private(set) var behind: Chain<Target>?
  let participant: RoutingParticipant

  init(
    _ transformer: some ContextTransformer<Context, Target>, behind: Chain<Target>,
    participant: RoutingParticipant
  ) {
    self.transformer = transformer
    self.behind = behind
    self.participant = participant
  }

  deinit { releaseBehind() }

  override func detach() -> ChainNode? {
    defer { behind = nil }
    return behind
  }

  @MainActor
  func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    guard let behind else { return nil }
    return .goOn(BoundPart(chain: behind, context: try converted(context)))
  }

  @MainActor
  func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any {
    guard let behind else { return context }
    return try behind.contextOfFirstStep(for: try converted(context))
  }

  @MainActor
  private func converted(_ context: Context) throws(RoutingError) -> Target {
    do { return try transformer.transform(context) } catch {
      throw .preparationFailed(participant, underlying: error)
    }
  }
}

/// The context of a target, and the chain that needs it.
final class BoundContextPart<Target>: ChainNode, ChainPart {
  private let context: Target
  private(set) var behind: Chain<Target>?

  init(_ context: Target, behind: Chain<Target>) {
    self.context = context
    self.behind = behind
  }

  deinit { releaseBehind() }

  override func detach() -> ChainNode? {
    defer { behind = nil }
    return behind
  }

  var boundContext: BoundContext? {
    behind?.boundContext ?? BoundContext(value: erased(context))
  }

  @MainActor
  func walk(
    with _: Void, search: Search, next: inout Chain<Void>
  ) throws(RoutingError) -> Search.Stretch? {
    guard let behind else { return nil }
    return .goOn(BoundPart(chain: behind, context: context))
  }

  @MainActor
  func contextOfFirstStep(for _: Void) throws(RoutingError) -> Any {
    guard let behind else { return context }
    return try behind.contextOfFirstStep(for: context)
  }
}

/// A chain that needs no context, behind a part that has one.
final class ContextlessChain<Context>: ChainNode, ChainPart {
  private(set) var behind: Chain<Void>?

  init(_ behind: Chain<Void>) { self.behind = behind }

  deinit { releaseBehind() }

  override func detach() -> ChainNode? {
    defer { behind = nil }
    return behind
  }

  @MainActor
  func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    guard let behind else { return nil }
    return .goOn(BoundPart(chain: behind, context: ()))
  }

  @MainActor
  func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any {
    guard let behind else { return () }
    return try behind.contextOfFirstStep(for: ())
  }
}

/// A chain with a change to the first step that the search asks, wherever that step is.
final class ChangedChain<Context>: ChainNode, ChainPart {
  private let change: any StepChange
  private(set) var behind: Chain<Context>?

  init(_ behind: Chain<Context>, by change: any StepChange) {
    self.behind = behind
    self.change = change
  }

  deinit { releaseBehind() }

  override func detach() -> ChainNode? {
    defer { behind = nil }
    return behind
  }

  var boundContext: BoundContext? { behind?.boundContext }

  @MainActor
  func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any {
    guard let behind else { return context }
    return try behind.contextOfFirstStep(for: context)
  }

  @MainActor
  func located(at location: CodeLocation) -> Chain<Context> {
    behind?.located(at: location).changed(by: change) ?? self
  }

  @MainActor
  func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    search.changeNextStep(by: change)
    if let behind { next = behind }
    return nil
  }
}

/// The rest of a chain, with the context to continue with.
@MainActor
protocol BoundChain {
  /// Walks up to the next context conversion.
  func walk(in search: Search) throws(RoutingError) -> Search.Stretch
}

private struct BoundPart<Context>: BoundChain {
  let chain: Chain<Context>
  let context: Context

  func walk(in search: Search) throws(RoutingError) -> Search.Stretch {
    try search.walkStretch(of: chain, with: context)
  }
}

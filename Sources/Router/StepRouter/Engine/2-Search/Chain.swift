import PortableUIKit

/// A chain as the search walks it, from the destination's step to the base: its first part, which
/// knows what lies behind. The context's type is kept all the way.
///
/// A part is a step (``ChainedStep``), a switch (``Choice``), a context conversion
/// (``ContextAdapter``) or a base (``WindowStart``, ``FoundStart``).
class Chain<Context>: ChainNode {
  /// Searches at this part. Nil where nothing is found here: `next` is then what lies behind.
  @MainActor
  func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    throw .cancelled(progress: RoutingProgress())
  }

  /// What the first step gets for this context: the converted one, where it is converted before.
  @MainActor
  func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any { context }

  /// The chain with this location for a base that was written in short, `.current` or `.root`.
  @MainActor
  func located(at location: CodeLocation) -> Chain { self }

  /// The chain with a change of the step that the search asks first in it.
  final func changed(by change: any StepChange) -> Chain { ChangedChain(self, by: change) }

  /// The context that a target has bound.
  var boundContext: BoundContext? { nil }
}

/// The context that a target has bound, whatever its type.
struct BoundContext {
  /// Nil where there is none, as for `Void`.
  let value: Any?
}

/// A part of a chain that keeps the part behind it.
///
/// A chain may be as long as a list that a server sends, so it is taken apart in a loop: released
/// one within the other, its parts would need stack for each.
class ChainNode {
  /// Lets go of the part behind this one and returns it.
  func detach() -> ChainNode? { nil }

  /// Releases what lies behind, as far as nobody else keeps it.
  fileprivate final func releaseBehind() {
    var node = detach()
    while isKnownUniquelyReferenced(&node) { node = node?.detach() }
  }
}

/// A step, and what lies behind it.
final class ChainedStep<Context>: Chain<Context> {
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
  override func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    if let found = try search.visit(step, with: context) {
      return .hit(Search.Hit(viewController: found, reference: step.reference))
    }
    if let behind { next = behind }
    return nil
  }
}

/// A context conversion, and the chain behind it.
final class ContextAdapter<Context, Target>: Chain<Context> {
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
  override func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    guard let behind else { return nil }
    return .goOn(BoundPart(chain: behind, context: try converted(context)))
  }

  @MainActor
  override func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any {
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

/// A context that a target has bound, and the chain that needs it.
final class BoundContextPart<Target>: Chain<Void> {
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

  override var boundContext: BoundContext? {
    behind?.boundContext ?? BoundContext(value: erased(context))
  }

  @MainActor
  override func walk(
    with _: Void, search: Search, next: inout Chain<Void>
  ) throws(RoutingError) -> Search.Stretch? {
    guard let behind else { return nil }
    return .goOn(BoundPart(chain: behind, context: context))
  }

  @MainActor
  override func contextOfFirstStep(for _: Void) throws(RoutingError) -> Any {
    guard let behind else { return context }
    return try behind.contextOfFirstStep(for: context)
  }
}

/// A chain that needs no context, behind one that has one.
final class ContextlessChain<Context>: Chain<Context> {
  private(set) var behind: Chain<Void>?

  init(_ behind: Chain<Void>) { self.behind = behind }

  deinit { releaseBehind() }

  override func detach() -> ChainNode? {
    defer { behind = nil }
    return behind
  }

  @MainActor
  override func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    guard let behind else { return nil }
    return .goOn(BoundPart(chain: behind, context: ()))
  }

  @MainActor
  override func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any {
    guard let behind else { return () }
    return try behind.contextOfFirstStep(for: ())
  }
}

/// A chain of which the step that is asked first is changed, wherever the search finds it.
final class ChangedChain<Context>: Chain<Context> {
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

  override var boundContext: BoundContext? { behind?.boundContext }

  @MainActor
  override func contextOfFirstStep(for context: Context) throws(RoutingError) -> Any {
    guard let behind else { return context }
    return try behind.contextOfFirstStep(for: context)
  }

  @MainActor
  override func located(at location: CodeLocation) -> Chain<Context> {
    behind?.located(at: location).changed(by: change) ?? self
  }

  @MainActor
  override func walk(
    with context: Context, search: Search, next: inout Chain<Context>
  ) throws(RoutingError) -> Search.Stretch? {
    search.changeNextStep(by: change)
    if let behind { next = behind }
    return nil
  }
}

/// The rest of a chain, with the context with which the search goes on there.
@MainActor
protocol BoundChain {
  /// Walks on, up to the next context conversion.
  func walk(in search: Search) throws(RoutingError) -> Search.Stretch
}

private struct BoundPart<Context>: BoundChain {
  let chain: Chain<Context>
  let context: Context

  func walk(in search: Search) throws(RoutingError) -> Search.Stretch {
    try search.walkStretch(of: chain, with: context)
  }
}

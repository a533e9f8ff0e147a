import PortableUIKit

/// A chain as the search walks it: from the destination's step to the base, with the context's type
/// kept all the way.
enum ChainLink<Context> {
  /// A step, and what lies behind it.
  case linked(LinkedStep<Context>)
  /// A switch: its cases say how the chain goes on.
  case choice(Choice<Context>)
  /// A context conversion: what lies behind has another context.
  case adapted(any AdaptedLink<Context>)
  /// A base.
  case start(any StartStep<Context>)
}

extension ChainLink {
  /// A step, and what lies behind it.
  @MainActor
  static func step(_ step: any ChainStep<Context>, behind: ChainLink) -> ChainLink {
    .linked(LinkedStep(step, behind: behind))
  }

  /// The chain with a base that was written in short, `.current` or `.root`, standing at this place.
  @MainActor
  func placed(at place: CodePlace) -> ChainLink {
    guard case .start(let base) = self, let shorthand = base as? WindowStart<Context> else {
      return self
    }
    return .start(shorthand.placed(at: place))
  }

  fileprivate var node: ChainNode? {
    switch self {
    case .linked(let step): step
    case .adapted(let adapted): adapted
    case .choice, .start: nil
    }
  }
}

/// A part of a chain that keeps the part behind it.
///
/// A chain may be as long as a list that a server sends, so it is taken apart in a loop: released one
/// within the other, its parts would need stack for each.
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
final class LinkedStep<Context>: ChainNode {
  let step: any ChainStep<Context>
  private(set) var behind: ChainLink<Context>

  init(_ step: any ChainStep<Context>, behind: ChainLink<Context>) {
    self.step = step
    self.behind = behind
  }

  deinit { releaseBehind() }

  override func detach() -> ChainNode? {
    defer { behind = .start(NoBase()) }
    return behind.node
  }
}

/// Stands in for what a part of a chain has let go of.
private struct NoBase<Context>: StartStep {
  nonisolated init() {}

  var reference: StepReference {
    StepReference(screen: TypeName(UIViewController.self), place: CodePlace())
  }

  func find(with context: Context, in window: UIWindow?) throws(RoutingError) -> UIViewController {
    throw .startNotFound(reference, reason: .noRoot)
  }
}

/// A step of a chain, whatever the class of its view controller.
@MainActor
protocol ChainStep<Context>: AnyObject {
  associatedtype Context

  var reference: StepReference { get }

  /// Binds the step to its context and asks its finder.
  func visit(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError) -> StepVisit

  /// The same where what the finder has found does not count.
  func miss(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError) -> StepVisit

  /// The step with another finder and a further task.
  func changed(by change: any StepChange) -> any ChainStep<Context>
}

/// What the search finds out at a step.
enum StepVisit {
  /// It has neither finder nor factory.
  case passedOver
  /// Its view controller is there, and the step has no guards and no tasks.
  case found(UIViewController)
  /// It belongs to the plan.
  case planned(any PlannedStep)

  /// What was found.
  @MainActor var screen: UIViewController? {
    switch self {
    case .passedOver: nil
    case .found(let found): found
    case .planned(let planned): planned.screen
    }
  }
}

/// A base of a chain.
@MainActor
protocol StartStep<Context> {
  associatedtype Context

  var reference: StepReference { get }

  /// The view controller to start from.
  func find(with context: Context, in window: UIWindow?) throws(RoutingError) -> UIViewController
}

/// What lies behind a context conversion.
@MainActor
protocol AdaptedLink<Context>: ChainNode {
  associatedtype Context

  /// Goes on behind the conversion.
  func walk(with context: Context, search: inout Search) throws(RoutingError) -> Search.Stretch
}

/// The rest of a chain, with the context with which the search goes on there.
@MainActor
protocol BoundChain {
  /// Walks on, up to the next context conversion.
  func walk(in search: inout Search) throws(RoutingError) -> Search.Stretch
}

private struct ConvertedChain<Context>: BoundChain {
  let link: ChainLink<Context>
  let context: Context

  func walk(in search: inout Search) throws(RoutingError) -> Search.Stretch {
    try search.walkStretch(of: link, with: context)
  }
}

/// A context conversion and the chain behind it.
@MainActor
final class ContextAdapter<Context, Target>: ChainNode, AdaptedLink {
  private let transformer: any ContextTransformer<Context, Target>
  nonisolated(unsafe) private var link: ChainLink<Target>
  private let participant: RoutingParticipant

  init(
    _ transformer: some ContextTransformer<Context, Target>, link: ChainLink<Target>,
    participant: RoutingParticipant
  ) {
    self.transformer = transformer
    self.link = link
    self.participant = participant
  }

  deinit { releaseBehind() }

  nonisolated override func detach() -> ChainNode? {
    defer { link = .start(NoBase()) }
    return link.node
  }

  func walk(with context: Context, search: inout Search) throws(RoutingError) -> Search.Stretch {
    let converted: Target
    do { converted = try transformer.transform(context) } catch {
      throw .preparationFailed(participant, underlying: error)
    }
    return .goOn(ConvertedChain(link: link, context: converted))
  }
}

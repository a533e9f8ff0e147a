import PortableUIKit

/// A chain as the search walks it: from the destination's step to the base, with the context's type
/// kept all the way.
indirect enum ChainLink<Context> {
  /// A step, and what lies behind it.
  case step(any ChainStep<Context>, behind: ChainLink<Context>)
  /// A switch: its cases say how the chain goes on.
  case choice(Choice<Context>)
  /// A context conversion: what lies behind has another context.
  case adapted(any AdaptedLink<Context>)
  /// A base.
  case start(any StartStep<Context>)
}

extension ChainLink {
  /// The chain with a base that was written in short, `.current` or `.root`, standing at this place.
  @MainActor
  func placed(at place: CodePlace) -> ChainLink {
    guard case .start(let base) = self, let shorthand = base as? WindowStart<Context> else {
      return self
    }
    return .start(shorthand.placed(at: place))
  }
}

/// A step of a chain, whatever the class of its view controller.
@MainActor
protocol ChainStep<Context>: AnyObject {
  associatedtype Context

  var reference: StepReference { get }

  /// Binds the step to its context and asks its finder.
  func visit(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError) -> StepVisit

  /// The step as one that is found, and leaves its mark, at this place of a route only.
  func standing(at place: RoutePlace) -> any ChainStep<Context>
}

/// What the search finds out at a step.
enum StepVisit {
  /// It has neither finder nor factory.
  case passedOver
  /// Its view controller is there, and the step has no guards and no tasks.
  case found(UIViewController)
  /// It belongs to the plan.
  case planned(any PlannedStep)
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
protocol AdaptedLink<Context> {
  associatedtype Context

  /// Goes on behind the conversion.
  func walk(with context: Context, search: inout Search) throws(RoutingError) -> Search.Hit
}

/// A context conversion and the chain behind it.
@MainActor
struct ContextAdapter<Context, Target>: AdaptedLink {
  private let transformer: any ContextTransformer<Context, Target>
  private let link: ChainLink<Target>
  private let participant: Participant

  init(
    _ transformer: some ContextTransformer<Context, Target>, link: ChainLink<Target>,
    participant: Participant
  ) {
    self.transformer = transformer
    self.link = link
    self.participant = participant
  }

  func walk(with context: Context, search: inout Search) throws(RoutingError) -> Search.Hit {
    let converted: Target
    do { converted = try transformer.transform(context) } catch {
      throw .preparationFailed(participant, underlying: error)
    }
    return try search.walk(link, with: converted)
  }
}

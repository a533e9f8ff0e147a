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

/// A step of a chain, whatever the class of its view controller.
@MainActor
protocol ChainStep<Context>: AnyObject {
  associatedtype Context

  var reference: StepReference { get }

  /// Binds the step to its context and asks its finder. Nil for a step that is passed over.
  func visit(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError)
    -> (any PlannedStep)?
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
  func walk(with context: Context, search: Search) throws(RoutingError)
}

/// A context conversion and the chain behind it.
@MainActor
struct ContextAdapter<Context, Target>: AdaptedLink {
  private let transformer: any ContextTransformer<Context, Target>
  private let link: ChainLink<Target>
  private let reference: StepReference

  init(
    _ transformer: some ContextTransformer<Context, Target>, link: ChainLink<Target>,
    reference: StepReference
  ) {
    self.transformer = transformer
    self.link = link
    self.reference = reference
  }

  func walk(with context: Context, search: Search) throws(RoutingError) {
    let converted: Target
    do { converted = try transformer.transform(context) } catch {
      throw .preparationFailed(
        Participant(
          role: .transformer, type: TypeName(type(of: transformer)), step: reference),
        underlying: error)
    }
    try search.walk(link, with: converted)
  }
}

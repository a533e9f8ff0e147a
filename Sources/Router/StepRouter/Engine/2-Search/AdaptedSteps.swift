import PortableUIKit

/// A step whose context differs from its chain's. It stands for the declared step, which plans and
/// interceptors know.
class AdaptedChainStep<Context, Target>: ChainStep<Context> {
  let base: ChainStep<Target>

  fileprivate init(_ base: ChainStep<Target>) {
    self.base = base
    super.init(adapting: base)
  }

  override var hasNothingToAsk: Bool { base.hasNothingToAsk }
}

/// A step that gets its context from a transformer.
final class TransformedStep<Context, Target>: AdaptedChainStep<Context, Target> {
  let transformer: any ContextTransformer<Context, Target>
  let location: CodeLocation

  init(
    _ base: ChainStep<Target>, by transformer: any ContextTransformer<Context, Target>,
    at location: CodeLocation
  ) {
    self.transformer = transformer
    self.location = location
    super.init(base)
  }

  override func visit(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    if base.hasNothingToAsk { return .passedOver }
    return try base.visit(with: transformed(context), depth: depth, tracer: tracer)
  }

  override func miss(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    try base.miss(with: transformed(context), depth: depth, tracer: tracer)
  }

  override func changed(by change: any StepChange) -> ChainStep<Context> {
    TransformedStep(base.changed(by: change), by: transformer, at: location)
  }

  private func transformed(_ context: Context) throws(RoutingError) -> Target {
    do { return try transformer.transform(context) } catch {
      throw .preparationFailed(
        RoutingParticipant(
          role: .transformer, type: TypeName(type(of: transformer)), step: reference,
          location: location),
        underlying: error)
    }
  }
}

/// A step that needs no context.
final class ContextlessStep<Context>: AdaptedChainStep<Context, Void> {
  override init(_ base: ChainStep<Void>) { super.init(base) }

  override func visit(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    try base.visit(with: (), depth: depth, tracer: tracer)
  }

  override func miss(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    try base.miss(with: (), depth: depth, tracer: tracer)
  }

  override func changed(by change: any StepChange) -> ChainStep<Context> {
    ContextlessStep(base.changed(by: change))
  }
}

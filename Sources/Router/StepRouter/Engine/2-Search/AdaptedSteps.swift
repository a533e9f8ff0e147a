import PortableUIKit

/// A step that gets its context from a transformer. It stands for the declared step, which plans
/// and records of interceptors refer to.
final class TransformedStep<Context, Target>: DeclaredStep, SearchedStep {
  let base: ChainStep<Target>
  let transformer: any ContextTransformer<Context, Target>
  let location: CodeLocation

  init(
    _ base: ChainStep<Target>, by transformer: any ContextTransformer<Context, Target>,
    at location: CodeLocation
  ) {
    self.base = base
    self.transformer = transformer
    self.location = location
    super.init(adapting: base)
  }

  var hasNothingToAsk: Bool { base.hasNothingToAsk }

  func visit(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    if base.hasNothingToAsk { return .passedOver }
    return try base.visit(with: transformed(context), depth: depth, tracer: tracer)
  }

  func miss(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    try base.miss(with: transformed(context), depth: depth, tracer: tracer)
  }

  func changed(by change: any StepChange) -> ChainStep<Context> {
    TransformedStep(base.changed(by: change), by: transformer, at: location)
  }

  func ownContext(for context: Context) throws(RoutingError) -> Any {
    try base.ownContext(for: transformed(context))
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

/// A step that needs no context. Like a ``TransformedStep``, it stands for the declared step.
final class ContextlessStep<Context>: DeclaredStep, SearchedStep {
  let base: ChainStep<Void>

  init(_ base: ChainStep<Void>) {
    self.base = base
    super.init(adapting: base)
  }

  var hasNothingToAsk: Bool { base.hasNothingToAsk }

  func visit(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    try base.visit(with: (), depth: depth, tracer: tracer)
  }

  func miss(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    try base.miss(with: (), depth: depth, tracer: tracer)
  }

  func changed(by change: any StepChange) -> ChainStep<Context> {
    ContextlessStep(base.changed(by: change))
  }

  func ownContext(for context: Context) throws(RoutingError) -> Any {
    try base.ownContext(for: ())
  }
}

import PortableUIKit

/// A step with its screen and context types.
final class ScreenStep<Screen: UIViewController, Context>: DeclaredStep, SearchedStep {
  let finder: (any Finder<Screen, Context>)?
  let factory: (any BuildingFactory<Screen, Context>)?
  /// Nil for most steps, which have no interceptors and no tasks.
  let extras: StepExtras<Screen, Context>?
  @exclusivity(unchecked) private var knownToPrepare: Bool?
  // Stored, because inspecting an existential copies it.
  let hasNothingToAsk: Bool
  private let hasExtras: Bool
  /// Stored, because looking up a generic class takes longer than creating an instance of it.
  private let bound = BoundStep<Screen, Context>.self

  init(
    reference: StepReference, finder: (any Finder<Screen, Context>)?,
    factory: (any BuildingFactory<Screen, Context>)?, integration: Integration?,
    extras: StepExtras<Screen, Context>?, original: DeclaredStep? = nil
  ) {
    self.finder = finder
    self.factory = factory
    self.extras = extras
    hasNothingToAsk = finder == nil && factory == nil
    hasExtras = extras != nil
    super.init(reference, integration: integration, extras: extras, original: original)
  }

  func visit(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    tracer.record(.visited(reference), as: .detail)
    if hasNothingToAsk { return .passedOver }
    guard hasExtras else {
      if let found = try find(with: context) { return .found(found) }
      return try missed(by: bound.init(self, context: context, depth: depth), tracer: tracer)
    }
    let planned = bound.init(self, context: context, depth: depth)
    try planned.prepareExtras()
    guard let found = try find(with: context) else {
      return try missed(by: planned, tracer: tracer)
    }
    planned.wasFound(found)
    return .planned(planned)
  }

  func miss(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    let planned = bound.init(self, context: context, depth: depth)
    try planned.prepareExtras()
    return try missed(by: planned, tracer: tracer)
  }

  func changed(by change: any StepChange) -> ChainStep<Context> { copy(changedBy: change) }

  func copy(changedBy change: any StepChange) -> ScreenStep {
    let extras = (self.extras ?? StepExtras()).changed { change.addTasks(to: $0, of: reference) }
    return ScreenStep(
      reference: reference, finder: change.finder(replacing: finder), factory: factory,
      integration: integration, extras: extras.isEmpty ? nil : extras, original: self)
  }

  func ownContext(for context: Context) -> Any { context }

  /// Returns a planned step for a view controller that other code has found; nil if the step has no
  /// interceptors and no tasks.
  func planned(
    at found: Screen, with context: Context, depth: Int
  ) throws(RoutingError) -> (any PlannedStep)? {
    guard hasExtras else { return nil }
    let planned = bound.init(self, context: context, depth: depth)
    try planned.prepareExtras()
    planned.wasFound(found)
    return planned
  }

  private func missed(
    by planned: BoundStep<Screen, Context>, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    tracer.record(.missed(planned.finderSummary ?? FinderSummary(step: reference)), as: .detail)
    try planned.prepareFactory()
    return .planned(planned)
  }

  /// Whether the factory has something to prepare, determined on first use.
  var factoryPrepares: Bool {
    if let knownToPrepare { return knownToPrepare }
    let prepares = !(factory is any Unprepared)
    knownToPrepare = prepares
    return prepares
  }

  func find(with context: Context) throws(RoutingError) -> Screen? {
    do { return try finder?.findViewController(with: context) } catch {
      throw .preparationFailed(
        participant(.finder, finder.map { type(of: $0) } ?? Screen.self), underlying: error)
    }
  }

  func participant(
    _ role: RoutingParticipant.Role, _ type: any Any.Type, location: CodeLocation? = nil
  ) -> RoutingParticipant {
    RoutingParticipant(role: role, type: TypeName(type), step: reference, location: location)
  }
}

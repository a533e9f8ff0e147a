import PortableUIKit

/// A declared step, unchanged for as long as its chain lives. Its identity says of which step a
/// guard has passed.
@MainActor
final class ScreenStep<Screen: UIViewController, Context>: ChainStep {
  let reference: StepReference
  let finder: (any Finder<Screen, Context>)?
  let factory: (any BuildingFactory<Screen, Context>)?
  let integration: (any Integration)?
  let interceptors: [Placed<any RoutingInterceptor<Context>>]
  let contextTasks: [Placed<any ContextTask<Screen, Context>>]
  let postTasks: [any PostRoutingTask<Screen, Context>]
  /// Known beforehand, since most steps have none, and looking at the lists takes their types.
  let guardCount: Int
  let hasContextTasks: Bool
  let hasPostTasks: Bool
  let factoryPrepares: Bool
  private let isPassedOver: Bool
  private let isPlain: Bool

  init(
    reference: StepReference, finder: (any Finder<Screen, Context>)?,
    factory: (any BuildingFactory<Screen, Context>)?, integration: (any Integration)?,
    interceptors: [Placed<any RoutingInterceptor<Context>>],
    contextTasks: [Placed<any ContextTask<Screen, Context>>],
    postTasks: [any PostRoutingTask<Screen, Context>]
  ) {
    self.reference = reference
    self.finder = finder
    self.factory = factory
    self.integration = integration
    self.interceptors = interceptors
    self.contextTasks = contextTasks
    self.postTasks = postTasks
    guardCount = interceptors.count
    hasContextTasks = !contextTasks.isEmpty
    hasPostTasks = !postTasks.isEmpty
    factoryPrepares = !(factory is any Unprepared)
    isPassedOver = finder == nil && factory == nil
    isPlain = guardCount == 0 && !hasContextTasks && !hasPostTasks
  }

  func visit(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError) -> StepVisit {
    tracer.record(.visited(reference), as: .detail)
    if isPassedOver { return .passedOver }
    return isPlain
      ? try visitPlain(with: context, depth: depth, tracer: tracer)
      : try visitBound(with: context, depth: depth, tracer: tracer)
  }

  func miss(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError) -> StepVisit {
    let bound = BoundStep(self, context: context, depth: depth)
    try bound.prepareGuardsAndTasks()
    return try missed(by: bound, tracer: tracer)
  }

  /// Most steps have no guards and no tasks: where such a one is found, that is all there is to it.
  private func visitPlain(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    if let found = try find(with: context) { return .found(found) }
    return try missed(by: BoundStep(self, context: context, depth: depth), tracer: tracer)
  }

  private func visitBound(
    with context: Context, depth: Int, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    let bound = BoundStep(self, context: context, depth: depth)
    try bound.prepareGuardsAndTasks()
    guard let found = try find(with: context) else { return try missed(by: bound, tracer: tracer) }
    bound.hit(found)
    return .planned(bound)
  }

  private func missed(
    by bound: BoundStep<Screen, Context>, tracer: Tracer
  ) throws(RoutingError) -> StepVisit {
    tracer.record(.missed(bound.finderSummary ?? FinderSummary(step: reference)), as: .detail)
    try bound.prepareFactory()
    return .planned(bound)
  }

  func find(with context: Context) throws(RoutingError) -> Screen? {
    do { return try finder?.findViewController(with: context) } catch {
      throw .preparationFailed(
        participant(.finder, finder.map { type(of: $0) } ?? Screen.self), underlying: error)
    }
  }

  func participant(
    _ role: RoutingParticipant.Role, _ type: any Any.Type, place: CodePlace? = nil
  ) -> RoutingParticipant {
    RoutingParticipant(role: role, type: TypeName(type), step: reference, place: place)
  }
}

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
  private let isPassedOver: Bool

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
    isPassedOver = finder == nil && factory == nil
  }

  func visit(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError)
    -> (any PlannedStep)?
  {
    tracer.record(.visited(reference))
    guard !isPassedOver else { return nil }
    let bound = BoundStep(self, context: context, depth: depth)
    try bound.prepareGuardsAndTasks()
    if let found = try find(with: context) {
      bound.hit(found)
      tracer.record(.found(reference, ViewControllerReference(found)))
      return bound
    }
    tracer.record(.missed(bound.finderSummary ?? FinderSummary(step: reference)))
    try bound.prepareFactory()
    return bound
  }

  func find(with context: Context) throws(RoutingError) -> Screen? {
    do { return try finder?.findViewController(with: context) } catch {
      throw .preparationFailed(
        participant(.finder, finder.map { type(of: $0) } ?? Screen.self), underlying: error)
    }
  }

  func participant(
    _ role: Participant.Role, _ type: any Any.Type, place: CodePlace? = nil
  ) -> Participant {
    Participant(role: role, type: TypeName(type), step: reference, place: place)
  }
}

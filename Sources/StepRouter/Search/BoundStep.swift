import PortableUIKit

/// A step with the context of its own position and prepared copies of what it needs.
@MainActor
final class BoundStep<Screen: UIViewController, Context>: PlannedStep {
  let depth: Int
  private let step: ScreenStep<Screen, Context>
  private var context: Context
  /// Nil where the step's own will do, since it has nothing to prepare.
  private var preparedFactory: (any BuildingFactory<Screen, Context>)?
  /// Nil, as the tasks, where there are none, as in most steps.
  private var guards: [Placed<any RoutingInterceptor<Context>>]?
  private var tasks: [Placed<any ContextTask<Screen, Context>>]?
  private var typedScreen: Screen?
  private(set) var disposition: StepDisposition

  /// A context, and what was prepared with it.
  private struct Binding {
    let context: Context
    let factory: (any BuildingFactory<Screen, Context>)?
    let guards: [Placed<any RoutingInterceptor<Context>>]?
    let tasks: [Placed<any ContextTask<Screen, Context>>]?
  }

  init(_ step: ScreenStep<Screen, Context>, context: Context, depth: Int) {
    self.step = step
    self.depth = depth
    self.context = context
    if step.guardCount > 0 { guards = step.interceptors }
    if step.hasContextTasks { tasks = step.contextTasks }
    disposition = step.factory == nil ? .lookUp : .build
  }

  var reference: StepReference { step.reference }
  var declaration: AnyObject { step }
  var integration: (any Integration)? { step.integration }
  var screenType: UIViewController.Type { Screen.self }
  var screen: UIViewController? { typedScreen }
  var guardCount: Int { step.guardCount }
  var hasContextTasks: Bool { step.hasContextTasks }
  var hasPostTasks: Bool { step.hasPostTasks }
  var finderSummary: FinderSummary? { step.finder.map { FinderSummary($0, step: reference) } }

  func mayBe(_ type: UIViewController.Type) -> Bool { type is Screen.Type }

  func hit(_ screen: Screen) {
    typedScreen = screen
    disposition = .found
  }

  func prepareGuardsAndTasks() throws(RoutingError) {
    for index in (guards ?? []).indices {
      try preparing(guardParticipant(at: index)) {
        try guards?[index].entity.prepare(with: context)
      }
    }
    for (index, task) in (tasks ?? []).enumerated() {
      try preparing(taskParticipant(task)) {
        try tasks?[index].entity.prepare(with: context)
      }
    }
  }

  func prepareFactory() throws(RoutingError) {
    guard step.factoryPrepares, var prepared = step.factory else { return }
    let type = type(of: prepared)
    try preparing(step.participant(.factory, type)) { try prepared.prepare(with: context) }
    preparedFactory = prepared
  }

  var binding: Any {
    Binding(context: context, factory: preparedFactory, guards: guards, tasks: tasks)
  }

  func isBound(as binding: Any?) -> Bool? {
    guard let known = binding as? Binding else { return false }
    return isSameContext(known.context, context)
  }

  func bind(as binding: Any?) {
    guard let known = binding as? Binding else { return }
    (context, preparedFactory) = (known.context, known.factory)
    (guards, tasks) = (known.guards, known.tasks)
  }

  func guardParticipant(at index: Int) -> RoutingParticipant {
    let placed = step.interceptors[index]
    return step.participant(.interceptor, type(of: placed.entity), place: placed.place)
  }

  func runGuard(at index: Int, completion: @escaping @MainActor (RoutingResult) -> Void) {
    guards?[index].entity.perform(with: context, completion: completion)
  }

  func build(
    integrating children: ChildCoordinator, progress: @MainActor () -> RoutingProgress
  ) throws(RoutingError) -> UIViewController {
    do {
      guard let factory = preparedFactory ?? step.factory else { throw MissingFactory() }
      let built = try factory.build(with: context, integrating: children)
      typedScreen = built
      return built
    } catch let error as RoutingError {
      throw error
    } catch let refusal as IntegrationRefusal {
      throw .integrationRefused(reference, refusal, progress: progress())
    } catch {
      throw .buildFailed(reference, underlying: error, progress: progress())
    }
  }

  func lookUp() throws(RoutingError) -> UIViewController? {
    typedScreen = try step.find(with: context)
    return typedScreen
  }

  func runContextTasks(progress: @MainActor () -> RoutingProgress) throws(RoutingError) {
    guard let tasks, let typedScreen else { return }
    for task in tasks {
      do { try task.entity.perform(on: typedScreen, with: context) } catch {
        throw .taskFailed(taskParticipant(task), underlying: error, progress: progress())
      }
    }
  }

  func runPostTasks(stack: [UIViewController]) {
    guard step.hasPostTasks, let typedScreen else { return }
    for task in step.postTasks {
      task.perform(on: typedScreen, with: context, routingStack: stack)
    }
  }

  private func taskParticipant(_ task: Placed<any ContextTask<Screen, Context>>)
    -> RoutingParticipant
  {
    step.participant(.contextTask, type(of: task.entity), place: task.place)
  }

  private func preparing(
    _ participant: @autoclosure () -> RoutingParticipant, _ prepare: () throws -> Void
  ) throws(RoutingError) {
    do { try prepare() } catch {
      throw .preparationFailed(participant(), underlying: error)
    }
  }
}

/// A step without a factory was asked to build, which its disposition excludes.
private struct MissingFactory: Error {}

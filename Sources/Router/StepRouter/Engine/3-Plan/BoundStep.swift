import PortableUIKit

/// A planned step with its types: its own context, and prepared copies of its factory, interceptors
/// and tasks.
///
/// It isn't final, so that a declared step can store the class and create instances without asking
/// the runtime for it each time; see ``ScreenStep/bound``.
class BoundStep<Screen: UIViewController, Context>: PlannedStep {
  private let step: ScreenStep<Screen, Context>
  @exclusivity(unchecked) private var context: Context
  /// Nil if the step's own factory will do, because it has nothing to prepare.
  @exclusivity(unchecked) private var preparedFactory: (any BuildingFactory<Screen, Context>)?
  /// The prepared copy of the step's own extras.
  @exclusivity(unchecked) private var extras: StepExtras<Screen, Context>?

  /// A context, and the copies prepared with it.
  private struct Binding {
    let context: Context
    let factory: (any BuildingFactory<Screen, Context>)?
    let extras: StepExtras<Screen, Context>?
  }

  required init(_ step: ScreenStep<Screen, Context>, context: Context, depth: Int) {
    self.step = step
    self.context = context
    super.init(step, depth: depth, disposition: step.factory == nil ? .lookUp : .build)
  }

  override var finderSummary: FinderSummary? {
    step.finder.map { FinderSummary($0, step: reference) }
  }

  override func mayBe(_ type: UIViewController.Type) -> Bool { type is Screen.Type }

  func prepareExtras() throws(RoutingError) {
    extras = try step.extras?.changed { (copy) throws(RoutingError) in
      try copy.prepare(with: context, for: step)
    }
  }

  func prepareFactory() throws(RoutingError) {
    guard step.factoryPrepares, var prepared = step.factory else { return }
    do { try prepared.prepare(with: context) } catch {
      throw .preparationFailed(
        step.participant(.factory, type(of: prepared)), underlying: error)
    }
    preparedFactory = prepared
  }

  override var binding: Any { Binding(context: context, factory: preparedFactory, extras: extras) }

  override func isBound(as binding: Any?) -> Bool? {
    guard let known = binding as? Binding else { return false }
    return isSameContext(known.context, context)
  }

  override func bind(as binding: Any?) {
    guard let known = binding as? Binding else { return }
    (context, preparedFactory, extras) = (known.context, known.factory, known.extras)
  }

  override func interceptor(at index: Int) -> RoutingParticipant {
    step.extras?.interceptor(at: index, of: step) ?? super.interceptor(at: index)
  }

  override func runInterceptor(
    at index: Int, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    extras?.interceptors[index].entity.perform(with: context, completion: completion)
  }

  override func build(
    integrating children: ChildCoordinator, progress: @MainActor () -> RoutingProgress
  ) throws(RoutingError) -> UIViewController {
    do {
      let built =
        try preparedFactory?.build(with: context, integrating: children)
        ?? step.factory?.build(with: context, integrating: children)
      guard let built else { throw MissingFactory() }
      if built.parent != nil, integration?.embeds == true,
        let refusal = refusal(toMove: built, on: children.host)
      {
        throw refusal
      }
      screen = built
      return built
    } catch let error as RoutingError {
      throw error
    } catch let refusal as IntegrationRefusal {
      throw .integrationRefused(reference, refusal, progress: progress())
    } catch {
      throw .buildFailed(reference, underlying: error, progress: progress())
    }
  }

  private func refusal(
    toMove built: UIViewController, on existing: UIViewController?
  ) -> IntegrationRefusal? {
    let container: UIViewController? = if case .existing(let host) = host { host } else { nil }
    return step.factory?.refusal(toMove: built, into: container, on: existing)
  }

  override func lookUp() throws(RoutingError) -> UIViewController? {
    screen = try step.find(with: context)
    return screen
  }

  override func runContextTasks(
    progress: @MainActor () -> RoutingProgress
  ) throws(RoutingError) {
    guard let extras, let screen = screen as? Screen else { return }
    for (index, task) in extras.contextTasks.enumerated() {
      do { try task.entity.perform(on: screen, with: context) } catch {
        throw .taskFailed(
          extras.contextTask(at: index, of: step), underlying: error, progress: progress())
      }
    }
  }

  override func runPostTasks(stack: [UIViewController]) {
    guard let extras, let screen = screen as? Screen else { return }
    for task in extras.postTasks { task.perform(on: screen, with: context, routingStack: stack) }
  }
}

import PortableUIKit

/// A planned step with its types: its own context, and prepared copies of its factory, interceptors
/// and tasks.
///
/// It isn't final, so that a declared step can store the class and create instances without looking
/// it up at run time each time; see ``ScreenStep/bound``.
class BoundStep<Screen: UIViewController, Context>: PlannedStepState, PlannedStep {
  private let step: ScreenStep<Screen, Context>
  @exclusivity(unchecked) private var context: Context
  /// Nil if the step's own factory will do, because it has nothing to prepare.
  @exclusivity(unchecked) private var preparedFactory: (any BuildingFactory<Screen, Context>)?
  /// The prepared copy of the step's own extras.
  @exclusivity(unchecked) private var extras: StepExtras<Screen, Context>?

  /// The current binding, created on first use.
  private var knownBinding: Binding?
  /// Another binding that has turned out to have the same context.
  private var sameBinding: Binding?

  /// A context, and the copies prepared with it.
  private final class Binding {
    let context: Context
    let factory: (any BuildingFactory<Screen, Context>)?
    let extras: StepExtras<Screen, Context>?

    init(
      context: Context, factory: (any BuildingFactory<Screen, Context>)?,
      extras: StepExtras<Screen, Context>?
    ) {
      self.context = context
      self.factory = factory
      self.extras = extras
    }
  }

  required init(_ step: ScreenStep<Screen, Context>, context: Context, depth: Int) {
    self.step = step
    self.context = context
    super.init(step, depth: depth, disposition: step.factory == nil ? .lookUp : .build)
  }

  final var finderSummary: FinderSummary? {
    step.finder.map { FinderSummary($0, step: reference) }
  }

  final var splitStyle: UISplitViewController.Style? {
    (step.factory as? any DeclaresColumns)?.style
  }

  final func mayBe(_ type: UIViewController.Type) -> Bool { type is Screen.Type }

  final func prepareExtras() throws(RoutingError) {
    knownBinding = nil
    extras = try step.extras?.changed { (copy) throws(RoutingError) in
      try copy.prepare(with: context, for: step)
    }
  }

  final func prepareFactory() throws(RoutingError) {
    guard step.factoryPrepares, var prepared = step.factory else { return }
    do { try prepared.prepare(with: context) } catch {
      throw .preparationFailed(
        step.participant(.factory, type(of: prepared)), underlying: error)
    }
    knownBinding = nil
    preparedFactory = prepared
  }

  final var binding: AnyObject? {
    if let knownBinding { return knownBinding }
    let made = Binding(context: context, factory: preparedFactory, extras: extras)
    knownBinding = made
    return made
  }

  final func isBound(as binding: AnyObject?) -> Bool? {
    if let binding, binding === knownBinding || binding === sameBinding { return true }
    guard let known = binding as? Binding else { return false }
    let isSame = isSameContext(known.context, context)
    if isSame == true { sameBinding = known }
    return isSame
  }

  final func bind(as binding: AnyObject?) {
    guard let known = binding as? Binding else { return }
    (context, preparedFactory, extras) = (known.context, known.factory, known.extras)
    (knownBinding, sameBinding) = (known, nil)
  }

  final func interceptor(at index: Int) -> RoutingParticipant {
    step.extras?.interceptor(at: index, of: step) ?? step.participant(.interceptor, Screen.self)
  }

  final func runInterceptor(
    at index: Int, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    extras?.runInterceptor(at: index, with: context, completion: completion)
  }

  final func build(
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

  final func lookUp() throws(RoutingError) -> UIViewController? {
    screen = try step.find(with: context)
    return screen
  }

  final func runContextTasks(
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

  final func runPostTasks(stack: [UIViewController]) {
    guard let extras, let screen = screen as? Screen else { return }
    for task in extras.postTasks { task.perform(on: screen, with: context, routingStack: stack) }
  }
}

/// The router tried to build a step without a factory, which the step's disposition rules out.
private struct MissingFactory: Error {}

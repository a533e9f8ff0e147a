import PortableUIKit

/// A declared step, without its types.
///
/// It doesn't change while its chain lives. The identity of the original declaration says which
/// step's interceptors have let a navigation pass.
@MainActor
class DeclaredStep {
  let reference: StepReference
  /// The declared class of the view controller.
  let screenType: UIViewController.Type
  /// How to integrate the view controller; nil for a step that builds none.
  let integration: Integration?
  let interceptorCount: Int
  let hasContextTasks: Bool
  let hasPostTasks: Bool
  /// The declared step that this one changes or stands for.
  private let original: DeclaredStep?

  init<Screen, Context>(
    _ reference: StepReference, integration: Integration?, extras: StepExtras<Screen, Context>?,
    original: DeclaredStep? = nil
  ) {
    self.original = original?.asDeclared
    self.reference = reference
    self.integration = integration
    screenType = Screen.self
    interceptorCount = extras?.interceptorCount ?? 0
    hasContextTasks = extras?.contextTasks.isEmpty == false
    hasPostTasks = extras?.postTasks.isEmpty == false
  }

  /// Creates a step that stands for another one in its chain.
  init(adapting base: DeclaredStep) {
    original = base.asDeclared
    reference = base.reference
    integration = base.integration
    screenType = base.screenType
    interceptorCount = base.interceptorCount
    hasContextTasks = base.hasContextTasks
    hasPostTasks = base.hasPostTasks
  }

  /// The step as the app declared it.
  var asDeclared: DeclaredStep { original ?? self }
}

/// A step of a chain with this context type.
typealias ChainStep<Context> = any SearchedStep<Context>

/// A declared step that a search can ask.
@MainActor
protocol SearchedStep<Context>: DeclaredStep {
  associatedtype Context

  /// Binds the step to its context and asks its finder.
  func visit(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError) -> StepVisit

  /// Binds the step to its context as if its finder had found nothing, because the find doesn't
  /// count.
  func miss(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError) -> StepVisit

  /// Returns a changed copy of the step.
  func changed(by change: any StepChange) -> ChainStep<Context>

  /// Returns the context that the step's finder, factory, interceptors and tasks take.
  func ownContext(for context: Context) throws(RoutingError) -> Any

  /// Whether the step has neither finder nor factory.
  var hasNothingToAsk: Bool { get }
}

/// The result of the search at one step.
enum StepVisit {
  /// The step has neither finder nor factory.
  case passedOver
  /// The view controller is there, and the step has no interceptors and no tasks.
  case found(UIViewController)
  /// The step belongs to the plan.
  case planned(any PlannedStep)

  /// The view controller the search found, if any.
  @MainActor var screen: UIViewController? {
    switch self {
    case .passedOver: nil
    case .found(let found): found
    case .planned(let planned): planned.screen
    }
  }
}

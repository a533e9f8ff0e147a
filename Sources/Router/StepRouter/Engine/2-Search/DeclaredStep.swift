import PortableUIKit

/// A step as it was declared, whatever its types.
///
/// It does not change for as long as its chain lives. The identity of the one that was declared says
/// of which step an interceptor has let a navigation pass.
@MainActor
class DeclaredStep {
  let reference: StepReference
  /// The class that is found or built, as far as it is declared.
  let screenType: UIViewController.Type
  /// How what is built is integrated; nil for a step that is never built.
  let integration: Integration?
  let interceptorCount: Int
  let hasContextTasks: Bool
  let hasPostTasks: Bool
  /// The step of which this one is a changed copy.
  private let original: DeclaredStep?

  init<Screen, Context>(
    _ reference: StepReference, integration: Integration?, extras: StepExtras<Screen, Context>?,
    original: DeclaredStep? = nil
  ) {
    self.original = original?.asDeclared
    self.reference = reference
    self.integration = integration
    screenType = Screen.self
    interceptorCount = extras?.interceptors.count ?? 0
    hasContextTasks = extras?.contextTasks.isEmpty == false
    hasPostTasks = extras?.postTasks.isEmpty == false
  }

  /// A step that stands for another one in its chain.
  init(adapting base: DeclaredStep) {
    original = base.asDeclared
    reference = base.reference
    integration = base.integration
    screenType = base.screenType
    interceptorCount = base.interceptorCount
    hasContextTasks = base.hasContextTasks
    hasPostTasks = base.hasPostTasks
  }

  /// The step as the app has declared it.
  var asDeclared: DeclaredStep { original ?? self }
}

/// A step that takes a context of this type.
class ChainStep<Context>: DeclaredStep {
  /// Binds the step to its context and asks its finder.
  func visit(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError) -> StepVisit {
    .passedOver
  }

  /// The same where what the finder has found does not count.
  func miss(with context: Context, depth: Int, tracer: Tracer) throws(RoutingError) -> StepVisit {
    .passedOver
  }

  /// A changed copy of the step.
  func changed(by change: any StepChange) -> ChainStep { self }

  /// Whether it has neither finder nor factory.
  var hasNothingToAsk: Bool { true }
}

/// What the search finds out at a step.
enum StepVisit {
  /// It has neither finder nor factory.
  case passedOver
  /// Its view controller is there, and the step has no interceptors and no tasks.
  case found(UIViewController)
  /// It belongs to the plan.
  case planned(PlannedStep)

  /// The view controller that was found, if any.
  @MainActor var screen: UIViewController? {
    switch self {
    case .passedOver: nil
    case .found(let found): found
    case .planned(let planned): planned.screen
    }
  }
}

import PortableUIKit

/// The search's decision about a step.
enum StepDisposition {
  /// The view controller is there: it's the start.
  case found
  /// The router will build the view controller.
  case build
  /// The step builds nothing, and its finder found nothing; the router runs the finder again after
  /// building the base.
  case lookUp
}

/// The host of a pending step, as far as the plan can tell.
enum PlannedHost {
  /// A view controller on screen.
  case existing(UIViewController)
  /// The view controller that the pending step with this index builds.
  case pending(Int)
  /// A host that becomes known only after the router has built the base.
  case unknown
}

/// A step bound to its context, without its types: the unit of plans and executions.
///
/// It lives as long as the plan that holds it, and belongs to one navigation.
@MainActor
protocol PlannedStep: PlannedStepState {
  /// Whether the new view controller may turn out to be of this class although the step declares
  /// another.
  func mayBe(_ type: UIViewController.Type) -> Bool

  /// The style of the split view controller that the step builds; nil if it's unknown.
  var splitStyle: UISplitViewController.Style? { get }

  /// The step's finder and where it looks; nil for a step without a finder.
  var finderSummary: FinderSummary? { get }

  /// The context, and the copies prepared with it; the same object as long as they are the same.
  var binding: AnyObject? { get }
  /// Whether the step's context is the same as in this binding from an earlier plan; nil if they
  /// can't be compared.
  func isBound(as binding: AnyObject?) -> Bool?
  /// Replaces the context, and the copies prepared with it, with those of an earlier plan.
  func bind(as binding: AnyObject?)

  func interceptor(at index: Int) -> RoutingParticipant
  func runInterceptor(at index: Int, completion: @escaping @MainActor (RoutingResult) -> Void)

  func build(
    integrating children: ChildCoordinator, progress: @MainActor () -> RoutingProgress
  ) throws(RoutingError) -> UIViewController
  /// Runs the finder again, and returns nil if the view controller is still missing.
  func lookUp() throws(RoutingError) -> UIViewController?
  func runContextTasks(progress: @MainActor () -> RoutingProgress) throws(RoutingError)
  func runPostTasks(stack: [UIViewController])
}

/// The state of a step in a plan and its execution.
@MainActor
class PlannedStepState {
  let declared: DeclaredStep
  /// The step's distance from the destination.
  let depth: Int
  @exclusivity(unchecked) final var disposition: StepDisposition
  /// The view controller; nil until the router has found or built it.
  @exclusivity(unchecked) final var screen: UIViewController?
  /// The host, as the plan sees it.
  @exclusivity(unchecked) final var host = PlannedHost.unknown
  /// The view controller that the action works on.
  @exclusivity(unchecked) final var performedOn: UIViewController?
  /// Whether the container's factory has received the view controller. If so, integrating the
  /// container integrates it too.
  final var isEmbedded = false
  /// Whether the action has run, and has had its effect.
  @exclusivity(unchecked) final var isIntegrated = false

  init(_ declared: DeclaredStep, depth: Int, disposition: StepDisposition) {
    self.declared = declared
    self.depth = depth
    self.disposition = disposition
  }

  final var reference: StepReference { declared.reference }
  final var integration: Integration? { declared.integration }

  final func wasFound(_ screen: UIViewController) {
    self.screen = screen
    disposition = .found
  }
}

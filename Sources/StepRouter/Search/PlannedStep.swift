import PortableUIKit

/// What the search decided about a step.
enum StepDisposition {
  /// Its view controller is there: the start.
  case found
  /// It is going to be built.
  case build
  /// It builds nothing and was not found; it is asked again when what lies behind it has been built.
  case lookUp
}

/// A step bound to its context, whatever the types: what a plan consists of and what is performed.
///
/// It lives as long as the plan that holds it and belongs to one navigation.
@MainActor
protocol PlannedStep: AnyObject {
  var reference: StepReference { get }
  /// The step's distance from the destination.
  var depth: Int { get }
  /// The declared step, by whose identity guards are told apart.
  var declaration: AnyObject { get }
  var disposition: StepDisposition { get }
  var integration: (any Integration)? { get }
  /// The class that is found or built, as far as it is declared.
  var screenType: UIViewController.Type { get }
  /// Whether what is built may turn out to be of this class although it is declared with another.
  func mayBe(_ type: UIViewController.Type) -> Bool
  /// What was found or built; nil before.
  var screen: UIViewController? { get }

  /// The step's finder and where it looks; nil for a step that is never found.
  var finderSummary: FinderSummary? { get }

  var guardCount: Int { get }
  var hasContextTasks: Bool { get }
  var hasPostTasks: Bool { get }
  /// The context, and what was prepared with it.
  var binding: Any { get }
  /// Whether the same step had the same context when this was its binding, in an earlier plan; nil
  /// where it cannot be told.
  func isBound(as binding: Any?) -> Bool?
  /// Takes an earlier plan's context, and what was prepared with it, in place of its own.
  func bind(as binding: Any?)
  func guardParticipant(at index: Int) -> RoutingParticipant
  func runGuard(at index: Int, completion: @escaping @MainActor (RoutingResult) -> Void)

  func build(
    integrating children: ChildCoordinator, progress: @MainActor () -> RoutingProgress
  ) throws(RoutingError) -> UIViewController
  /// Asks the finder again; nil if the view controller is still missing.
  func lookUp() throws(RoutingError) -> UIViewController?
  func runContextTasks(progress: @MainActor () -> RoutingProgress) throws(RoutingError)
  func runPostTasks(stack: [UIViewController])
}

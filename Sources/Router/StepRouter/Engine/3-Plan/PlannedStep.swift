import PortableUIKit

/// What the search decided about a step.
enum StepDisposition {
  /// Its view controller is there: the start.
  case found
  /// It is going to be built.
  case build
  /// It builds nothing and was not found; its finder is asked again when its base has been built.
  case lookUp
}

/// The host of a pending step, as far as it can be known before anything is built.
enum PlannedHost {
  /// A view controller that is on screen.
  case existing(UIViewController)
  /// The view controller that the pending step with this index builds.
  case pending(Int)
  /// One that is known only when the base has been built.
  case unknown
}

/// A step bound to its context, whatever the types: what a plan consists of and what is executed.
///
/// It lives as long as the plan that holds it and belongs to one navigation.
@MainActor
class PlannedStep {
  let declared: DeclaredStep
  /// The step's distance from the destination.
  let depth: Int
  @exclusivity(unchecked) final var disposition: StepDisposition
  /// What was found or built; nil before.
  @exclusivity(unchecked) final var screen: UIViewController?
  /// Its host, as the plan sees it.
  @exclusivity(unchecked) final var host = PlannedHost.unknown
  /// The view controller that its action works on.
  @exclusivity(unchecked) final var performedOn: UIViewController?
  /// Whether its view controller was given to its container's factory: then it is integrated when
  /// the container is.
  final var isEmbedded = false
  /// Whether its action has been performed, and has had its effect.
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

  /// Whether what is built may turn out to be of this class although it is declared with another.
  func mayBe(_ type: UIViewController.Type) -> Bool { false }

  /// The step's finder and where it looks; nil for a step that is never found.
  var finderSummary: FinderSummary? { nil }

  /// The context, and what was prepared with it.
  var binding: Any { () }
  /// Whether the same step had the same context when this was its binding, in an earlier plan; nil
  /// where it cannot be told.
  func isBound(as binding: Any?) -> Bool? { nil }
  /// Takes an earlier plan's context, and what was prepared with it, in place of its own.
  func bind(as binding: Any?) {}

  func interceptor(at index: Int) -> RoutingParticipant {
    RoutingParticipant(role: .interceptor, type: TypeName(declared.screenType), step: reference)
  }
  func runInterceptor(at index: Int, completion: @escaping @MainActor (RoutingResult) -> Void) {}

  func build(
    integrating children: ChildCoordinator, progress: @MainActor () -> RoutingProgress
  ) throws(RoutingError) -> UIViewController {
    throw .buildFailed(reference, underlying: MissingFactory(), progress: progress())
  }
  /// Asks the finder again; nil if the view controller is still missing.
  func lookUp() throws(RoutingError) -> UIViewController? { nil }
  func runContextTasks(progress: @MainActor () -> RoutingProgress) throws(RoutingError) {}
  func runPostTasks(stack: [UIViewController]) {}
}

/// A step without a factory was asked to build, which its disposition excludes.
struct MissingFactory: Error {}

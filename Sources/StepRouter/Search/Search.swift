import PortableUIKit

/// Walks a chain upward, from the destination to the base, until a step is found on screen.
///
/// It asks finders and prepares what it meets; it changes nothing. What lies behind a hit is not
/// evaluated.
@MainActor
final class Search {
  let window: UIWindow?
  let tracer: Tracer
  let memory: ChoiceMemory
  private(set) var steps: [any PlannedStep] = []
  private(set) var start: UIViewController?
  private(set) var base: StepReference?
  private var depth = 0

  init(window: UIWindow?, tracer: Tracer, memory: ChoiceMemory) {
    self.window = window
    self.tracer = tracer
    self.memory = memory
  }

  /// Walks the chain. Afterwards `start` is what was found and `steps` holds the visited steps, the
  /// destination first.
  func walk<Context>(_ chain: ChainLink<Context>, with context: Context) throws(RoutingError) {
    var link = chain
    while true {
      switch link {
      case .step(let step, let behind):
        if let planned = try step.visit(with: context, depth: depth, tracer: tracer) {
          steps.append(planned)
          if let found = planned.screen { return hit(found, at: step.reference) }
        }
        depth += 1
        link = behind
      case .choice(let choice):
        switch try choice.choose(with: context, in: self) {
        case .found(let viewController): return hit(viewController, at: choice.reference)
        case .goOn(let chosen): link = chosen
        }
      case .adapted(let adapted): return try adapted.walk(with: context, search: self)
      case .start(let base):
        return hit(try base.find(with: context, in: window), at: base.reference)
      }
    }
  }

  private func hit(_ viewController: UIViewController, at reference: StepReference) {
    start = viewController
    base = reference
  }
}

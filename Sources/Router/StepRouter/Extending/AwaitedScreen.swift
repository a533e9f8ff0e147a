import PortableUIKit

/// The view controller to which a target leads in one plan: known once it is found or built.
///
/// A screen whose base is the target can be built from it, or be given its data.
@MainActor
package struct AwaitedScreen {
  /// The target, as a base. Whichever plan passes it, that plan's view controller is awaited.
  package let target: Target
  private let part: AwaitedPart

  /// The screen to which the target is going to lead.
  package init(of target: Target) {
    part = AwaitedPart(target: target)
    let step = DestinationStep<UIViewController, Void>(
      chain: part, reference: target.step.reference)
    self.target = Target(step, with: ())
  }

  /// Nil before it is found or built, and when it has gone.
  package var viewController: UIViewController? { part.viewController }
}

extension Search {
  /// The view controller to which a target leads as things are; nil where it would have to be
  /// built.
  package func viewController(
    of target: Target
  ) throws(RoutingError) -> UIViewController? {
    let own = Search(window: window, tracer: tracer, memory: memory)
    let part = AwaitedPart(target: target)
    _ = try own.walk(part, with: ())
    memory = own.memory
    return part.viewController
  }
}

/// A target's chain, which remembers by which step or base its view controller is going to be
/// there.
private final class AwaitedPart: Chain<Void> {
  private let target: Target
  private var step: PlannedStep?
  private weak var base: UIViewController?

  init(target: Target) { self.target = target }

  @MainActor
  var viewController: UIViewController? { if let step { step.screen } else { base } }

  @MainActor
  override func walk(
    with context: Void, search: Search, next: inout Chain<Void>
  ) throws(RoutingError) -> Search.Stretch? {
    let position = search.steps.count
    let hit = try search.walk(target.step.chain, with: ())
    step = search.steps.dropFirst(position).first
    base = hit.viewController
    return .hit(hit)
  }
}

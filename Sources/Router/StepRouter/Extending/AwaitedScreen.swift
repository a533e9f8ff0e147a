import PortableUIKit

/// The view controller that a target leads to in one plan, available after the router finds or
/// builds it.
///
/// A step whose base is the target can build its screen from that view controller, or use its data.
@MainActor
package struct AwaitedScreen {
  /// The target, for use as a base. The last search that walks it determines the view controller.
  package let target: Target
  private let part: AwaitedPart

  /// Awaits the screen that the target leads to.
  package init(of target: Target) {
    part = AwaitedPart(target: target)
    let step = DestinationStep<UIViewController, Void>(
      chain: part, reference: target.step.reference)
    self.target = Target(step, with: ())
  }

  /// Nil until the router finds or builds it, and after it's gone.
  package var viewController: UIViewController? { part.viewController }
}

extension Search {
  /// Returns the view controller that a target leads to on the current screen, or nil if the router
  /// would have to build it.
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

/// A target's chain, which remembers the step or base that will provide its view controller.
private final class AwaitedPart: ChainNode, ChainPart {
  private let target: Target
  private var step: (any PlannedStep)?
  private weak var base: UIViewController?

  init(target: Target) { self.target = target }

  @MainActor
  var viewController: UIViewController? { if let step { step.screen } else { base } }

  @MainActor
  func walk(
    with context: Void, search: Search, next: inout Chain<Void>
  ) throws(RoutingError) -> Search.Stretch? {
    let position = search.steps.count
    let hit = try search.walk(target.step.chain, with: ())
    step = search.steps.dropFirst(position).first
    base = hit.viewController
    return .hit(hit)
  }

  @MainActor
  func contextOfFirstStep(for context: Void) throws(RoutingError) -> Any {
    try target.step.chain.contextOfFirstStep(for: ())
  }
}

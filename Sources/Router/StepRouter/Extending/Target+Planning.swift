import PortableUIKit

extension Target {
  /// Creates a target with a new chain for each plan, when the search reaches it.
  ///
  /// So its steps can depend on the screens the user sees and on the view controllers found for
  /// this plan.
  package init(
    _ reference: StepReference,
    planning plan: @escaping @MainActor (Search) throws(RoutingError) -> Target
  ) {
    let step = DestinationStep<UIViewController, Void>(
      chain: PlannedPart(plan: plan), reference: reference)
    self.init(step, with: ())
  }

  /// Creates a target that can't be resolved: a navigation to it ends with this error, so the
  /// router's observers see it.
  package init(_ reference: StepReference, failing error: RoutingError) {
    let step = DestinationStep<UIViewController, Void>(
      chain: FailingPart(error: error), reference: reference)
    self.init(step, with: ())
  }
}

/// The part of a chain that creates its target when a search reaches it.
private final class PlannedPart: ChainNode, ChainPart {
  private let plan: @MainActor (Search) throws(RoutingError) -> Target

  init(plan: @escaping @MainActor (Search) throws(RoutingError) -> Target) {
    self.plan = plan
  }

  @MainActor
  func walk(
    with context: Void, search: Search, next: inout Chain<Void>
  ) throws(RoutingError) -> Search.Stretch? {
    .hit(try search.walk(try plan(search).step.chain, with: ()))
  }

  /// Returns no context: only a search creates the chain.
  @MainActor
  func contextOfFirstStep(for context: Void) throws(RoutingError) -> Any { context }
}

/// The part of a chain that throws the error of a target that can't be resolved.
private final class FailingPart: ChainNode, ChainPart {
  private let error: RoutingError

  init(error: RoutingError) { self.error = error }

  @MainActor
  func walk(
    with context: Void, search: Search, next: inout Chain<Void>
  ) throws(RoutingError) -> Search.Stretch? {
    throw error
  }

  @MainActor
  func contextOfFirstStep(for context: Void) throws(RoutingError) -> Any { throw error }
}

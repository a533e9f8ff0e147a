import PortableUIKit

extension Target {
  /// A target whose chain is made anew for each plan, when the search gets there.
  ///
  /// So its steps may know what is on screen, and what was found for this plan.
  package init(
    _ reference: StepReference,
    planning plan: @escaping @MainActor (Search) throws(RoutingError) -> Target
  ) {
    let step = DestinationStep<UIViewController, Void>(
      chain: PlannedPart(plan: plan), reference: reference)
    self.init(step, with: ())
  }

  /// A target that nobody can name: asking for it ends with this error, so that whoever observes
  /// the router hears of it.
  package init(_ reference: StepReference, failing error: RoutingError) {
    let step = DestinationStep<UIViewController, Void>(
      chain: FailingPart(error: error), reference: reference)
    self.init(step, with: ())
  }
}

/// Stands for such a chain within another one.
private final class PlannedPart: Chain<Void> {
  private let plan: @MainActor (Search) throws(RoutingError) -> Target

  init(plan: @escaping @MainActor (Search) throws(RoutingError) -> Target) {
    self.plan = plan
  }

  @MainActor
  override func walk(
    with context: Void, search: Search, next: inout Chain<Void>
  ) throws(RoutingError) -> Search.Stretch? {
    .hit(try search.walk(try plan(search).step.chain, with: ()))
  }
}

/// Stands for a chain that nobody could make.
private final class FailingPart: Chain<Void> {
  private let error: RoutingError

  init(error: RoutingError) { self.error = error }

  @MainActor
  override func walk(
    with context: Void, search: Search, next: inout Chain<Void>
  ) throws(RoutingError) -> Search.Stretch? {
    throw error
  }

  @MainActor
  override func contextOfFirstStep(for context: Void) throws(RoutingError) -> Any { throw error }
}

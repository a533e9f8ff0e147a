import PortableUIKit

extension Target {
  /// A target whose chain is made anew for each plan, when the search gets there.
  ///
  /// So its steps may know what is on screen, and what was found for this plan.
  package init(
    _ reference: StepReference,
    planning plan: @escaping @MainActor (inout Search) throws(RoutingError) -> Target
  ) {
    let step = DestinationStep<UIViewController, Void>(
      link: .adapted(PlannedLink(plan: plan)), reference: reference)
    self.init(step, context: ())
  }

  /// A target that nobody can name: asking for it ends with this error, so that whoever observes the
  /// router hears of it.
  package init(_ reference: StepReference, failing error: RoutingError) {
    self.init(reference) { _ throws(RoutingError) in throw error }
  }
}

/// The place of such a chain in another.
@MainActor
private final class PlannedLink: ChainNode, AdaptedLink {
  private let plan: @MainActor (inout Search) throws(RoutingError) -> Target

  init(plan: @escaping @MainActor (inout Search) throws(RoutingError) -> Target) {
    self.plan = plan
  }

  func walk(with context: Void, search: inout Search) throws(RoutingError) -> Search.Stretch {
    let target = try plan(&search)
    return .hit(try search.walk(target.step.link, with: ()))
  }
}

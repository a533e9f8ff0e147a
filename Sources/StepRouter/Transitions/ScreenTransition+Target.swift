import PortableUIKit

extension ScreenTransition {
  /// The transition as a target: what a ``Navigator`` returns whose routes are transitions.
  ///
  /// ```swift
  /// func target(for destination: Destination) throws -> Target {
  ///   switch destination {
  ///   case .detail: ScreenTransition(from: list, to: detail, with: .show).target
  ///   }
  /// }
  /// ```
  ///
  /// Whether it is animated is said by whoever navigates to it.
  public var target: Target {
    Target(
      DestinationStep<UIViewController, Void>(
        link: .adapted(TransitionLink(transition: self)), reference: reference), context: ())
  }

  /// The destination, as far as its class is known.
  var reference: StepReference {
    let isDismissal = if case .dismissal? = intent.presentation?.manner { true } else { false }
    return StepReference(
      screen: TypeName(isDismissal ? UIViewController.self : destination.type), place: place)
  }
}

/// A transition as a part of a chain. Its steps are made anew for each plan, so that each knows the
/// source that was found for it.
@MainActor
final class TransitionLink: ChainNode, AdaptedLink {
  private let transition: ScreenTransition

  init(transition: ScreenTransition) { self.transition = transition }

  func walk(with context: Void, search: inout Search) throws(RoutingError) -> Search.Stretch {
    switch transition.intent.presentation?.manner {
    case .action(let action): .hit(try show(by: action, search: &search))
    case nil: .hit(try pass(search: &search))
    case .dismissal: .hit(try dismiss(search: &search))
    }
  }

  private func show(by action: some Action, search: inout Search) throws(RoutingError) -> Search.Hit
  {
    let source = SourceLink(target: transition.source.target)
    let step = step(by: action, from: { try source.screen() })
    return try search.walk(.step(step, behind: .adapted(source)), with: ())
  }

  /// Shows nothing; so nothing has to give way to a source that is given.
  private func pass(search: inout Search) throws(RoutingError) -> Search.Hit {
    guard transition.source.isGiven else { return try show(by: NilAction(), search: &search) }
    let source = try source(in: &search)
    let front = search.window?.rootViewController.map { $0.layersAbove.last ?? $0 } ?? source
    let step = step(by: NilAction(), from: { source })
    return try search.walk(
      .step(step, behind: Target.viewController(front).step.link), with: ())
  }

  /// Where to return to is there already; the mediation runs before anything goes.
  private func dismiss(search: inout Search) throws(RoutingError) -> Search.Hit {
    let source = try source(in: &search)
    let remaining = source.presentedViewController == nil ? source.presentingViewController : source
    guard let remaining else {
      throw failure(NothingToDismiss(source: ViewControllerReference(source)))
    }
    let given = transition.destination.given
    let step = ScreenStep<UIViewController, Void>(
      reference: transition.reference, finder: InstanceFinder(remaining), factory: nil,
      integration: nil, interceptors: [],
      contextTasks: given.map { given in mediations { _ in (source, given) } } ?? [], postTasks: [])
    return try search.walk(.step(step, behind: Target.root().step.link), with: ())
  }

  private func step(
    by action: some Action, from source: @escaping @MainActor () throws -> UIViewController
  ) -> any ChainStep<Void> {
    let destination = transition.destination
    return ScreenStep<UIViewController, Void>(
      reference: transition.reference, finder: nil,
      factory: InlineFactory { try destination.make(source()) },
      integration: ActionIntegration(action, place: transition.place), interceptors: [],
      contextTasks: mediations { (try source(), $0) }, postTasks: [])
  }

  /// The mediation, if there is one, as a task of a step from whose screen the ends follow.
  private func mediations(
    between ends:
      @escaping @MainActor (UIViewController) throws -> (UIViewController, UIViewController)
  ) -> [Placed<any ContextTask<UIViewController, Void>>] {
    guard let mediation = transition.intent.mediation else { return [] }
    let task = InlineContextTask<UIViewController, Void> { screen, _ in
      let (source, destination) = try ends(screen)
      try mediation.mediate(source, destination)
    }
    return [Placed(entity: task, place: transition.place)]
  }

  /// The source as it is on screen now.
  private func source(in search: inout Search) throws(RoutingError) -> UIViewController {
    var own = Search(window: search.window, tracer: search.tracer, memory: search.memory)
    let link = SourceLink(target: transition.source.target)
    _ = try link.walk(with: (), search: &own)
    search.memory = own.memory
    do { return try link.screen() } catch { throw failure(error) }
  }

  private func failure(_ error: any Error) -> RoutingError {
    .preparationFailed(
      RoutingParticipant(
        role: .transition, type: TypeName(ScreenTransition.self), step: transition.reference),
      underlying: error)
  }
}

/// The source's own chain, which remembers by which step or base its view controller is going to be
/// there.
@MainActor
final class SourceLink: ChainNode, AdaptedLink {
  private let target: Target
  private var step: (any PlannedStep)?
  private weak var base: UIViewController?

  init(target: Target) { self.target = target }

  func walk(with context: Void, search: inout Search) throws(RoutingError) -> Search.Stretch {
    let position = search.steps.count
    let hit = try search.walk(target.step.link, with: ())
    step = search.steps.dropFirst(position).first
    base = hit.viewController
    return .hit(hit)
  }

  /// The view controller, once it is found or built.
  func screen() throws -> UIViewController {
    if let screen = step.map({ $0.screen }) ?? base { return screen }
    throw SourceGone()
  }
}

/// The source of a transition is not there.
struct SourceGone: Error, CustomStringConvertible {
  var description: String { "its source is not on screen" }
}

/// A dismissal has nothing to do.
struct NothingToDismiss: Error, CustomStringConvertible {
  let source: ViewControllerReference

  var description: String { "\(source) neither presents nor is presented" }
}

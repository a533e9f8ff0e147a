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

  var reference: StepReference {
    StepReference(screen: TypeName(UIViewController.self), place: place)
  }
}

/// A transition as a part of a chain. Its steps are made anew for each plan, so that each knows the
/// source that was found for it.
struct TransitionLink: AdaptedLink {
  let transition: ScreenTransition

  func walk(with context: Void, search: inout Search) throws(RoutingError) -> Search.Hit {
    switch transition.intent.presentation?.manner {
    case .action(let action): try show(by: action, search: &search)
    case nil: try pass(search: &search)
    case .dismissal: try dismiss(search: &search)
    }
  }

  private func show(by action: some Action, search: inout Search) throws(RoutingError) -> Search.Hit
  {
    let source = SourceLink(target: transition.source.target)
    let link = chain(by: action, from: source.screen, on: .adapted(source))
    return try search.walk(link, with: ())
  }

  /// Shows nothing; so nothing has to give way to a source that is given.
  private func pass(search: inout Search) throws(RoutingError) -> Search.Hit {
    guard transition.source.given != nil else { return try show(by: NilAction(), search: &search) }
    let source = try givenSource()
    let front = search.window?.rootViewController.map { $0.layersAbove.last ?? $0 } ?? source
    let link = chain(
      by: NilAction(), from: { source }, on: Target.viewController(front).step.link)
    return try search.walk(link, with: ())
  }

  /// Where to return to is there already; the mediation runs before anything goes.
  private func dismiss(search: inout Search) throws(RoutingError) -> Search.Hit {
    let source = try self.source(in: &search)
    guard
      let remaining = source.presentedViewController.map({ _ in source })
        ?? source.presentingViewController
    else { throw failure(NothingToDismiss(source: ViewControllerReference(source))) }
    var assembly = StepAssembly(
      finder: InstanceFinder<UIViewController, Void>(remaining), factory: NilFactory(),
      fileID: transition.place.fileID, line: transition.place.line)
    if let mediation = transition.intent.mediation, let destination = transition.destination.given {
      assembly = assembly.adding(
        InlineContextTask { _, _ in try mediation.mediate(source, destination) })
    }
    return try search.walk(assembly.from(.root).link, with: ())
  }

  private func chain<Performed: Action>(
    by action: Performed, from source: @escaping @MainActor () throws -> UIViewController,
    on link: ChainLink<Void>
  ) -> ChainLink<Void> {
    let (destination, place) = (transition.destination, transition.place)
    var assembly = StepAssembly(
      finder: NilFinder<UIViewController, Void>(),
      factory: InlineFactory { try destination.make(source()) }, fileID: place.fileID,
      line: place.line)
    if let mediation = transition.intent.mediation {
      assembly = assembly.adding(
        InlineContextTask { destination, _ in try mediation.mediate(source(), destination) },
        fileID: place.fileID, line: place.line)
    }
    let base = DestinationStep<Performed.ViewController, Void>(
      link: link, reference: transition.reference)
    return assembly.using(action, fileID: place.fileID, line: place.line).from(base).link
  }

  private func source(in search: inout Search) throws(RoutingError) -> UIViewController {
    guard transition.source.given == nil else { return try givenSource() }
    var own = Search(window: search.window, tracer: search.tracer, memory: search.memory)
    let link = SourceLink(target: transition.source.target)
    _ = try link.walk(with: (), search: &own)
    search.memory = own.memory
    do { return try link.screen() } catch { throw failure(error) }
  }

  private func givenSource() throws(RoutingError) -> UIViewController {
    if let source = transition.source.given?() { return source }
    throw failure(SourceGone())
  }

  private func failure(_ error: any Error) -> RoutingError {
    .preparationFailed(
      Participant(
        role: .transition, type: TypeName(ScreenTransition.self), step: transition.reference),
      underlying: error)
  }
}

/// The source's own chain, which remembers by which step or base its view controller is going to be
/// there.
@MainActor
final class SourceLink: AdaptedLink {
  private let target: Target
  private var step: (any PlannedStep)?
  private weak var base: UIViewController?

  init(target: Target) { self.target = target }

  func walk(with context: Void, search: inout Search) throws(RoutingError) -> Search.Hit {
    let position = search.steps.count
    let hit = try search.walk(target.step.link, with: ())
    step = search.steps.dropFirst(position).first
    base = hit.viewController
    return hit
  }

  /// The view controller, once it is found or built.
  func screen() throws -> UIViewController {
    if let screen = step.map({ $0.screen }) ?? base { return screen }
    throw SourceGone()
  }
}

/// The source of a transition is not there.
struct SourceGone: Error, CustomStringConvertible {
  var description: String { "its source is not there any more" }
}

/// A dismissal has nothing to do.
struct NothingToDismiss: Error, CustomStringConvertible {
  let source: ViewControllerReference

  var description: String { "\(source) neither presents nor is presented" }
}

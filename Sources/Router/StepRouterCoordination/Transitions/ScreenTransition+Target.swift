import PortableUIKit
import StepRouter

extension ScreenTransition {
  /// The transition as a target, for a ``Navigator`` that reaches its destinations by transitions.
  ///
  /// ```swift
  /// func target(for destination: ShopNavigator.Destination) throws -> Target {
  ///   ScreenTransition(
  ///     from: .viewController(list), to: .factory { _ in DetailViewController() }, with: .show
  ///   ).target
  /// }
  /// ```
  ///
  /// The call that navigates to it decides whether to animate.
  public var target: Target {
    // Each plan has a chain of its own, whose steps know the source that the plan found.
    Target(reference) { search throws(RoutingError) in
      switch intent.presentation?.manner {
      case .action(let action): shown(by: action)
      case nil: try passed(in: search)
      case .dismissal: try dismissed(in: search)
      }
    }
  }

  /// A reference to the destination, with its class if that's known.
  private var reference: StepReference {
    let isDismissal = if case .dismissal? = intent.presentation?.manner { true } else { false }
    return StepReference(
      screen: TypeName(isDismissal ? UIViewController.self : destination.type), location: location)
  }

  private func shown(by action: some Action) -> Target {
    let source = AwaitedScreen(of: self.source.target)
    return destination(by: action, standingOn: source.target) {
      guard let viewController = source.viewController else { throw SourceGone() }
      return viewController
    }
  }

  /// Passes data without showing anything. If the source is a specific view controller, nothing
  /// above it has to go.
  private func passed(in search: Search) throws(RoutingError) -> Target {
    guard source.isGiven else { return shown(by: NilAction.nilAction()) }
    let source = try foundSource(in: search)
    let front = search.window?.rootViewController.map { $0.layersAbove.last ?? $0 } ?? source
    return destination(by: NilAction.nilAction(), standingOn: .viewController(front)) { source }
  }

  /// Dismisses. The screen to return to is already there; the mediation runs before anything goes.
  private func dismissed(in search: Search) throws(RoutingError) -> Target {
    let source = try foundSource(in: search)
    let remaining = source.presentedViewController == nil ? source.presentingViewController : source
    guard let remaining else {
      throw failure(NothingToDismiss(source: ViewControllerReference(source)))
    }
    let assembly = StepAssembly(
      finder: InstanceFinder<UIViewController, Void>(remaining), factory: NilFactory(),
      fileID: location.fileID, line: location.line)
    let mediated = destination.given.map { given in mediating(assembly) { _ in (source, given) } }
    return (mediated ?? assembly).with(()).from(.root(fileID: location.fileID, line: location.line))
  }

  private func destination(
    by action: some Action, standingOn base: Target,
    from source: @escaping @MainActor () throws -> UIViewController
  ) -> Target {
    let destination = destination
    var assembly = StepAssembly(
      finder: NilFinder<UIViewController, Void>(),
      factory: InlineFactory { try destination.make(source()) },
      fileID: location.fileID, line: location.line)
    assembly.name = reference.screen
    return mediating(assembly) { (try source(), $0) }
      .using(action, fileID: location.fileID, line: location.line)
      .with(()).from(base)
  }

  /// Returns the step with the mediation, if there is one, between the screens that `ends` returns.
  private func mediating<ScreenFinder, ScreenFactory>(
    _ assembly: StepAssembly<ScreenFinder, ScreenFactory>,
    between ends:
      @escaping @MainActor (UIViewController) throws -> (UIViewController, UIViewController)
  ) -> StepAssembly<ScreenFinder, ScreenFactory>
  where ScreenFinder: Finder<UIViewController, Void> {
    guard let mediation = intent.mediation else { return assembly }
    let task = InlineContextTask<UIViewController, Void> { screen, _ in
      let (source, destination) = try ends(screen)
      try mediation.mediate(source, destination)
    }
    return assembly.adding(task, fileID: location.fileID, line: location.line)
  }

  /// Returns the source, which must be on screen now.
  private func foundSource(in search: Search) throws(RoutingError) -> UIViewController {
    guard let source = try search.viewController(of: source.target) else {
      throw failure(SourceGone())
    }
    return source
  }

  private func failure(_ error: any Error) -> RoutingError {
    .preparationFailed(
      RoutingParticipant(
        role: .transition, type: TypeName(ScreenTransition.self), step: reference),
      underlying: error)
  }
}

/// The error if a transition's source isn't on screen.
struct SourceGone: Error, CustomStringConvertible {
  var description: String { "its source is not on screen" }
}

/// The error if a dismissal finds nothing to dismiss.
struct NothingToDismiss: Error, CustomStringConvertible {
  let source: ViewControllerReference

  var description: String { "\(source) neither presents nor is presented" }
}

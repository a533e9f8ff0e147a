import PortableUIKit

/// Why a navigation did not end on its screen.
///
/// Every case carries what it is about as values; `description` says in a few sentences what was
/// expected, what was found, where it is declared and what to do.
///
/// ```swift
/// router.navigate(to: orders, with: nil) { result in
///   if case .failure(.intercepted) = result { return }   // the user did not log in
///   if case .failure(let error) = result { log.error("\(error)") }
/// }
/// ```
///
/// Errors of the app's own finders, factories, interceptors and tasks are carried as `underlying`.
public enum RoutingError: Error, Sendable {
  /// There is nothing to start from: no window, no root, a custom base that was not found, or a view
  /// controller that is not in the router's window.
  case startNotFound(StepReference, reason: StartFailure)
  /// A step that builds nothing found nothing.
  case viewControllerNotFound(StepReference, progress: RoutingProgress)
  /// No case of a switch gave a step and there is no default.
  case noCaseMatched(StepReference)
  /// A view controller is not of the class that is asked of it, nor does it stand in one: a base,
  /// or the destination where there is no base.
  case typeMismatch(
    StepReference, expected: TypeName, found: TypeName, base: StepReference?,
    progress: RoutingProgress)
  /// A finder, a transformer or somebody's `prepare` threw, before anything had happened.
  case preparationFailed(RoutingParticipant, underlying: any Error)
  /// The root can only be replaced from a chain that starts at the root.
  case rootMismatch(StepReference, start: ViewControllerReference)
  /// An interceptor did not let the navigation pass.
  case intercepted(by: RoutingParticipant, underlying: any Error)
  /// After so many rounds of guards the plan still asked for new ones.
  case interceptorLoop(StepReference, rounds: Int)
  /// An interceptor that is being asked asked for a screen that it interceptors itself.
  case interceptorAsksForItself(RoutingParticipant, destination: StepReference)
  /// A view controller that would have to go refuses.
  case cantBeDismissed(ViewControllerReference, for: StepReference)
  /// A factory threw.
  case buildFailed(StepReference, underlying: any Error, progress: RoutingProgress)
  /// A context task threw.
  case taskFailed(RoutingParticipant, underlying: any Error, progress: RoutingProgress)
  /// UIKit would refuse, or did refuse, to present.
  case presentationRefused(StepReference, PresentationRefusal, progress: RoutingProgress)
  /// A container would not take, or did not take, its new children.
  case integrationRefused(StepReference, IntegrationRefusal, progress: RoutingProgress)
  /// An action of the app's answered with a failure.
  case actionFailed(RoutingParticipant, underlying: any Error, progress: RoutingProgress)
  /// Everything was done and the screen is still not visible.
  case notVisible(StepReference, progress: RoutingProgress)
  /// A completion was released without having been called.
  case completionDropped(by: RoutingParticipant, progress: RoutingProgress)
  /// A completion was not called within the router's time limit.
  case timedOut(by: RoutingParticipant, progress: RoutingProgress)
  /// The router was busy with another navigation and its policy says not to wait.
  case busy(StepReference, BusyReason)
  /// The navigation was cancelled.
  case cancelled(progress: RoutingProgress)
}

/// Why there is nothing to start from.
public enum StartFailure: Hashable, Sendable, Codable {
  /// The router's window provider gives no window.
  case noWindow
  /// The window has no root view controller.
  case noRoot
  /// The finder of a custom base found nothing.
  case notFound(finder: TypeName)
  /// What was found is not in the router's window: it is in another one, or in none.
  case notInWindow(ViewControllerReference)
}

/// Why a navigation had to give way.
public enum BusyReason: Hashable, Sendable, Codable {
  /// The policy is ``TurnPolicy/reject``.
  case rejected
  /// The policy is ``TurnPolicy/replacePending`` and a newer request came.
  case replaced
}

/// Why a view controller cannot be presented.
public enum PresentationRefusal: Error, Hashable, Sendable {
  /// The presenter's view is not in a window.
  case hostNotInWindow(ViewControllerReference)
  /// The presenter presents something already.
  case hostIsPresenting(ViewControllerReference, presented: ViewControllerReference)
  /// The view controller stands in a container.
  case hasParent(ViewControllerReference, parent: ViewControllerReference)
  /// The view controller is on screen as a presented one already.
  case alreadyPresented(ViewControllerReference)
  /// The presenter was to present itself.
  case presentsItself(ViewControllerReference)
  /// The presenter stands in the view controller, or is presented from there.
  case encloses(ViewControllerReference, presenter: ViewControllerReference)
  /// The view controller is the root of a window.
  case rootOfWindow(ViewControllerReference)
  /// An alert without title, message and action.
  case emptyAlert
  /// A popover with neither a source view nor a bar button item.
  case popoverWithoutSource(ViewControllerReference)
  /// The view controller to present from is in another window.
  case inAnotherWindow(ViewControllerReference)
  /// The view controller to present from was not found.
  case noPresenter
  /// UIKit ignored the call.
  case ignored(ViewControllerReference)
}

/// Why a container's children cannot be changed so.
public enum IntegrationRefusal: Error, Hashable, Sendable {
  /// The view controller would stand in the container twice.
  case duplicate(ViewControllerReference)
  /// A navigation controller cannot be pushed.
  case navigationControllerPushed(ViewControllerReference)
  /// The view controller is presented; it must be dismissed first.
  case presented(ViewControllerReference)
  /// The view controller was to become a root, but stands in a container.
  case hasParent(ViewControllerReference, parent: ViewControllerReference)
  /// The view controller is the root of a window.
  case rootOfWindow(ViewControllerReference)
  /// The view controller stands in a container of another window.
  case inAnotherWindow(ViewControllerReference)
  /// The host stands in the view controller, or is presented from there, or is the view controller.
  case insideItself(ViewControllerReference, host: ViewControllerReference)
  /// There is no tab, or no place for one, with this index.
  case noSuchTab(index: Int, tabs: Int, isReplacing: Bool)
  /// The container did not take the children it was given.
  case ignored(container: ViewControllerReference)
  /// A container class without an adapter.
  case noAdapter(TypeName)
  /// The view controller is not one of the container's children.
  case notContained(ViewControllerReference)
}

import PortableUIKit

/// The reason why a navigation didn't reach its screen.
///
/// Every case carries its details as values. `description` says in a few sentences what the router
/// expected, what it found, where that's declared and what to do.
///
/// ```swift
/// router.navigate(to: bag) { result in
///   if case .failure(.intercepted) = result { return }   // the user did not log in
///   if case .failure(let error) = result { log(error) }
/// }
/// ```
///
/// Errors of the app's own finders, factories, interceptors and tasks appear as `underlying`.
public enum RoutingError: Error, Sendable {
  /// There's nothing to start from: no window, no root, a custom base whose finder found nothing,
  /// or a view controller outside the router's window.
  case startNotFound(StepReference, reason: StartFailure)
  /// A step's finder found nothing, and its factory builds nothing.
  case viewControllerNotFound(StepReference, progress: RoutingProgress)
  /// A step needs the content of this ``AsyncScreen``, which hasn't loaded. `underlying` is the
  /// error of the app's own closure, or an ``AsyncScreenError``.
  case notLoaded(
    StepReference, ViewControllerReference, underlying: any Error, progress: RoutingProgress)
  /// No case of a switch applies, and there's no default.
  case noCaseMatched(StepReference)
  /// A view controller is neither of the required class nor inside a view controller of that class.
  /// It belongs to a base, or to the destination if `base` is nil.
  case typeMismatch(
    StepReference, expected: TypeName, found: TypeName, base: StepReference?,
    progress: RoutingProgress)
  /// A finder, a context transformer, a case of a switch or a `prepare` threw. Nothing has moved,
  /// unless it's a finder that the router ran again after it built the step's base.
  case preparationFailed(RoutingParticipant, underlying: any Error)
  /// The action replaces the root, but its base isn't the window's root.
  case rootMismatch(StepReference, start: ViewControllerReference)
  /// An interceptor didn't let the navigation pass.
  case intercepted(by: RoutingParticipant, underlying: any Error)
  /// After this many rounds of interceptors, the plan still needed new ones.
  case interceptorLoop(StepReference, rounds: Int)
  /// An interceptor requested a screen whose chain has this very interceptor, before it had
  /// answered.
  case interceptorAsksForItself(RoutingParticipant, destination: StepReference)
  /// A view controller that the navigation would remove refuses to leave.
  case cantBeDismissed(ViewControllerReference, for: StepReference)
  /// A screen holds a lock, and the router's policy doesn't let navigations wait for it.
  case locked(ViewControllerReference, for: StepReference, progress: RoutingProgress)
  /// The screen to close or to go back from is in the window's root, and nothing lies below it.
  case nothingBelow(ViewControllerReference)
  /// A factory threw while building its screen.
  case buildFailed(StepReference, underlying: any Error, progress: RoutingProgress)
  /// A context task threw.
  case taskFailed(RoutingParticipant, underlying: any Error, progress: RoutingProgress)
  /// UIKit refused to present the view controller, or would have refused.
  case presentationRefused(StepReference, PresentationRefusal, progress: RoutingProgress)
  /// A container didn't accept its new children, or wouldn't have accepted them.
  case integrationRefused(StepReference, IntegrationRefusal, progress: RoutingProgress)
  /// An app's own action reported a failure.
  case actionFailed(RoutingParticipant, underlying: any Error, progress: RoutingProgress)
  /// The navigation did everything, but the screen isn't visible.
  case notVisible(StepReference, progress: RoutingProgress)
  /// A completion was released without a call.
  case completionDropped(by: RoutingParticipant, progress: RoutingProgress)
  /// A completion wasn't called within the router's time limit.
  case timedOut(by: RoutingParticipant, progress: RoutingProgress)
  /// The navigation gave way to another one; the ``BusyReason`` says why.
  case busy(StepReference, BusyReason)
  /// The navigation was cancelled.
  case cancelled(progress: RoutingProgress)
}

/// The reason why there's nothing to start from.
///
/// ```swift
/// if case .startNotFound(_, reason: .noWindow) = error { retryWhenActive() }
/// ```
public enum StartFailure: Hashable, Sendable, Codable {
  /// The router's window provider returns no window.
  case noWindow
  /// The window has no root view controller.
  case noRoot
  /// The finder of a custom base found nothing.
  case notFound(finder: TypeName)
  /// The view controller isn't in the router's window: it's in another one, or in none.
  case notInWindow(ViewControllerReference)
  /// There's no router: a view uses its environment's router, but your app hasn't set one.
  case noRouter
}

/// The reason why a navigation had to give way to another one.
///
/// ```swift
/// if case .busy(_, .replaced) = error { return }      // the user has tapped something else
/// ```
public enum BusyReason: Hashable, Sendable, Codable {
  /// Another navigation had the turn, and the policy is ``TurnPolicy/reject``.
  case rejected
  /// The policy is ``TurnPolicy/replacePending`` and a newer request came.
  case replaced
  /// A newer request reached its screen while this navigation waited at an interceptor, and the
  /// policy is ``OvertakenPolicy/end``.
  case overtaken(by: StepReference)
}

/// The reason why a view controller can't be presented.
///
/// ```swift
/// if case .presentationRefused(_, .hostIsPresenting, _) = error { retryWhenActive() }
/// ```
public enum PresentationRefusal: Error, Hashable, Sendable {
  /// The presenter's view isn't in a window.
  case hostNotInWindow(ViewControllerReference)
  /// The presenter already presents a view controller.
  case hostIsPresenting(ViewControllerReference, presented: ViewControllerReference)
  /// The inspector, a column, has to be a sheet while the columns are collapsed, but something else
  /// is presented, such as an alert.
  case inspectorBlocked(ViewControllerReference, presented: ViewControllerReference)
  /// The view controller is already in a container.
  case hasParent(ViewControllerReference, parent: ViewControllerReference)
  /// The view controller is already presented.
  case alreadyPresented(ViewControllerReference)
  /// The view controller would present itself.
  case presentsItself(ViewControllerReference)
  /// The presenter is inside the view controller, or presented from there.
  case encloses(ViewControllerReference, presenter: ViewControllerReference)
  /// The view controller is the root of a window.
  case rootOfWindow(ViewControllerReference)
  /// The alert has no title, no message and no action.
  case emptyAlert
  /// The popover has neither a source view nor a source item, such as a bar button.
  case popoverWithoutSource(ViewControllerReference)
  /// The view that the popover would point to isn't in the presenter's window. `source` is the
  /// view's class.
  case popoverSourceGone(ViewControllerReference, source: String)
  /// The view controller has detents, but its presentation style isn't a sheet.
  case detentsWithoutSheet(ViewControllerReference)
  /// The list of detents is empty.
  case noDetents(ViewControllerReference)
  /// The view controller to present from is in another window.
  case inAnotherWindow(ViewControllerReference)
  /// The action didn't find the view controller to present from.
  case noPresenter
  /// UIKit ignored the call.
  case ignored(ViewControllerReference)
}

/// The reason why a container can't accept these children, or the window this root.
///
/// ```swift
/// if case .integrationRefused(_, .noSuchTab(_, let tabs, _), _) = error {
///   print("There are only \(tabs) tabs.")
/// }
/// ```
public enum IntegrationRefusal: Error, Hashable, Sendable {
  /// The view controller would be in the container twice.
  case duplicate(ViewControllerReference)
  /// A navigation controller can't be pushed.
  case navigationControllerPushed(ViewControllerReference)
  /// A split view controller can't be pushed, nor be in a column, which UIKit puts a stack around.
  case splitViewControllerInStack(ViewControllerReference)
  /// The view controller is presented; dismiss it first.
  case presented(ViewControllerReference)
  /// The view controller is in a container, but would become a root, or go into another container
  /// although it doesn't come from a ``FinderFactory``.
  case hasParent(ViewControllerReference, parent: ViewControllerReference)
  /// The view controller is the root of a window.
  case rootOfWindow(ViewControllerReference)
  /// The view controller is in another window's container.
  case inAnotherWindow(ViewControllerReference)
  /// The host is inside the view controller, is presented from it, or is the view controller
  /// itself.
  case insideItself(ViewControllerReference, host: ViewControllerReference)
  /// There's no tab with this index, or no tab can be inserted there.
  case noSuchTab(index: Int, tabs: Int, isReplacing: Bool)
  /// The tab bar controller has no tab group with this identifier.
  case noSuchTabGroup(String, ViewControllerReference)
  /// The tab group with this identifier shows its own view controller, and has no stack to show its
  /// tabs in.
  case tabGroupWithoutStack(String, ViewControllerReference)
  /// The tab with this identifier is hidden: by the app, or by the user, who has edited the tabs.
  case tabHidden(String, ViewControllerReference)
  /// The tab with this identifier is disabled.
  case tabDisabled(String, ViewControllerReference)
  /// The split view controller's style has no such column.
  case noSuchColumn(UISplitViewController.Column, ViewControllerReference)
  /// The split view controller doesn't show the column in its current width: the compact column
  /// beside others, or another column while it shows the compact one instead.
  case columnNotShown(UISplitViewController.Column, ViewControllerReference)
  /// A tab bar controller can't be in the primary or the supplementary column.
  case tabBarControllerInColumn(UISplitViewController.Column, ViewControllerReference)
  /// The action names no column, and none is free.
  case noFreeColumn(ViewControllerReference)
  /// The details of the split view controller aren't in a stack.
  case noDetailsStack(ViewControllerReference)
  /// The arrangement view controller has no room for the screen at its current size.
  case placementHidden(ViewControllerReference, arrangement: ViewControllerReference)
  /// Both placements of the arrangement view controller are taken.
  case noFreePlacement(ViewControllerReference)
  /// The page view controller shows a different number of pages.
  case wrongPageCount(needed: Int, given: Int, ViewControllerReference)
  /// The container ignored its new children.
  case ignored(container: ViewControllerReference)
  /// There's no adapter for the container's class.
  case noAdapter(TypeName)
  /// The view controller isn't one of the container's children.
  case notContained(ViewControllerReference)
  /// The container belongs to SwiftUI, such as the stack of a `NavigationStack`, or to the system,
  /// such as the mail composer. The router can't change its view controllers.
  case sealed(container: ViewControllerReference)
}

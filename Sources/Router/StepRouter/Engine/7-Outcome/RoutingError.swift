import PortableUIKit

/// Why a navigation did not end on its screen.
///
/// Every case carries what it is about as values. `description` says in a few sentences what was
/// expected, what was found, where it is declared and what to do.
///
/// ```swift
/// router.navigate(to: bag) { result in
///   if case .failure(.intercepted) = result { return }   // the user did not log in
///   if case .failure(let error) = result { log(error) }
/// }
/// ```
///
/// The errors of the app's own finders, factories, interceptors and tasks are carried as
/// `underlying`.
public enum RoutingError: Error, Sendable {
  /// There is nothing to start from: no window, no root, a custom base that was not found, or a
  /// view controller that is not in the router's window.
  case startNotFound(StepReference, reason: StartFailure)
  /// A step found nothing, and its factory builds nothing.
  case viewControllerNotFound(StepReference, progress: RoutingProgress)
  /// No case of a switch gave a step and there is no default.
  case noCaseMatched(StepReference)
  /// A view controller is not of the class that is needed, nor is it in one. It is the view
  /// controller of a base, or of the destination if `base` is nil.
  case typeMismatch(
    StepReference, expected: TypeName, found: TypeName, base: StepReference?,
    progress: RoutingProgress)
  /// A finder, a context transformer or a `prepare` threw before anything had happened.
  case preparationFailed(RoutingParticipant, underlying: any Error)
  /// The root can only be replaced from a chain that starts at the root.
  case rootMismatch(StepReference, start: ViewControllerReference)
  /// An interceptor did not let the navigation pass.
  case intercepted(by: RoutingParticipant, underlying: any Error)
  /// After so many rounds of interceptors the plan still asked for new ones.
  case interceptorLoop(StepReference, rounds: Int)
  /// An interceptor asked for a screen whose chain has this very interceptor, before it had
  /// answered.
  case interceptorAsksForItself(RoutingParticipant, destination: StepReference)
  /// A view controller that has to go refuses.
  case cantBeDismissed(ViewControllerReference, for: StepReference)
  /// A screen locks, and the router's policy lets no navigation wait for it.
  case locked(ViewControllerReference, for: StepReference, progress: RoutingProgress)
  /// What is to be closed, or gone back from, is in the window's root, and nothing lies below it.
  case nothingBelow(ViewControllerReference)
  /// A factory threw while it built its screen.
  case buildFailed(StepReference, underlying: any Error, progress: RoutingProgress)
  /// A context task threw.
  case taskFailed(RoutingParticipant, underlying: any Error, progress: RoutingProgress)
  /// UIKit would refuse, or did refuse, to present.
  case presentationRefused(StepReference, PresentationRefusal, progress: RoutingProgress)
  /// A container would not take, or did not take, its new children.
  case integrationRefused(StepReference, IntegrationRefusal, progress: RoutingProgress)
  /// An action of the app answered with a failure.
  case actionFailed(RoutingParticipant, underlying: any Error, progress: RoutingProgress)
  /// Everything was done, but the screen is not visible.
  case notVisible(StepReference, progress: RoutingProgress)
  /// A completion was released without having been called.
  case completionDropped(by: RoutingParticipant, progress: RoutingProgress)
  /// A completion was not called within the router's time limit.
  case timedOut(by: RoutingParticipant, progress: RoutingProgress)
  /// Another navigation had the turn, and the router's policy lets none wait.
  case busy(StepReference, BusyReason)
  /// The navigation was cancelled.
  case cancelled(progress: RoutingProgress)
}

/// Why there is nothing to start from.
///
/// ```swift
/// if case .startNotFound(_, reason: .noWindow) = error { retryWhenActive() }
/// ```
public enum StartFailure: Hashable, Sendable, Codable {
  /// The router's window provider gives no window.
  case noWindow
  /// The window has no root view controller.
  case noRoot
  /// The finder of a custom base found nothing.
  case notFound(finder: TypeName)
  /// What was found is not in the router's window: it is in another one, or in none.
  case notInWindow(ViewControllerReference)
  /// There is no router: a view has asked the one of its environment, and nobody has put one there.
  case noRouter
}

/// Why a navigation had to give way to another one.
///
/// ```swift
/// if case .busy(_, .replaced) = error { return }      // the user has tapped something else
/// ```
public enum BusyReason: Hashable, Sendable, Codable {
  /// The policy is ``TurnPolicy/reject``.
  case rejected
  /// The policy is ``TurnPolicy/replacePending`` and a newer request came.
  case replaced
  /// It waited at an interceptor while a newer request reached its screen, with ``OvertakenPolicy/end``.
  case overtaken(by: StepReference)
}

/// Why a view controller cannot be presented.
///
/// ```swift
/// if case .presentationRefused(_, .hostIsPresenting, _) = error { retryWhenActive() }
/// ```
public enum PresentationRefusal: Error, Hashable, Sendable {
  /// The presenter's view is not in a window.
  case hostNotInWindow(ViewControllerReference)
  /// The presenter presents something already.
  case hostIsPresenting(ViewControllerReference, presented: ViewControllerReference)
  /// The view controller is in a container already.
  case hasParent(ViewControllerReference, parent: ViewControllerReference)
  /// The view controller is presented already.
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
  /// The view to which the popover would point is not in the presenter's window. `source` is the
  /// view's class.
  case popoverSourceGone(ViewControllerReference, source: String)
  /// The view controller has detents, and is presented in a style that is no sheet.
  case detentsWithoutSheet(ViewControllerReference)
  /// The list of detents is empty.
  case noDetents(ViewControllerReference)
  /// The view controller to present from is in another window.
  case inAnotherWindow(ViewControllerReference)
  /// The view controller to present from was not found.
  case noPresenter
  /// UIKit ignored the call.
  case ignored(ViewControllerReference)
}

/// Why a container cannot take these children, or the window this root.
///
/// ```swift
/// if case .integrationRefused(_, .noSuchTab(_, let tabs, _), _) = error {
///   print("There are only \(tabs) tabs.")
/// }
/// ```
public enum IntegrationRefusal: Error, Hashable, Sendable {
  /// The view controller would be in the container twice.
  case duplicate(ViewControllerReference)
  /// A navigation controller cannot be pushed.
  case navigationControllerPushed(ViewControllerReference)
  /// A split view controller cannot be pushed, nor be in a column, around which UIKit puts a stack.
  case splitViewControllerInStack(ViewControllerReference)
  /// The view controller is presented; it has to be dismissed first.
  case presented(ViewControllerReference)
  /// The view controller is in a container, and would become a root, or go into another container
  /// though it does not come from a ``FinderFactory``.
  case hasParent(ViewControllerReference, parent: ViewControllerReference)
  /// The view controller is the root of a window.
  case rootOfWindow(ViewControllerReference)
  /// The view controller is in a container of another window.
  case inAnotherWindow(ViewControllerReference)
  /// The host is inside the view controller, is presented from it, or is the view controller itself.
  case insideItself(ViewControllerReference, host: ViewControllerReference)
  /// There is no tab with this index, or a tab cannot be inserted there.
  case noSuchTab(index: Int, tabs: Int, isReplacing: Bool)
  /// The tab bar controller has no group of tabs with this identifier.
  case noSuchTabGroup(String, ViewControllerReference)
  /// The group of tabs with this identifier shows its own view controller, and has no stack in which
  /// its tabs could be seen.
  case tabGroupWithoutStack(String, ViewControllerReference)
  /// The tab with this identifier is hidden: by the app, or by the user, who has edited the tabs.
  case tabHidden(String, ViewControllerReference)
  /// The tab with this identifier is disabled.
  case tabDisabled(String, ViewControllerReference)
  /// The split view controller's style has no such column.
  case noSuchColumn(UISplitViewController.Column, ViewControllerReference)
  /// The column is not shown in the width that the split view controller has now: the compact column
  /// beside others, or another column where the compact one is shown in its place.
  case columnNotShown(UISplitViewController.Column, ViewControllerReference)
  /// A tab bar controller cannot be in the primary or the supplementary column.
  case tabBarControllerInColumn(UISplitViewController.Column, ViewControllerReference)
  /// No column is named, and none is free.
  case noFreeColumn(ViewControllerReference)
  /// The details of the split view controller are in no stack.
  case noDetailsStack(ViewControllerReference)
  /// The page view controller shows another number of pages.
  case wrongPageCount(needed: Int, given: Int, ViewControllerReference)
  /// The container did not take the children it was given.
  case ignored(container: ViewControllerReference)
  /// The container's class has no adapter.
  case noAdapter(TypeName)
  /// The view controller is not one of the container's children.
  case notContained(ViewControllerReference)
  /// The container is SwiftUI's own, such as a `NavigationStack`'s: its pages follow a view's state.
  case sealed(container: ViewControllerReference)
}

import PortableUIKit

extension RoutingError: CustomStringConvertible {
  /// Explains what the router expected, what it found, where, and what to do.
  public var description: String {
    [problem, hasBegun ? progress.description : nil, advice].compactMap { $0 }
      .joined(separator: " ")
  }

  /// The changes that the navigation had made on screen when it ended.
  public var progress: RoutingProgress {
    switch self {
    case .viewControllerNotFound(_, let progress), .typeMismatch(_, _, _, _, let progress),
      .buildFailed(_, _, let progress), .taskFailed(_, _, let progress),
      .presentationRefused(_, _, let progress), .integrationRefused(_, _, let progress),
      .actionFailed(_, _, let progress), .notVisible(_, let progress),
      .completionDropped(_, let progress), .timedOut(_, let progress), .cancelled(let progress),
      .locked(_, _, let progress), .notLoaded(_, _, _, let progress):
      progress
    case .startNotFound, .noCaseMatched, .preparationFailed, .rootMismatch, .intercepted,
      .interceptorLoop, .interceptorAsksForItself, .cantBeDismissed, .nothingBelow, .busy:
      RoutingProgress()
    }
  }

  /// The error that ended the navigation, if it comes from the app's own code, such as a finder, a
  /// factory, an interceptor, a task or an action.
  public var underlying: (any Error)? {
    switch self {
    case .preparationFailed(_, let error), .intercepted(_, let error),
      .buildFailed(_, let error, _), .taskFailed(_, let error, _),
      .actionFailed(_, let error, _), .notLoaded(_, _, let error, _):
      error
    default: nil
    }
  }

  private var hasBegun: Bool { !progress.isEmpty }

  private var problem: String {
    switch self {
    case .startNotFound(let step, .notInWindow(let found)):
      "\(step.sentence) found \(found), which is not in the router's window."
    case .startNotFound(let step, .noRouter):
      "\(step.sentence) was asked for by a view that has no router in its environment."
    case .startNotFound(let base, let reason):
      "The base at \(base.location) gives nothing to start from: \(reason)."
    case .viewControllerNotFound(let step, _):
      "\(step.sentence) builds nothing, and its view controller was not found."
    case .notLoaded(let step, let screen, let error, _):
      "\(step.sentence) needs the content of \(screen), which was not loaded: "
        + error.atSentenceEnd
    case .noCaseMatched(let step): "No case of the switch at \(step.location) applies."
    case .typeMismatch(let step, let expected, let found, let base?, _):
      "\(step.sentence) needs a \(expected) as its host, but \(base) provides a \(found) that "
        + "isn't inside one."
    case .typeMismatch(let step, let expected, let found, nil, _):
      "\(step.sentence) is the destination and should provide a \(expected), but provides a "
        + "\(found) that isn't inside one."
    case .preparationFailed(let participant, let error):
      "\(participant.sentence) threw: \(error.atSentenceEnd)"
    case .rootMismatch(let step, let start):
      "\(step.sentence) replaces the root, but it starts at \(start), which is not the root."
    case .intercepted(let participant, let error):
      "\(participant.sentence) did not let the navigation pass: \(error.atSentenceEnd)"
    case .interceptorLoop(let step, let rounds):
      "After \(rounds) rounds of interceptors the way to \(step) still asks for new ones."
    case .interceptorAsksForItself(let participant, let destination)
    where participant.role == .screen:
      "\(participant.sentence) asks for \(destination.screen), which waits for this screen's own "
        + "answer whether it may go."
    case .interceptorAsksForItself(let participant, let destination):
      "\(participant.sentence) asks for \(destination.screen), which waits for this interceptor's "
        + "own answer."
    case .cantBeDismissed(let viewController, let step):
      "\(viewController) has to go before \(step.screen) can be shown, but it refuses."
    case .locked(let viewController, let step, _):
      "\(viewController) locks the screen, so \(step) is not shown."
    case .nothingBelow(let viewController):
      "\(viewController) is in the root of the window, and nothing lies below it."
    case .buildFailed(let step, let error, _):
      "The factory of \(step) threw: \(error.atSentenceEnd)"
    case .taskFailed(let participant, let error, _):
      "\(participant.sentence) threw: \(error.atSentenceEnd)"
    case .presentationRefused(let step, let refusal, _):
      "\(step.sentence) cannot be presented: \(refusal)."
    case .integrationRefused(let step, let refusal, _):
      "\(step.sentence) cannot be integrated: \(refusal)."
    case .actionFailed(let participant, let error, _):
      "\(participant.sentence) failed: \(error.atSentenceEnd)"
    case .notVisible(let step, let progress) where progress.built.contains(step.screen):
      "\(step.sentence) was integrated, but its view controller is not visible."
    case .notVisible(let step, _):
      "\(step.sentence) found its view controller, but could not bring it to the front."
    case .completionDropped(let participant, _):
      "\(participant.sentence) released its completion handler without calling it."
    case .timedOut(let participant, _) where participant.role == .transition:
      "\(participant.step?.sentence ?? "The navigation") waited for \(participant.type.transition), "
        + "which did not end in time."
    case .timedOut(let participant, _): "\(participant.sentence) did not answer in time."
    case .busy(let step, .rejected):
      "Another navigation is under way, and the router lets none wait, so \(step) is not shown."
    case .busy(let step, .replaced): "A newer navigation took the place of \(step)."
    case .busy(let step, .overtaken(let newer)):
      "A newer navigation, to \(newer), reached its screen while \(step) waited for an interceptor."
    case .cancelled: "The navigation was cancelled."
    }
  }

  private var advice: String? {
    switch self {
    case .startNotFound(_, .noWindow): "Navigate when the scene has its window."
    case .startNotFound(_, .noRouter):
      "Show the view in a 'HostingScreen', as a 'HostingControllerFactory' builds it, or give it "
        + "'.environment(\\.router, router)'."
    case .startNotFound(_, .noRoot): "Give the window a root view controller first."
    case .startNotFound(_, .notInWindow):
      "Navigate with a router of the window that it is in, and find what is on screen."
    case .startNotFound(_, .notFound):
      "Use a base that is always there, or a switch with a default."
    case .viewControllerNotFound: "Give the step a factory, or a base that brings it."
    case .notLoaded:
      "Ask again when it has loaded, or let the chain stand on the screen itself, without "
        + "'.loaded()', if it needs no content."
    case .noCaseMatched: "Add a case or 'assemble(default:)'."
    case .typeMismatch(_, _, _, .some, _):
      "Embed the base in such a container, or use '.present()'."
    case .typeMismatch: "Embed it in such a container, or navigate to the screen itself."
    case .preparationFailed: "Check the context that you pass."
    case .rootMismatch: "Let the chain start with '.from(.root)'."
    case .interceptorAsksForItself(let participant, _) where participant.role == .screen:
      "Let the screen answer first, or ask for one that lies above it."
    case .interceptorAsksForItself:
      "Let the interceptor answer first, or ask for a screen whose chain does not have it."
    case .interceptorLoop: "Declare steps with interceptors outside of switch closures."
    case .locked:
      "Ask again after its lock lets go, or give the router the lock policy '.wait'."
    case .nothingBelow: "Show another screen in its place, for example with '.replaceRoot()'."
    case .presentationRefused(_, let refusal, _): refusal.advice
    case .integrationRefused(_, let refusal, _): refusal.advice
    case .notVisible(let step, let progress) where progress.built.contains(step.screen):
      "Check what the action does, or use '.nilAction()'."
    case .notVisible: "Check what its container's 'makeVisible' does, and what lies over it."
    case .completionDropped: "Call it once on every path."
    case .timedOut(let participant, _) where participant.role == .transition:
      "An animator has to call 'completeTransition(_:)', and a gesture that drives it has to finish "
        + "or cancel it."
    case .timedOut: "Call the completion handler when the movement has ended."
    case .busy(_, .rejected): "Ask again later, or give the router the policy '.enqueue'."
    case .intercepted, .cantBeDismissed, .buildFailed, .taskFailed, .actionFailed, .busy,
      .cancelled:
      nil
    }
  }
}

extension StepReference {
  fileprivate var sentence: String { "The step of \(screen) at \(location)" }
}

extension RoutingParticipant {
  fileprivate var sentence: String { description.prefix(1).uppercased() + description.dropFirst() }
}

extension StartFailure: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .noWindow: "the router has no window"
    case .noRoot: "the window has no root view controller"
    case .notFound(let finder): "\(finder) found no view controller"
    case .notInWindow(let found): "\(found) is not in the router's window"
    case .noRouter: "there is no router"
    }
  }
}

extension PresentationRefusal: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .hostNotInWindow(let host): "the view of \(host) is not in a window"
    case .hostIsPresenting(let host, let presented): "\(host) already presents \(presented)"
    case .inspectorBlocked(let host, let presented):
      "an inspector is a sheet while the columns are collapsed, and \(host) already presents "
        + "\(presented)"
    case .hasParent(let screen, let parent): "\(screen) is already in \(parent)"
    case .alreadyPresented(let screen): "\(screen) is being presented already"
    case .presentsItself(let screen): "\(screen) cannot present itself"
    case .encloses(let screen, let presenter):
      "\(presenter) would present it, but is inside \(screen) or presented from it"
    case .rootOfWindow(let screen): "\(screen) is the root of a window"
    case .inAnotherWindow(let presenter):
      "\(presenter), which would present it, is in another window"
    case .emptyAlert: "the alert has no title, no message and no action"
    case .popoverWithoutSource(let screen): "the popover of \(screen) has nothing to point to"
    case .popoverSourceGone(let screen, let source):
      "the popover of \(screen) would point to a \(source) that is not in the presenter's window"
    case .detentsWithoutSheet(let screen):
      "\(screen) has detents, and its presentation style is not a sheet"
    case .noDetents(let screen): "the sheet of \(screen) has no detents"
    case .noPresenter: "there is no view controller to present from"
    case .ignored(let screen): "UIKit did not present \(screen)"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .hostNotInWindow: "Present from a view controller that is on screen."
    case .hostIsPresenting: "End the chain with '.from(.current)'."
    case .inspectorBlocked(_, let presented): "Ask again when \(presented) has gone."
    case .hasParent, .alreadyPresented, .encloses, .rootOfWindow:
      "Let the factory build a new view controller."
    case .presentsItself: "Give '.from(…)' another base."
    case .inAnotherWindow: "Check the closure of '.custom', or use a router of that window."
    case .emptyAlert: "Give the alert something to say in its factory."
    case .popoverWithoutSource: "Give '.present(popoverSource:)' a view or a bar button item."
    case .popoverSourceGone: "Give '.present(popoverSource:)' a view that is on screen."
    case .detentsWithoutSheet:
      "Leave out 'presentationStyle' or make it a sheet's or a popover's, or leave out 'sheet'."
    case .noDetents: "Give '.detents' at least one, such as '.large()'."
    case .noPresenter: "Check the closure of '.custom'."
    case .ignored: "See the console for UIKit's reason."
    }
  }
}

extension IntegrationRefusal: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .duplicate(let screen): "\(screen) would be in the container twice"
    case .navigationControllerPushed(let screen):
      "\(screen) is a navigation controller, which cannot be pushed"
    case .splitViewControllerInStack(let screen):
      "\(screen) is a split view controller, which cannot be pushed or be a column"
    case .presented(let screen): "\(screen) is presented"
    case .hasParent(let screen, let parent): "\(screen) is already in \(parent)"
    case .rootOfWindow(let screen): "\(screen) is the root of a window"
    case .inAnotherWindow(let screen): "\(screen) is in another window"
    case .insideItself(let screen, let host) where screen == host:
      "\(screen) would end up inside itself"
    case .insideItself(let screen, let host):
      "\(screen) would end up inside itself, since \(host) is inside it or presented from it"
    case .noSuchTab(let index, let tabs, isReplacing: false):
      "a tab cannot be added at \(index) to \(tabs == 1 ? "1 tab" : "\(tabs) tabs")"
    case .noSuchTab(let index, let tabs, isReplacing: true):
      "there is no tab \(index) to replace among \(tabs == 1 ? "1 tab" : "\(tabs) tabs")"
    case .noSuchTabGroup(let identifier, let tabs): "\(tabs) has no group of tabs “\(identifier)”"
    case .tabGroupWithoutStack(let identifier, let tabs):
      "the group of tabs “\(identifier)” of \(tabs) shows its own view controller, and not its tabs"
    case .tabHidden(let identifier, let tabs): "the tab “\(identifier)” of \(tabs) is hidden"
    case .tabDisabled(let identifier, let tabs): "the tab “\(identifier)” of \(tabs) is disabled"
    case .noSuchColumn(let column, let split): "\(split) has no \(column.word) column"
    case .columnNotShown(.compact, let split): "\(split) shows its other columns side by side"
    case .columnNotShown(_, let split): "\(split) is collapsed, and shows its compact column"
    case .tabBarControllerInColumn(let column, let tabs):
      "\(tabs) is a tab bar controller, which cannot be in the \(column.word) column"
    case .noFreeColumn(let split): "all columns of \(split) are taken"
    case .placementHidden(let screen, let arrangement):
      "\(arrangement) has no room for \(screen) at its current size"
    case .noFreePlacement(let arrangement): "both placements of \(arrangement) are taken"
    case .noDetailsStack(let split): "the details of \(split) aren't in a navigation controller"
    case .wrongPageCount(let needed, let given, let pages):
      "\(pages) shows \(needed == 1 ? "1 page" : "\(needed) pages") at a time, and was given \(given)"
    case .ignored(let container): "\(container) did not take the children that it was given"
    case .noAdapter(let type): "\(type) has no adapter"
    case .notContained(let screen): "\(screen) is not in the container"
    case .sealed(let container):
      "\(container) belongs to SwiftUI or the system, which controls its content"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .duplicate, .rootOfWindow, .inAnotherWindow, .insideItself:
      "Let the factory build a new view controller."
    case .navigationControllerPushed: "Present it, or push its content."
    case .splitViewControllerInStack: "Present it, or make it a tab or the root."
    case .presented: "Dismiss it first, or let the factory build a new view controller."
    case .hasParent: "Remove it there first, or let the factory build a new view controller."
    case .noSuchTab(_, 0, _): "Use '.addTab()' for the first tab."
    case .noSuchTab(_, let tabs, let isReplacing):
      "Use an index from 0 to \(isReplacing ? tabs - 1 : tabs)."
    case .noSuchTabGroup: "Use the identifier of a 'UITabGroup' among its 'tabs'."
    case .tabGroupWithoutStack: "Give the group a 'managingNavigationController'."
    case .tabHidden: "Show the tab first, or lead to the screen by another way."
    case .tabDisabled: "Enable the tab first, or lead to the screen by another way."
    case .noSuchColumn(.compact, _), .noSuchColumn(.primary, _), .noSuchColumn(.secondary, _):
      "Make the split view controller with a style that has columns."
    case .noSuchColumn: "Make the split view controller with the style '.tripleColumn'."
    case .columnNotShown: "Ask for the screen by a 'SwitchAssembly' that looks for its container."
    case .tabBarControllerInColumn:
      "Put it into the secondary or the compact column, or give this one a stack."
    case .noFreeColumn: "Say which column, with '.setColumn(_:)'."
    case .placementHidden:
      "Find the screen with 'options: .allVisible', and let the chain build another one elsewhere."
    case .noFreePlacement: "Say which placement, with '.setPlacement(_:)'."
    case .noDetailsStack: "Use '.pushToDetails()', which takes their place."
    case .wrongPageCount(_, 0, _): "Declare its page, with '.using(.showPage()).from(…)'."
    case .wrongPageCount: "Give the data source the pages beside it."
    case .ignored:
      "Check what the container's class overrides, and whether its transition was cancelled."
    case .noAdapter: "Conform it to 'CustomContainerViewController'."
    case .notContained: "Check what the finder finds."
    case .sealed:
      "If it's SwiftUI's, find the screen that hosts it, and let its view change the path. If it's "
        + "the system's, find the container itself."
    }
  }
}

extension UISplitViewController.Column {
  fileprivate var word: String {
    switch self {
    case .primary: "primary"
    case .supplementary: "supplementary"
    case .secondary: "secondary"
    case .compact: "compact"
    default: "other"
    }
  }
}

extension TypeName {
  /// The words for the transition of a view controller of this class, or for any transition if the
  /// class is `UIViewController`.
  fileprivate var transition: String {
    self == TypeName(UIViewController.self) ? "a transition" : "the transition of \(self)"
  }
}

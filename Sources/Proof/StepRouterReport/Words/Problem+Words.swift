import StepRouterExplorer

extension Exploration.Problem.Kind {
  /// The problem as the app's users see it, as a heading.
  var heading: String {
    switch self {
    case .failed: "The app does not get there"
    case .notVisible: "The app says it is there, but the screen is not visible"
    case .wrongContent: "The screen shows something else"
    case .interceptorBypassed: "A protected screen is open without its check"
    case .lockIgnored: "A screen went away although it refused to"
    case .lockCovered: "A screen that locks the app was covered or removed"
    case .hiddenTabShown: "A hidden tab is shown"
    case .removedOthers: "Other screens were removed"
    case .builtAgain: "The same screen is opened twice"
    case .notAsPlanned: "Something else happened than was planned"
    case .complaint: "UIKit complains"
    case .unbalanced: "A screen’s life-cycle calls do not match"
    case .leaked: "A closed screen stays in memory"
    case .leaveNotTold: "Nobody was told that a screen has left"
    case .leaveToldTwice: "A screen’s leave is told twice"
    case .leaveToldEarly: "A screen is said to have left, and is still there"
    case .wrongReason: "A screen’s leave is told with the wrong reason"
    case .waitNeverEnded: "Waiting for an answer never ends"
    case .waitEndedEarly: "Waiting for an answer ends too early"
    case .waitsOutOfOrder: "Answers arrive in the wrong order"
    case .resultLost: "An answer is lost"
    case .resultInvented: "An answer arrives that nobody gave"
    case .leftBehind: "A screen is left behind"
    case .closedMore: "Closing a screen changed other things"
    case .notCompleted: "A navigation never ends"
    case .completedTwice: "A navigation ends twice"
    case .nextFails: "The next navigation does not work"
    case .otherWindowMoved: "Another window changed"
    case .notRestored: "A window does not come back as it was"
    case .linkLost: "A link was lost"
    case .linkOpenedTwice: "A link was opened twice"
    case .linkMisplaced: "A link was opened in the wrong window"
    case .notSerial: "Requests in the same moment end as in no order"
    case .propertyBroken: "A rule of the app’s own is broken"
    case .notReusable: "A request ends differently where it should end the same"
    case .crashed: "The app crashes"
    case .notReplayed: "The app does not behave the same each time"
    }
  }
}

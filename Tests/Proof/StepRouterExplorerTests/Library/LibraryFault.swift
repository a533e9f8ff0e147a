#if !canImport(UIKit)
import StepRouterExplorer

/// The faults of copies of the library's app.
enum LibraryFault: String, CaseIterable, Sendable {
  /// A link opens in each window.
  case linkOpenedInBoth
  /// A link that launches the app is ignored.
  case linkLostAtLaunch
  /// A link that brings the app back is ignored.
  case linkLostInBackground
  /// A link opens twice.
  case linkOpenedTwice
  /// An opened link stays among those that wait.
  case linkOpenedOnEachReturn
  /// A link opens in the first window, whichever window receives it.
  case linkOpenedInFirst
  /// A link opens in the window that receives it, though another one shows its screen.
  case linkOpenedBesides
  /// A closed window still counts as showing the screen.
  case closedWindowAsked
  /// A link shows its screen past the screen's interceptor.
  case linkPastCard
  /// A place is restored past its screen's interceptor.
  case restoredPastCard
  /// All places are restored into the first window.
  case restoredIntoOther
  /// No place is saved.
  case restoresNothing
  /// A restored place shows another book.
  case restoredWithoutContext
  /// The app keeps a closed window.
  case closedWindowKept
  /// What outlives the process keeps one of its windows.
  case processKept
  /// A navigation to a book takes the other window back to its shelf.
  case otherWindowMoved
  /// A router works in whichever window is key.
  case keyWindowAsked
}

extension LibraryFault {
  /// The expected report: the attempt, its moves, and what is wrong.
  struct Report {
    var destination: String?
    var moves: [UserMove] = []
    var move: UserMove?
    var link: String?
    var arrival: LinkArrival?
    var interleaving: Interleaving?
    var problem: Problem.Kind
    var detail: String
    /// The limit of states within which the explorer must find it.
    var states = 10
  }

  var report: Report {
    let book = "library://book/1"
    return switch self {
    case .linkOpenedInBoth:
      Report(
        moves: [.openWindow], link: book, arrival: .whileRunning, problem: .linkOpenedTwice,
        detail: "Window 1 has opened it as well as the window in front.")
    case .linkLostAtLaunch:
      Report(
        link: book, arrival: .atLaunch, problem: .linkLost,
        detail: "It is open nowhere, and nothing has refused it.", states: 1)
    case .linkLostInBackground:
      Report(
        link: book, arrival: .inBackground, problem: .linkLost,
        detail: "It is open nowhere, and nothing has refused it.", states: 1)
    case .linkOpenedTwice:
      Report(
        link: "library://note", arrival: .whileRunning, problem: .linkOpenedTwice,
        detail: "Window 1 has its screen more often than asked for.", states: 1)
    case .linkOpenedOnEachReturn:
      Report(
        link: book, arrival: .whileRunning, problem: .linkOpenedTwice,
        detail: "It is opened again when the user comes back to the app.", states: 1)
    case .linkOpenedInFirst:
      Report(
        moves: [.openWindow], link: book, arrival: .whileRunning, problem: .linkMisplaced,
        detail: "Window 1 has opened it, though another one was in front.")
    case .linkOpenedBesides:
      Report(
        moves: [.tap("Book 1"), .openWindow], link: book, arrival: .whileRunning,
        problem: .linkMisplaced,
        detail: "Window 2 has opened it, though another window showed it.")
    case .closedWindowAsked:
      Report(
        moves: [.tap("Book 1"), .openWindow], link: book, arrival: .whileWindowCloses,
        problem: .linkLost, detail: "It is open nowhere, and nothing has refused it.")
    case .linkPastCard:
      Report(
        link: "library://loans", arrival: .whileRunning, problem: .interceptorBypassed,
        detail: "LibraryLoans is visible, though “a card” does not hold.", states: 1)
    case .restoredPastCard:
      Report(
        moves: [.tap("Loans"), .tap("Sign")], move: .relaunch, problem: .interceptorBypassed,
        detail: "LibraryLoans is visible, though “a card” does not hold.", states: 30)
    case .restoredIntoOther:
      Report(
        moves: [.tap("Book 1"), .openWindow], move: .relaunch, problem: .notRestored,
        detail: "Window 1 was left at “/book/1”, and comes back at “/”.", states: 20)
    case .restoresNothing:
      Report(
        moves: [.tap("Book 1")], move: .relaunch, problem: .notRestored,
        detail: "Window 1 was left at “/book/1”, and comes back at “/”.")
    case .restoredWithoutContext:
      Report(
        moves: [.tap("Book 2")], move: .relaunch, problem: .notRestored,
        detail: "Window 1 was left at “/book/2”, and comes back at “/book/1”.")
    case .closedWindowKept:
      Report(
        moves: [.openWindow], move: .closeWindow, problem: .leaked,
        detail: "LibrarySceneDelegate (with LibraryShelf, UINavigationController, UIWindow) is "
          + "still alive off screen.", states: 20)
    case .processKept:
      Report(
        move: .relaunch, problem: .leaked,
        detail: "LibrarySceneDelegate (with LibraryShelf, UINavigationController, UIWindow) is "
          + "still alive after its process has ended.", states: 10)
    case .otherWindowMoved:
      Report(
        destination: "book 1", moves: [.tap("Book 1"), .openWindow], problem: .otherWindowMoved,
        detail: "Window 1 has changed, though nothing was asked for there.")
    case .keyWindowAsked:
      Report(
        destination: "book 1", moves: [.openWindow], interleaving: .otherWindow,
        problem: .notVisible, detail: "LibraryBook “1” is not there.", states: 5)
    }
  }
}
#endif

import PortableUIKit
import StepRouter
import StepRouterExplorer

/// What can be wrong with a copy of the museum.
enum MuseumFault: String, CaseIterable, Sendable {
  /// The exhibit's column is right side by side, and wrong collapsed.
  case columnForWideOnly
  /// The popover has a source in the narrow window only, where it needs none.
  case popoverForNarrowOnly
  /// The vault opens when the window is resized, ticket or not.
  case doorOpenedByResizing
  /// The details are pushed once more when the columns are collapsed.
  case pushedTwiceOnCollapse
  /// The app turns a page while a navigation does so.
  case pageTurnedMeanwhile
  /// The help goes by the escape gesture, though it has said that it must not.
  case escapePastLock
  /// The split view controller takes a hidden column for visible.
  case hiddenColumnTakenForVisible
  /// A completion is lost when the window has been resized meanwhile.
  case completionLostByResize
  /// The gallery turns to another page than it was given.
  case wrongPage
  /// The drawer stays open over what it was to show.
  case drawerStaysOpen
  /// The help retains itself when the window is resized.
  case sheetKeptByResize
  /// The exhibit's action asks nobody whether the details may go.
  case columnReplacedUnasked
}

extension MuseumFault {
  /// What the explorer must say: what was tried, after which moves, and what is wrong.
  struct Report {
    var destination: String?
    var moves: [UserMove] = []
    var move: UserMove?
    var interleaving: Interleaving?
    var problem: Problem.Kind
    var detail: String
    /// How many states the explorer is given to find it in.
    var states = 40
  }

  var report: Report {
    switch self {
    case .columnForWideOnly:
      Report(
        destination: "exhibit 1", problem: .wrongContent,
        detail: "MuseumExhibit “1” does not show what was asked for.")
    case .popoverForNarrowOnly:
      Report(
        destination: "help", moves: [.resize(.regular)], problem: .failed,
        detail: "the popover of MuseumHelp has nothing to point to")
    case .doorOpenedByResizing:
      Report(
        move: .resize(.regular), problem: .interceptorBypassed,
        detail: "MuseumVault is visible, though “a ticket” does not hold.")
    case .pushedTwiceOnCollapse:
      Report(
        moves: [.tap("Exhibit 1"), .resize(.regular)], move: .resize(.compact),
        problem: .complaint, detail: "pushing the same view controller instance")
    case .pageTurnedMeanwhile:
      Report(
        destination: "photo 3", problem: .failed, detail: "its view controller is not visible")
    case .escapePastLock:
      Report(
        moves: [.tap("Help"), .tap("Keep")], move: .escape, problem: .lockIgnored,
        detail: "MuseumHelp “locked” refused to go and is held against gestures, but is gone.",
        states: 90)
    case .hiddenColumnTakenForVisible:
      Report(
        destination: "list", moves: [.resize(.regular), .toggleSidebar()], problem: .notVisible,
        detail: "The view of MuseumList is not in the window.")
    case .completionLostByResize:
      Report(
        destination: "menu", interleaving: .resize, problem: .notCompleted,
        detail: "The completion was not called.")
    case .wrongPage:
      Report(
        destination: "photo 1", problem: .failed, detail: "its view controller is not visible")
    case .drawerStaysOpen:
      Report(
        destination: "list", moves: [.tap("Menu")], problem: .failed,
        detail: "could not bring it to the front")
    case .sheetKeptByResize:
      Report(
        moves: [.tap("Help")], move: .resize(.regular), problem: .leaked,
        detail: "MuseumHelp is still alive after the app has gone. It is referred to by "
          + "“MuseumHelp.kept”.")
    case .columnReplacedUnasked:
      Report(
        destination: "exhibit 2", moves: [.tap("Exhibit 1"), .tap("Lock")], problem: .lockIgnored,
        detail: "MuseumExhibit “locked” refused to go, but is gone.")
    }
  }
}

/// Does what some of the faults are.
struct MuseumRouter: RouterDecorator {
  let router: any Router
  weak var window: UIWindow?
  let fault: MuseumFault

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    var request = request
    if fault == .completionLostByResize {
      let completion = request.completion
      let size = window?.bounds.size
      request.completion = { [weak window] in
        if window?.bounds.size == size { completion?($0) }
      }
    }
    let navigation = router.perform(request)
    if fault == .pageTurnedMeanwhile {
      (window?.rootViewController?.presentedViewController as? MuseumGallery)?.open(2)
    }
    return navigation
  }
}

import PortableUIKit
import StepRouter
import StepRouterExplorer

/// The faults of copies of the museum.
enum MuseumFault: String, CaseIterable, Sendable {
  /// The exhibit's column is right side by side, and wrong while collapsed.
  case columnForWideOnly
  /// The popover has a source only in the narrow window, where it needs none.
  case popoverForNarrowOnly
  /// The vault opens at a resize, with or without a ticket.
  case doorOpenedByResizing
  /// The details are pushed again when the columns collapse.
  case pushedTwiceOnCollapse
  /// The app turns a page while a navigation turns one.
  case pageTurnedMeanwhile
  /// The escape gesture dismisses the help, though the help refuses.
  case escapePastLock
  /// The split view controller reports a hidden column as visible.
  case hiddenColumnTakenForVisible
  /// A completion is lost if the window was resized meanwhile.
  case completionLostByResize
  /// The gallery turns to another page than the requested one.
  case wrongPage
  /// The drawer stays open over the screen it should show.
  case drawerStaysOpen
  /// The help retains itself at a resize.
  case sheetKeptByResize
  /// The exhibit's action doesn't ask whether the details may leave.
  case columnReplacedUnasked
}

extension MuseumFault {
  /// The expected report: the attempt, its moves, and what is wrong.
  struct Report {
    var destination: String?
    var moves: [UserMove] = []
    var move: UserMove?
    var interleaving: Interleaving?
    var problem: Problem.Kind
    var detail: String
    /// The limit of states within which the explorer must find it.
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
        detail: "MuseumHelp is still alive after the app has gone. It is held by "
          + "“MuseumHelp.kept”.")
    case .columnReplacedUnasked:
      Report(
        destination: "exhibit 2", moves: [.tap("Exhibit 1"), .tap("Lock")], problem: .lockIgnored,
        detail: "MuseumExhibit “locked” refused to go, but is gone.")
    }
  }
}

/// Commits some of the faults.
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

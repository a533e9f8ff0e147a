#if !canImport(UIKit)
import StepRouterExplorer

/// The faults of copies of the app, each of folding.
enum PostFault: String, CaseIterable, Sendable {
  /// A reply goes to the stack that was in front when the app started.
  case capturedStack
  /// The app keeps the traits of its start.
  case traitsOfTheStart
  /// The app decides at the request which column is in front, and acts on it later.
  case askedAtRequest
  /// The app takes a turned phone for a wide one.
  case turnedIsWide
  /// The app goes by the screen's size instead of the window's.
  case screenIsWide
  /// The details are dropped when the columns collapse.
  case detailDropped
  /// A sheet dismisses itself at each resize.
  case sheetDismissed
  /// Something is presented at each resize.
  case tipOnResize
  /// A screen goes back as soon as the phone is half open.
  case hingeNavigates
  /// Requests during a resize are dropped.
  case droppedWhileFolding
  /// A popover isn't looked for in the wrapper that it has as a sheet.
  case wrapperNotLookedThrough
  /// The app goes by a tab's index, and the order depends on the width.
  case tabIndex
  /// A sheet retains itself at a resize.
  case sheetKept
  /// The login of an interceptor goes away at a resize.
  case signInLost
  /// A link that arrives during a resize is dropped.
  case linkDropped
  /// A screen goes into the placement of an arrangement that had room for one on another display.
  case capturedSlot
  /// A screen that an arrangement hides is taken for one that can be seen.
  case hiddenTakenForShown
  /// An arrangement gets a new screen at each resize.
  case arrangementRefilled
  /// Requests are dropped if the user has selected a tab in the middle of a resize.
  case droppedAtTabSwitch
  /// Requests are dropped while columns come or go.
  case droppedAtColumnShow

  /// Whether the app finds the column for a reply in its own way.
  var isOfColumns: Bool {
    [.capturedStack, .traitsOfTheStart, .askedAtRequest, .turnedIsWide, .screenIsWide]
      .contains(self)
  }
}

extension PostFault {
  /// The expected report: the attempt, its moves, and what is wrong.
  struct Report {
    var destination: String?
    var moves: [UserMove] = []
    var move: UserMove?
    var interleaving: Interleaving?
    var arrival: LinkArrival?
    var problem: Problem.Kind
    var detail: String
    /// The number of moves with which the explorer must find it.
    var depth: Int { moves.count > 1 ? 2 : 1 }
    /// The number of states in which the explorer tries what goes on beside requests.
    var interleavedStates = 1
  }

  var report: Report {
    switch self {
    case .capturedStack, .traitsOfTheStart:
      Report(
        destination: "reply 3", moves: [.unfold], problem: .wrongContent,
        detail: "PostReply “Reply 3” does not show what was asked for.")
    case .askedAtRequest:
      Report(
        destination: "reply 3", interleaving: .fold, problem: .wrongContent,
        detail: "PostReply “Reply 3” does not show what was asked for.")
    case .turnedIsWide:
      Report(
        destination: "reply 3", moves: [.rotate], problem: .failed,
        detail: "its view controller is not visible")
    case .screenIsWide:
      Report(
        destination: "reply 3", moves: [.unfold, .openInSplitView(.leading)],
        problem: .failed, detail: "its view controller is not visible")
    case .detailDropped:
      Report(
        moves: [.tap("Message 1"), .unfold], move: .fold, problem: .notRestored,
        detail: "PostMessage “Message 1” was in front, and is gone after a fold of the phone.")
    case .sheetDismissed:
      Report(
        moves: [.tab("Notes"), .tap("Compose")], move: .unfold, problem: .notRestored,
        detail: "PostCompose “Compose” was in front, and is gone after a fold of the phone.")
    case .tipOnResize:
      Report(
        move: .unfold, problem: .notRestored,
        detail: "PostTip appeared by a fold of the phone.")
    case .hingeNavigates:
      Report(
        moves: [.tab("Notes"), .tap("Note 4")], move: .halfFold, problem: .notRestored,
        detail: "PostNote “Note 4” was in front, and is gone after a fold of the phone.")
    case .droppedWhileFolding:
      Report(
        destination: "inbox", interleaving: .folding, problem: .notCompleted,
        detail: "The completion was not called.")
    case .wrapperNotLookedThrough:
      Report(
        destination: "filter", problem: .builtAgain,
        detail: "Asked for once more, it is built once more.")
    case .tabIndex:
      Report(
        destination: "notes", moves: [.unfold], problem: .failed, detail: "NoNotes")
    case .sheetKept:
      Report(
        moves: [.tab("Notes"), .tap("Compose")], move: .unfold, problem: .leaked,
        detail: "It is held by “PostCompose.kept”.")
    case .signInLost:
      Report(
        destination: "diary", interleaving: .fold, problem: .failed,
        detail: "Post")
    case .linkDropped:
      Report(
        arrival: .duringFold, problem: .linkLost,
        detail: "It is open nowhere, and nothing has refused it.")
    case .capturedSlot:
      Report(
        destination: "queue", problem: .failed,
        detail: "PostArrangement “Studio” has no room for PostQueue “Own queue” at its current size"
      )
    case .hiddenTakenForShown:
      Report(
        destination: "queue", problem: .failed,
        detail: "PostArrangement “Studio” has no room for PostQueue “Queue” at its current size")
    case .arrangementRefilled:
      Report(
        moves: [.tab("Studio")], move: .unfold, problem: .notRestored,
        detail: "PostPlayer “Player” was in front, and is gone after a fold of the phone.")
    case .droppedAtTabSwitch:
      Report(
        destination: "inbox",
        interleaving: .movement(.tabSwitch, by: .tab("Notes")).folded,
        problem: .notCompleted, detail: "The completion was not called.")
    case .droppedAtColumnShow:
      Report(
        destination: "inbox", moves: [.unfold],
        interleaving: .movement(.columnShow, by: .toggleSidebar()).folded,
        problem: .notCompleted, detail: "The completion was not called.", interleavedStates: 8)
    }
  }
}
#endif

import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterReport

/// The faults in how a copy of the cinema closes screens, reports leaves and waits.
enum CinemaFault: String, CaseIterable, Sendable {
  /// A swipe doesn't end the wait for a seat.
  case swipeEndsNoWait
  /// Both the seats and their task report that the seats have left.
  case toldTwice
  /// The film reports its leave when it's about to disappear.
  case toldForCancelledSwipe
  /// Seats that leave without an answer return the first seat.
  case seatInvented
  /// The question ends when it has left, whatever the user has chosen.
  case choiceLost
  /// The wait for the seats ends when something covers them.
  case coveredEndsWait
  /// A cancelled wait leaves the seats on screen.
  case leftBehind
  /// Closing a screen brings the first tab to the front.
  case tabSwitched
  /// The film reports its leave whenever it has disappeared.
  case toldOnTabChange
  /// Each leave is reported as a close.
  case wrongReason
  /// Waits end in the order in which they were begun.
  case wrongOrder
  /// Closing dismisses the topmost screen without asking it.
  case closedUnasked
}

extension CinemaFault {
  /// The expected report: the attempt, its moves, and what is wrong.
  struct Report {
    var destination: String?
    var moves: [UserMove] = []
    var move: UserMove?
    var interleaving: Interleaving?
    var followUp: FollowUp?
    var closing: ExploredClosing?
    var problem: Problem.Kind
    var detail: String
  }

  var report: Report {
    switch self {
    case .swipeEndsNoWait:
      Report(
        destination: "seat", followUp: .move(.swipeDown), problem: .waitNeverEnded,
        detail: "The wait for “seat” goes on, though its screen has gone.")
    case .toldTwice:
      Report(
        moves: [.tap("Seat")], move: .swipeDown, problem: .leaveToldTwice,
        detail: "The leave of “seat” is reported 2 times: closed, swiped away.")
    case .toldForCancelledSwipe:
      Report(
        destination: "film", moves: [.tap("Film")], interleaving: .cancelledPop,
        problem: .leaveToldEarly,
        detail: "“film” is reported to have left (left by Back), and is there.")
    case .seatInvented:
      Report(
        destination: "seat", followUp: .move(.swipeDown), problem: .resultInvented,
        detail:
          "The wait for “seat” has got a result, though its screen has left without an answer.")
    case .choiceLost:
      Report(
        destination: "question", followUp: .answer(.tap("Yes")), problem: .resultLost,
        detail: "“question” was answered, but the caller got no result.")
    case .coveredEndsWait:
      Report(
        destination: "seat", followUp: .asking("notes"), problem: .waitEndedEarly,
        detail: "The wait for “seat” has ended, though its screen is there and has not answered.")
    case .leftBehind:
      Report(
        destination: "seat", followUp: .cancel, problem: .leftBehind,
        detail: "The wait for “seat” was cancelled, and its screen is still there.")
    case .tabSwitched:
      Report(
        moves: [.tab("Shop"), .tap("Snacks")], closing: .front, problem: .closedMore,
        detail: "Closing CinemaSnacks “Snacks” has switched the tab from “Shop” to “Films”.")
    case .toldOnTabChange:
      Report(
        moves: [.tap("Film")], move: .tab("Shop"), problem: .leaveToldEarly,
        detail: "“film” is reported to have left (left by Back), and is there.")
    case .wrongReason:
      Report(
        moves: [.tap("Film")], move: .back, problem: .wrongReason,
        detail:
          "“film” is reported to have left for the wrong reason: closed, where it is left by Back.")
    case .wrongOrder:
      Report(
        destination: "seat", followUp: .awaiting("question", asking: "film"),
        problem: .waitsOutOfOrder,
        detail: "The wait for “seat” has ended before that for “question”, which came after it.")
    case .closedUnasked:
      Report(
        moves: [.tap("Notes"), .tap("Write")], closing: .front, problem: .lockIgnored,
        detail: "CinemaNotes “Notes” refused to go, but is gone.")
    }
  }
}

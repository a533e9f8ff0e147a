import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterReport

/// What can be wrong with how a copy of the cinema closes screens, tells of leaves and waits.
enum CinemaFault: String, CaseIterable, Sendable {
  /// A swipe ends no wait for a seat.
  case swipeEndsNoWait
  /// The leave of the seats is told by their task and by themselves.
  case toldTwice
  /// The film tells of its leave when it is about to disappear.
  case toldForCancelledSwipe
  /// Seats that have left without an answer are as good as the first one.
  case seatInvented
  /// The question is over once it has left, whatever the user has chosen.
  case choiceLost
  /// The seats are waited for until something covers them.
  case coveredEndsWait
  /// Whoever is cancelled leaves the seats where they are.
  case leftBehind
  /// Closing a screen brings the first tab to the front.
  case tabSwitched
  /// The film tells of its leave when it has disappeared.
  case toldOnTabChange
  /// Each leave is taken for a close.
  case wrongReason
  /// Waits end in the order in which they were begun.
  case wrongOrder
  /// Closing dismisses what is on top without asking.
  case closedUnasked
}

extension CinemaFault {
  /// What the explorer must say: what was tried, after which moves, and what is wrong.
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
        detail: "The leave of “seat” is told 2 times: closed, swiped away.")
    case .toldForCancelledSwipe:
      Report(
        destination: "film", moves: [.tap("Film")], interleaving: .cancelledPop,
        problem: .leaveToldEarly,
        detail: "“film” is told to have left (left by Back), and is there.")
    case .seatInvented:
      Report(
        destination: "seat", followUp: .move(.swipeDown), problem: .resultInvented,
        detail:
          "The wait for “seat” has got a result, though its screen has left without an answer.")
    case .choiceLost:
      Report(
        destination: "question", followUp: .answer(.tap("Yes")), problem: .resultLost,
        detail: "“question” was answered, but whoever waits has got nothing.")
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
        detail: "“film” is told to have left (left by Back), and is there.")
    case .wrongReason:
      Report(
        moves: [.tap("Film")], move: .back, problem: .wrongReason,
        detail:
          "“film” is told to have left for the wrong reason: closed, where it is left by Back.")
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

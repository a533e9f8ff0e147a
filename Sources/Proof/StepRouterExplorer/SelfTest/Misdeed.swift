/// A fault that the self-test commits on purpose, and that the explorer must notice. Most kinds of
/// problems have a misdeed.
///
/// There is none for `hung` and `crashed`, which would stop or end this process, and none for
/// `notReusable`, which only an exploration that reuses verdicts reports. Nor is there one for
/// faults that the explorer finds without any declaration: one of the app's own screens or buttons
/// would have to have them.
enum Misdeed: String, CaseIterable, Sendable {
  // Committed by a router around the app's router.
  case failed, notVisible, wrongContent, interceptorBypassed, lockIgnored, lockCovered
  case hiddenTabShown
  case removedOthers, builtAgain, notAsPlanned, complaint, unbalanced, leaked
  case notCompleted, completedTwice, nextFails, otherWindowMoved, notSerial, propertyBroken
  case leftBehind, closedMore
  // Committed by false reports of leaves.
  case leaveNotTold, leaveToldTwice, leaveToldEarly, wrongReason
  // Committed by the function that waits for an answer.
  case waitNeverEnded, waitEndedEarly, waitsOutOfOrder, resultLost, resultInvented
  // Committed by the delegate that receives links, by the app's place, or by its events.
  case notRestored, linkLost, linkOpenedTwice, linkMisplaced, notReplayed
  // Committed by its declarations.
  case ambiguousName, startsDiffer
  // Committed by a router that refuses everything.
  case neverShown
}

extension Misdeed {
  /// The kind of problem that the explorer must report.
  var kind: Problem.Kind? { Problem.Kind(rawValue: rawValue) }

  /// The phases in which the misdeed is possible. In others it would be no fault, or a different
  /// one.
  var phases: [SelfTestPhase] {
    switch self {
    case .failed, .notCompleted, .completedTwice: [.rest, .middle, .closing]
    case .notVisible, .wrongContent, .removedOthers, .builtAgain, .nextFails, .hiddenTabShown:
      [.rest, .middle]
    case .notAsPlanned: [.rest, .closing]
    case .notSerial: [.middle]
    case .complaint, .unbalanced, .propertyBroken, .interceptorBypassed:
      [.start, .rest, .middle, .closing, .wait, .link, .relaunch, .move]
    case .leaked: [.rest, .middle, .closing, .wait, .link, .relaunch, .move]
    case .lockIgnored, .lockCovered: [.rest, .middle, .closing, .wait, .link]
    case .otherWindowMoved: [.rest, .middle, .closing, .link]
    case .leaveNotTold, .leaveToldTwice, .wrongReason: [.rest, .middle, .closing, .wait, .link]
    case .leaveToldEarly: [.rest, .middle, .closing, .wait, .link]
    case .leftBehind, .closedMore: [.closing]
    case .waitNeverEnded, .waitEndedEarly, .waitsOutOfOrder, .resultLost, .resultInvented: [.wait]
    case .notRestored: [.relaunch]
    case .linkLost, .linkOpenedTwice, .linkMisplaced: [.link]
    case .notReplayed: [.move]
    case .ambiguousName, .startsDiffer: [.start]
    case .neverShown: [.whole]
    }
  }

  /// True if the function that waits for an answer commits the misdeed.
  var isOfWaits: Bool { phases == [.wait] }

  /// True if the misdeed puts a screen of its own on top, so that the app's own moves aren't
  /// possible.
  var coversStart: Bool {
    switch self {
    case .lockIgnored, .lockCovered, .leaveNotTold, .leaveToldTwice, .leaveToldEarly, .wrongReason:
      true
    default: false
    }
  }
}

extension Misdeed {
  /// The misdeed as a sentence.
  var sentence: String {
    switch self {
    case .failed: "A navigation that has succeeded says that it has failed"
    case .notVisible: "Something is put over the screen that was asked for"
    case .wrongContent: "Another screen is given for the one that was asked for"
    case .interceptorBypassed: "A navigation builds on though its interceptor has not let it pass"
    case .lockIgnored: "A screen that refuses to go is dismissed"
    case .lockCovered: "Something is put over a screen that locks"
    case .hiddenTabShown: "A navigation ends in a tab that is hidden"
    case .removedOthers: "A screen that comes on top takes another one away"
    case .builtAgain: "A screen that is there is built once more"
    case .notAsPlanned: "The plan says that nothing is to be done"
    case .complaint: "A screen is presented from one that is in no window"
    case .unbalanced: "A screen is told that it disappears, and stays"
    case .leaked: "A screen is kept for ever"
    case .notCompleted: "A completion is dropped"
    case .completedTwice: "A completion is called twice"
    case .nextFails: "A destination can be asked for once only"
    case .otherWindowMoved: "A navigation presents something in another window too"
    case .notSerial: "Two requests in the same moment leave something that one alone does not"
    case .propertyBroken: "Something is shown that a property forbids"
    case .leftBehind: "A close says that it has succeeded, and does nothing"
    case .closedMore: "A close switches the tab"
    case .leaveNotTold: "A screen leaves, and the journal is not told"
    case .leaveToldTwice: "A leave is reported twice"
    case .leaveToldEarly: "A screen that is there is reported to have left"
    case .wrongReason: "A leave is reported with another reason"
    case .waitNeverEnded: "A wait goes on when its screen has gone"
    case .waitEndedEarly: "A wait ends when its screen has come"
    case .waitsOutOfOrder: "The earlier of two waits ends first"
    case .resultLost: "An answer is taken for a cancellation"
    case .resultInvented: "A cancellation is taken for an answer"
    case .notRestored: "A window comes back at another place"
    case .linkLost: "A link is dropped"
    case .linkOpenedTwice: "A link is opened again when the user comes back"
    case .linkMisplaced: "A link is opened in another window"
    case .notReplayed: "Something can happen the first time only"
    case .ambiguousName: "Two destinations have one name"
    case .startsDiffer: "Each start leaves something to the next one"
    case .neverShown: "Every navigation is refused"
    }
  }

  /// The reason that an app gives no occasion for the misdeed.
  var absence: String {
    switch self {
    case .wrongContent: "no two destinations are of the same classes"
    case .interceptorBypassed: "no interceptor has refused, or has waited"
    case .hiddenTabShown: "no tab can be hidden (`UITab`)"
    case .removedOthers: "no destination that is built is declared to remove nothing"
    case .builtAgain: "no destination that is built could be found again"
    case .otherWindowMoved, .linkMisplaced: "there is one window"
    case .notSerial: "there is one destination"
    case .closedMore: "there is nothing to be closed in tabs"
    case .leftBehind: "there is nothing to be closed"
    case .waitNeverEnded, .waitEndedEarly, .resultLost, .resultInvented:
      "the app doesn't wait for an answer"
    case .waitsOutOfOrder: "there are no two waits at a time"
    case .notRestored: "the app is not launched, or promises no place"
    case .linkLost, .linkOpenedTwice: "no link arrives"
    case .leaveToldEarly: "no request leaves a screen where it was"
    case .leaveNotTold, .leaveToldTwice, .wrongReason, .lockIgnored, .lockCovered:
      "nothing can be presented at the start"
    case .ambiguousName, .neverShown: "there is no destination"
    default: "nothing has happened for which it could be done"
    }
  }
}

extension Exploration {
  /// A fault of a navigation, or of a move by the user.
  public struct Problem: Hashable, Sendable, Codable {
    /// The kind of fault.
    public enum Kind: String, Sendable, Codable, CaseIterable {
      /// The navigation failed, though neither an interceptor nor a locked screen refused it.
      case failed
      /// The navigation succeeded, but the user doesn't see its screen.
      case notVisible
      /// The screen shows something other than the requested content.
      case wrongContent
      /// A screen is visible though its requirements don't hold.
      case interceptorBypassed
      /// A screen that refused to go is gone.
      case lockIgnored
      /// A screen that locks got covered or removed, or something appeared in spite of the lock.
      case lockCovered
      /// The navigation ended in a hidden tab.
      case hiddenTabShown
      /// A destination declared to remove nothing removed something.
      case removedOthers
      /// The router built a visible destination once more.
      case builtAgain
      /// The router didn't do what it planned, or did something when it planned to do nothing.
      case notAsPlanned
      /// UIKit complained or raised an exception.
      case complaint
      /// The callbacks of a view controller don't balance.
      case unbalanced
      /// A view controller is still alive off screen.
      case leaked
      /// A screen left for good without a report.
      case leaveNotTold
      /// A screen's leaving was reported more than once.
      case leaveToldTwice
      /// A report says that a screen has left, but it's still there.
      case leaveToldEarly
      /// A report gives the wrong reason for a screen's leaving.
      case wrongReason
      /// A wait for a screen goes on though the screen has left or answered.
      case waitNeverEnded
      /// A wait for a screen ended while the screen was still there and hadn't answered.
      case waitEndedEarly
      /// Waits didn't end in the order in which their screens left.
      case waitsOutOfOrder
      /// A screen answered, but the result didn't reach the caller that awaits it.
      case resultLost
      /// The caller got a result from a screen that left without an answer.
      case resultInvented
      /// A screen is still there though the wait for it has ended, or though the router closed it.
      case leftBehind
      /// Closing a screen changed something else.
      case closedMore
      /// The router didn't call the completion.
      case notCompleted
      /// The router called a completion twice.
      case completedTwice
      /// The next navigation doesn't work.
      case nextFails
      /// A navigation or a link in one window changed another window.
      case otherWindowMoved
      /// A window didn't return to the place where the user left it, or a fold of the phone removed
      /// or presented a screen.
      case notRestored
      /// The app neither opened nor refused a link.
      case linkLost
      /// The app opened a link more than once.
      case linkOpenedTwice
      /// The app opened a link in a window other than the front one, or other than the window that
      /// showed it.
      case linkMisplaced
      /// The result of requests made at the same moment fits no sequential order.
      case notSerial
      /// The app broke one of its own properties.
      case propertyBroken
      /// A destination was refused in every state, so the user never saw it.
      case neverShown
      /// A screen stays in front whatever the user does.
      case deadEnd
      /// A button does nothing, wherever the user sees it.
      case idleControl
      /// The same screen with the same content lies on top of itself.
      case shownTwice
      /// A way back doesn't lead to the screen that lay below.
      case wrongBack
      /// A screen stays visible though its requirement has ceased to hold.
      case stillVisible
      /// The user has closed the screen of an interceptor, which then never answers.
      case neverAnswered
      /// A screen is gone after the window was resized and back.
      case lostByResize
      /// The screen found for a destination shows what belongs to another one.
      case foundAnother
      /// A pull to refresh shows all rows once more.
      case rowsRepeated
      /// A row's action acts on another row.
      case wrongRow
      /// A control no longer does anything after a swipe that the user takes back.
      case lostBySwipe
      /// The user's input is gone when the router builds its screen again.
      case inputLost
      /// A screen that stayed shows something other than what it shows when built again.
      case outdated
      /// Two declarations share a name, so the explorer can't tell them apart.
      case ambiguousName
      /// Another start of the app, or the same moves after it, show something else: two starts
      /// share something.
      case startsDiffer
      /// The explorer couldn't repeat a move that had led to the state.
      case notReplayed
      /// The explorer can't reuse verdicts: a destination's verdict differs between two states with
      /// the same content and the same touches.
      case notReusable
      /// The app did nothing for too long, or took too much memory, and the tool ended its process.
      case hung
      /// The app's process ended.
      case crashed
    }

    /// The kind of fault.
    public let kind: Kind
    /// A sentence that describes the fault.
    public let detail: String

    /// Creates a fault with a sentence that describes it.
    public init(_ kind: Kind, _ detail: String) {
      self.kind = kind
      self.detail = detail
    }
  }
}

extension Exploration.Problem: CustomStringConvertible {
  /// The kind and the sentence:
  /// `leaked: ProductViewController “Tea Cup” is still alive off screen.`
  public var description: String { "\(kind.rawValue): \(detail)" }
}

extension Exploration.Problem {
  /// The beginning of a complaint about a crash.
  static let crashes = "The app crashes here"

  /// Whether the app ends here on a phone: by a crash, or by an exception that UIKit raises.
  package var isCrash: Bool {
    kind == .crashed || (kind == .complaint && detail.hasPrefix(Self.crashes))
  }

  /// Whether the fault leaves the app in a state where later faults say little.
  var misleads: Bool { kind.misleads || isCrash }

  /// The predicate of a sentence whose subject is the culprit.
  package var predicate: String { isCrash ? "crashes" : kind.predicate }
}

extension Exploration.Trial {
  /// The details of the problems, crashes first. The others are marked as the crash's aftermath.
  package var sentences: [String] { lines(\.detail) }

  /// The problems with their kinds, in the same order.
  var problemLines: [String] { lines(\.description) }

  private func lines(_ text: (Exploration.Problem) -> String) -> [String] {
    let crashes = problems.filter(\.isCrash)
    guard !crashes.isEmpty else { return problems.map(text) }
    return crashes.map(text)
      + problems.filter { !$0.isCrash }.map { "After the crash: \(text($0))" }
  }
}

extension Exploration.Problem.Kind {
  /// Whether reproducing the fault ends or blocks the process.
  package var endsProcess: Bool { self == .hung || self == .crashed }
}

typealias Problem = Exploration.Problem

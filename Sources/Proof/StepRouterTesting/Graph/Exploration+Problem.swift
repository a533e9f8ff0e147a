extension Exploration {
  /// What is wrong with a navigation, or with a move of the user's.
  public struct Problem: Hashable, Sendable, Codable {
    /// What kind of fault it is.
    public enum Kind: String, Sendable, Codable, CaseIterable {
      /// The navigation failed, and neither an interceptor nor a locked screen is the reason.
      case failed
      /// The navigation succeeded, and the user does not see its screen.
      case notVisible
      /// The screen shows something else than what was asked for.
      case wrongContent
      /// A screen is visible while what it requires does not hold.
      case interceptorBypassed
      /// A screen that refuses to go is gone.
      case lockIgnored
      /// A screen that locks is covered or gone, or something was shown in spite of it.
      case lockCovered
      /// The navigation has ended in a tab that is hidden.
      case hiddenTabShown
      /// A destination that removes nothing has removed something.
      case removedOthers
      /// A destination that was visible was built once more.
      case builtAgain
      /// Something else was done than what was planned, or something was done though nothing was to
      /// be.
      case notAsPlanned
      /// UIKit has complained, or raised an exception.
      case complaint
      /// Callbacks of a view controller are not balanced.
      case unbalanced
      /// A view controller is still alive off screen.
      case leaked
      /// A screen has left for good, and its leave is not told.
      case leaveNotTold
      /// A screen's leave is told more than once.
      case leaveToldTwice
      /// A screen is told to have left that is there.
      case leaveToldEarly
      /// A screen is told to have left for another reason than it has.
      case wrongReason
      /// A wait for a screen goes on though the screen has gone, or has answered.
      case waitNeverEnded
      /// A wait for a screen has ended while the screen is there and has not answered.
      case waitEndedEarly
      /// Waits have not ended in the order in which their screens have left.
      case waitsOutOfOrder
      /// A screen has answered, and whoever waits has not got it.
      case resultLost
      /// Whoever waits has got a result from a screen that has left without an answer.
      case resultInvented
      /// A screen is still there though nobody waits for it any more, or though it was closed.
      case leftBehind
      /// Closing a screen has changed what should have stayed.
      case closedMore
      /// The completion was not called.
      case notCompleted
      /// A completion was called twice.
      case completedTwice
      /// The next navigation does not work.
      case nextFails
      /// A navigation in one window, or a link that another window opens, has changed this one.
      case otherWindowMoved
      /// A window does not come back at the place where it was left.
      case notRestored
      /// A link is neither open nor refused.
      case linkLost
      /// A link was opened more than once.
      case linkOpenedTwice
      /// A link was opened in another window than the one that showed it, or was in front.
      case linkMisplaced
      /// Requests in the same moment have ended as they would in no order.
      case notSerial
      /// A property of the app's own is broken.
      case propertyBroken
      /// A move that led to the state cannot be made again.
      case notReplayed
      /// Where verdicts are reused: a destination has another one where the same is seen and touched.
      case notReusable
      /// The app's process has ended.
      case crashed
    }

    /// What kind of fault it is.
    public let kind: Kind
    /// What was found, in a sentence.
    public let detail: String

    /// A fault, told in a sentence.
    public init(_ kind: Kind, _ detail: String) {
      self.kind = kind
      self.detail = detail
    }
  }
}

extension Exploration.Problem: CustomStringConvertible {
  /// `leaked: ProductViewController “Tea Cup” is still alive off screen.`
  public var description: String { "\(kind.rawValue): \(detail)" }
}

typealias Problem = Exploration.Problem

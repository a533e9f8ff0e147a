import PortableUIKit
import StepRouter

/// Notices whether somebody else navigates in a window while a movement is being made there.
@MainActor
struct OvertakingWatch {
  private weak var window: UIWindow?
  /// Whether others were on their way before: what they do does not come later.
  private let wasTaken: Bool
  private let routeBefore: Route
  /// How often somebody had asked for a screen, this movement included; nil as long as it is not
  /// known whether it has been asked for.
  private var requestCount: Int?

  /// Begins before the movement.
  init(_ window: UIWindow?, showing route: Route) {
    self.window = window
    wasTaken = window?.isTaken ?? false
    routeBefore = route
  }

  /// The movement has been asked for: it waits for an interceptor or for its turn, or is being made.
  mutating func noteBegun() { requestCount = window?.requestCount }

  /// Whether somebody has asked for another screen, or has moved something while this movement had
  /// not.
  ///
  /// - Parameters:
  ///   - error: How the movement has failed; nil where it has not.
  ///   - route: What is shown now.
  func isOvertaken(by error: (any Error)?, showing route: Route) -> Bool {
    if let requestCount, window?.requestCount != requestCount { return true }
    guard let error = error as? RoutingError, error.progress.isEmpty, !wasTaken else {
      return false
    }
    // An interceptor may itself have led elsewhere, and the user may have gone.
    return route != routeBefore || window?.isTaken == true
  }
}

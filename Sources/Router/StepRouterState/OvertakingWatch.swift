import PortableUIKit
import StepRouter

/// Detects whether other code navigates in a window while a movement is in progress there.
@MainActor
struct OvertakingWatch {
  private weak var window: UIWindow?
  /// Whether other navigations were already in progress; their later effects don't count.
  private let wasTaken: Bool
  private let routeBefore: Route
  /// The window's request count, including this movement's own request; nil until the router has
  /// received that request.
  private var requestCount: Int?

  /// Creates the watch. Call this before the movement begins.
  init(_ window: UIWindow?, showing route: Route) {
    self.window = window
    wasTaken = window?.isTaken ?? false
    routeBefore = route
  }

  /// Notes that the router has the movement's request, which may still wait for an interceptor or
  /// its turn.
  mutating func noteBegun() { requestCount = window?.requestCount }

  /// Returns true if other code has requested another screen since, or has moved something although
  /// this movement hasn't.
  ///
  /// - Parameters:
  ///   - error: The movement's error; nil if it succeeded.
  ///   - route: The route on screen now.
  func isOvertaken(by error: (any Error)?, showing route: Route) -> Bool {
    if let requestCount, window?.requestCount != requestCount { return true }
    guard let error = error as? RoutingError, error.progress.isEmpty, !wasTaken else {
      return false
    }
    // An interceptor may itself have navigated elsewhere, and the user may have left.
    return route != routeBefore || window?.isTaken == true
  }
}

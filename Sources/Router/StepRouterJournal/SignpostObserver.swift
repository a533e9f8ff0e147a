#if canImport(os)
import StepRouter
import os

/// Shows navigations in Instruments, as intervals, and in the system's log, as lines.
///
/// ```swift
/// #if canImport(os)
/// let router = DefaultRouter(observers: [SignpostObserver(subsystem: "com.example.shop")])
/// #endif
/// ```
///
/// Each navigation is an interval “Navigation”, from the request to its end, with an event for the
/// plan, each wait and each movement. Lines have the category “Navigation”. Names of types and
/// source locations are public. The reason for a failure can contain the app's data, so it's
/// private.
@MainActor
public final class SignpostObserver: RoutingObserver {
  /// The lowest level of the events to log.
  public let level: RoutingEvent.Level
  private let signposter: OSSignposter
  private let logger: Logger
  private var intervals: [Int: OSSignpostIntervalState] = [:]

  /// Makes an observer that logs for this subsystem, usually the bundle's identifier.
  public init(subsystem: String, level: RoutingEvent.Level = .information) {
    self.level = level
    logger = Logger(subsystem: subsystem, category: "Navigation")
    signposter = OSSignposter(subsystem: subsystem, category: "Navigation")
  }

  /// Logs the event.
  public func router(didRecord event: RoutingEvent) {
    switch event.kind {
    case .requested(let step, _, _):
      let screen = step.screen.description
      intervals[event.navigation] = signposter.beginInterval(
        "Navigation", id: signposter.makeSignpostID(), "\(screen, privacy: .public)")
    case .finished(let ending):
      if let interval = intervals.removeValue(forKey: event.navigation) {
        let word = ending.word
        signposter.endInterval("Navigation", interval, "\(word, privacy: .public)")
      }
    default:
      let text = event.description
      signposter.emitEvent("Navigation", "\(text, privacy: .public)")
    }
    log(event)
  }

  private func log(_ event: RoutingEvent) {
    if case .finished(.failed(let reason)) = event.kind {
      logger.error("#\(event.navigation) failed: \(reason, privacy: .private)")
      return
    }
    let line = event.description
    switch event.level {
    case .detail: logger.debug("\(line, privacy: .public)")
    case .information: logger.info("\(line, privacy: .public)")
    case .warning: logger.warning("\(line, privacy: .public)")
    }
  }
}

extension RoutingEvent.Ending {
  fileprivate var word: String {
    switch self {
    case .reached(let kind): kind.rawValue
    case .failed: "failed"
    }
  }
}
#endif

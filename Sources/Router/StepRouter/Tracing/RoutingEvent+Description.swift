extension RoutingEvent {
  /// How important an event is to the reader of a log.
  public enum Level: Int, Sendable, Codable, Comparable {
    /// Every step of the search.
    case detail
    /// Requests, changes on screen, and how each navigation ended.
    case information
    /// Problems: a failure, a completion called twice or too late, a missing answer.
    case warning

    /// Returns true if the left level is less important.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// How important this event is.
  public var level: Level {
    switch kind {
    case .visited, .found, .missed, .caseChosen: .detail
    case .stillWaiting, .completedTwice, .answeredLate, .windowUnclear, .finished(.failed): .warning
    default: .information
    }
  }
}

extension RoutingEvent: CustomStringConvertible {
  /// The event as a line: `#3 built the step of ProductViewController at Shop/Routes.swift:12`.
  public var description: String { "#\(navigation) \(kind)" }
}

extension RoutingEvent.Kind: CustomStringConvertible {
  /// The decision in words.
  public var description: String {
    switch self {
    case .requested(let step, let context, let origin):
      "\(origin) asks for \(step) with a context of \(context)"
    case .visited(let step): "visits \(step)"
    case .found(let step, let viewController): "finds \(viewController), \(step)"
    case .missed(let summary): "does not find \(summary.step): \(summary)"
    case .caseChosen(_, let location): "takes the case at \(location)"
    case .planned(let summary): "plans: \(summary)"
    case .interceptorBegan(let participant): "asks \(participant)"
    case .stillWaiting(let participant): "still waits for \(participant)"
    case .interceptorEnded(let participant, true): "passes \(participant)"
    case .interceptorEnded(let participant, false): "is stopped by \(participant)"
    case .windowUnclear(let scenes):
      "works in one of \(scenes) key windows; a CustomWindowProvider would say in which"
    case .queued: "waits for its turn"
    case .waitingForTransition: "waits for a transition"
    case .waitingForLock(let screen): "waits for the lock of \(screen)"
    case .waitingForContent(let screen): "waits for the content of \(screen)"
    case .dismissed(let layers): "dismissed \(layers.map(\.description).joined(separator: ", "))"
    case .madeVisible(let child, let container): "showed \(child) in \(container)"
    case .built(let step): "built \(step)"
    case .integrated(let step, let host): "integrated \(step) on \(host)"
    case .completedTwice(let participant): "was answered twice by \(participant)"
    case .answeredLate(let participant): "was answered too late by \(participant)"
    case .finished(.reached(let kind)): "ended: \(kind.rawValue)"
    case .finished(.failed(let error)): "failed: \(error)"
    }
  }
}

extension PlanSummary: CustomStringConvertible {
  /// The plan in words, such as
  /// `start HomeViewController, dismiss LoginViewController, build ProductViewController`.
  public var description: String {
    ["start \(start)"].appending("dismiss", dismissed).appending("show", revealed)
      .appending("build", built.map(\.screen)).joined(separator: ", ")
  }
}

extension [String] {
  fileprivate func appending(_ verb: String, _ items: [some CustomStringConvertible]) -> [String] {
    self + items.map { "\(verb) \($0)" }
  }
}

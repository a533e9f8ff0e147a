import PortableUIKit
import StepRouter

/// The history of a running app: the user's moves, the requests for screens, the links that
/// arrived, and the router's decisions.
///
/// ```swift
/// let log = try EventLog(contentsOf: URL(fileURLWithPath: "report.jsonl"))
/// print(try await explorer.replay(log))     // repeats it, and says where it departs
/// ```
///
/// An ``EventLogRecorder`` writes it. It holds names only: no view controllers, no contexts.
///
/// As a file it has one JSON object per line, starting with the header:
/// `{"eventLog":1,"level":"information"}`. Each further line is an entry. `t` is the time in
/// seconds since the log began; next to it is one of these: `move` (a ``UserMove``), `request` (a
/// destination's name), `step` (a request known by its step only), `link` with its `arrival`,
/// `event` (a `RoutingEvent`), or `forgotten` (the number of decisions missing here).
public struct EventLog: Hashable, Sendable {
  /// Something that happened.
  public struct Entry: Hashable, Sendable {
    /// The time since the beginning of the log.
    public let time: Duration
    /// The content of the entry.
    public let content: Content

    /// Creates an entry at a time since the beginning of the log.
    public init(at time: Duration, _ content: Content) {
      self.time = time
      self.content = content
    }
  }

  /// The content of an entry.
  public enum Content: Hashable, Sendable {
    /// The user made this move.
    case move(UserMove)
    /// The app asked the router for the explored app's destination with this name.
    case request(String)
    /// The app asked the router for this step. A repetition asks for it, too, unless the app does
    /// so on its own.
    case step(StepReference)
    /// A URL arrived.
    case link(String, LinkArrival)
    /// A router made this decision.
    case event(RoutingEvent)
    /// This many decisions are missing here, because the log would have become too long.
    case forgotten(Int)
  }

  /// The version of the file's format.
  public static let version = 1

  /// The entries in chronological order.
  public let entries: [Entry]
  /// The lowest level of the decisions. Nil for a log without decisions.
  public let level: RoutingEvent.Level?
  /// The number of entries lost from the beginning. If there are any, you can't repeat the log from
  /// the start.
  public let lostEntries: Int
  /// Harmless flaws found while reading the log.
  public let notes: [String]

  /// Creates a log of these entries.
  public init(
    entries: [Entry], level: RoutingEvent.Level? = .information, lostEntries: Int = 0,
    notes: [String] = []
  ) {
    self.entries = entries
    self.level = level
    self.lostEntries = lostEntries
    self.notes = notes
  }
}

extension EventLog.Content {
  /// Whether it's a deed: a move, a request or a link.
  var isDeed: Bool {
    switch self {
    case .move, .request, .step, .link: true
    case .event, .forgotten: false
    }
  }

  /// The step of a request, if this is the event that reports one.
  var requestedStep: StepReference? {
    if case .event(let event) = self, case .requested(let step, _, _) = event.kind {
      step
    } else {
      nil
    }
  }
}

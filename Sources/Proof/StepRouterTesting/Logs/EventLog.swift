import PortableUIKit
import StepRouter

/// What has happened in a running app: what its user did, which screens and links it was asked for,
/// and what its router decided.
///
/// ```swift
/// let log = try EventLog(contentsOf: URL(fileURLWithPath: "report.jsonl"))
/// print(try await explorer.replay(log))     // repeats it, and says where it departs
/// ```
///
/// An ``EventLogRecorder`` writes it. It holds names only: no view controllers, no contexts.
///
/// As a file it has one JSON object a line, first the header: `{"eventLog":1,"level":"information"}`.
/// Each further line is an entry. `t` says when, in seconds since the log began; beside it stands one
/// of these: `move` (a ``UserMove``), `request` (a destination's name), `step` (a request known by its
/// step alone), `link` with its `arrival`, `event` (a `RoutingEvent`), and `forgotten` (how many
/// decisions were left out here).
public struct EventLog: Hashable, Sendable {
  /// Something that has happened.
  public struct Entry: Hashable, Sendable {
    /// How long after the beginning of the log.
    public let time: Duration
    /// What it was.
    public let content: Content

    /// Something that has happened this long after the beginning of the log.
    public init(at time: Duration, _ content: Content) {
      self.time = time
      self.content = content
    }
  }

  /// What an entry tells.
  public enum Content: Hashable, Sendable {
    /// The user has done this.
    case move(UserMove)
    /// The router was asked for the explored app's destination of this name.
    case request(String)
    /// The router was asked for this step, unless the app asks for it by itself.
    case step(StepReference)
    /// A URL has arrived.
    case link(String, LinkArrival)
    /// A router has decided this.
    case event(RoutingEvent)
    /// So many decisions were left out, since the log would have become too long.
    case forgotten(Int)
  }

  /// The version of the file's format.
  public static let version = 1

  /// What has happened, in its order.
  public let entries: [Entry]
  /// The lowest level of the decisions; nil for a log that holds none.
  public let level: RoutingEvent.Level?
  /// How many of the first entries are lost, so that the log cannot be repeated from the start.
  public let lostEntries: Int
  /// What was found wrong while it was read, and has done no harm.
  public let notes: [String]

  /// A log of these entries.
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
  /// Whether it is what something else comes of: a move, a request or a link.
  var isDeed: Bool {
    switch self {
    case .move, .request, .step, .link: true
    case .event, .forgotten: false
    }
  }

  /// The step that a navigation was asked for.
  var requestedStep: StepReference? {
    if case .event(let event) = self, case .requested(let step, _, _) = event.kind {
      step
    } else {
      nil
    }
  }
}

import PortableUIKit
import StepRouter

/// Records what happens in an app, so that it can be repeated: give it to the app's routers.
///
/// ```swift
/// let recorder = EventLogRecorder()
/// try recorder.write(to: URL(fileURLWithPath: "report.jsonl"))     // and all that follows
/// let router = DefaultRouter(observers: [recorder])
/// recorder.note(.tap("Bag"))                                       // where the tap is handled
/// ```
///
/// Decisions are recorded by themselves. The more of the user's moves, of requests and of links the
/// app notes, each before it takes effect, the farther a log can be repeated. Notes hold what the app
/// gives, so leave out what is secret, such as the text of a password.
@MainActor
public final class EventLogRecorder: RoutingObserver {
  /// The lowest level of the decisions that are recorded.
  public let level: RoutingEvent.Level
  /// Why the file could not be written any further; nil while all is well.
  public private(set) var failure: EventLogError?
  private var entries: [EventLog.Entry] = []
  private var lostEntries = 0
  private let limit: Int
  private let elapsed: @MainActor () -> Duration
  private var file: LogFile?
  /// Who repeats a log with the app that has this recorder.
  var listener: (@MainActor (RoutingEvent) -> Void)?

  /// A recorder with an empty log.
  ///
  /// - Parameters:
  ///   - level: The lowest level of the decisions; the details of the search are left out by default.
  ///   - limit: How many entries the log has at most. If it gets longer the oldest decisions are
  ///     forgotten first, since moves and requests can be repeated without them.
  ///   - elapsed: How much time has passed; by default since the recorder was made.
  public init(
    level: RoutingEvent.Level = .information, limit: Int = 10_000,
    elapsed: (@MainActor () -> Duration)? = nil
  ) {
    self.level = level
    self.limit = max(limit, 1)
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  /// What has been recorded.
  public var log: EventLog { EventLog(entries: entries, level: level, lostEntries: lostEntries) }

  /// Records a decision.
  public func router(didRecord event: RoutingEvent) {
    add(.event(event))
    listener?(event)
  }

  /// Notes what the user is about to do.
  public func note(_ move: UserMove) { add(.move(move)) }

  /// Notes that the router is about to be asked for something by its own, not by a move: the
  /// destination of this name in the explored app.
  public func note(asking destination: String) { add(.request(destination)) }

  /// Notes a URL that has arrived.
  public func note(link url: String, _ arrival: LinkArrival = .whileRunning) {
    add(.link(url, arrival))
  }

  /// Writes the log to a file, and goes on with each entry as it comes, so that nothing is lost if
  /// the app crashes.
  public func write(to url: URL) throws(EventLogError) {
    file = try LogFile(at: url, log.data)
    failure = nil
  }

  /// Writes no more. The file stays as it is.
  public func stopWriting() { file = nil }

  private func add(_ content: EventLog.Content) {
    let entry = EventLog.Entry(at: elapsed(), content)
    entries.append(entry)
    guard entries.count > limit else { return keep { try $0.append(EventLog.Line.of(entry)) } }
    forgetOldest()
    keep { try $0.replace(with: log.data) }
  }

  private func keep(_ write: (LogFile) throws -> Void) {
    guard let file else { return }
    do { try write(file) } catch {
      failure = .notWritable(file.url.path, reason(of: error))
      self.file = nil
    }
  }

  /// Makes room for a quarter of the limit: requests stay, since what follows is counted by them.
  private func forgetOldest() {
    let count = max(limit / 4, 1)
    var kept: [EventLog.Entry] = []
    var forgotten = 0
    for entry in entries {
      let isForgettable = !entry.content.isDeed && entry.content.requestedStep == nil
      guard isForgettable, forgotten < count else {
        kept.append(entry)
        continue
      }
      if case .forgotten(let earlier) = entry.content {
        kept.note(forgotten: earlier, at: entry.time)
      } else {
        kept.note(forgotten: 1, at: entry.time)
        forgotten += 1
      }
    }
    if kept.count > limit {
      let excess = kept.count - limit + count - 1
      lostEntries += excess
      kept.removeFirst(excess)
    }
    entries = kept
  }
}

extension [EventLog.Entry] {
  fileprivate mutating func note(forgotten count: Int, at time: Duration) {
    guard let last, case .forgotten(let earlier) = last.content else {
      return append(EventLog.Entry(at: time, .forgotten(count)))
    }
    self[endIndex - 1] = EventLog.Entry(at: last.time, .forgotten(earlier + count))
  }
}

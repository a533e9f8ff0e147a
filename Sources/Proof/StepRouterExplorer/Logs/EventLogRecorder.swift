import PortableUIKit
import StepRouter

/// Records the events of an app so that you can repeat them. Pass it to the app's routers.
///
/// ```swift
/// let recorder = EventLogRecorder()
/// try recorder.write(to: URL(fileURLWithPath: "report.jsonl"))     // and all that follows
/// let router = DefaultRouter(observers: [recorder])
/// recorder.note(.tap("Bag"))                                       // where the tap is handled
/// ```
///
/// It records decisions by itself. Your app notes moves, requests and links, each before it takes
/// effect: the more it notes, the further you can repeat a log. Notes contain the data you pass, so
/// leave out secrets such as a password.
@MainActor
public final class EventLogRecorder: RoutingObserver {
  /// The lowest level of the decisions to record.
  public let level: RoutingEvent.Level
  /// The reason that the recorder stopped writing the file. Nil as long as writing works.
  public private(set) var failure: EventLogError?
  private var entries: [EventLog.Entry] = []
  private var lostEntries = 0
  private let limit: Int
  private let elapsed: @MainActor () -> Duration
  private var file: LogFile?
  /// Receives each decision while a repetition runs with this recorder's app.
  var listener: (@MainActor (RoutingEvent) -> Void)?

  /// Creates a recorder with an empty log.
  ///
  /// - Parameters:
  ///   - level: The lowest level of the decisions to record. The default omits the details of the
  ///     search.
  ///   - limit: The maximum number of entries in the log. If there are more, the recorder forgets
  ///     the oldest decisions first, because you can repeat moves and requests without them.
  ///   - elapsed: Returns the time since the beginning of the log. By default, that's the time
  ///     since you created the recorder.
  public init(
    level: RoutingEvent.Level = .information, limit: Int = 10_000,
    elapsed: (@MainActor () -> Duration)? = nil
  ) {
    self.level = level
    self.limit = max(limit, 1)
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  /// The log so far.
  public var log: EventLog { EventLog(entries: entries, level: level, lostEntries: lostEntries) }

  /// Records a decision.
  public func router(didRecord event: RoutingEvent) {
    add(.event(event))
    listener?(event)
  }

  /// Notes a move that the user is about to make.
  public func note(_ move: UserMove) { add(.move(move)) }

  /// Notes that your app is about to ask the router, on its own and not because of a move, for the
  /// explored app's destination with this name.
  public func note(asking destination: String) { add(.request(destination)) }

  /// Notes a URL that has arrived.
  public func note(link url: String, _ arrival: LinkArrival = .whileRunning) {
    add(.link(url, arrival))
  }

  /// Writes the log to a file, and appends each further entry at once, so that nothing is lost if
  /// the app crashes. Throws if the file can't be created; a later error ends up in ``failure``.
  public func write(to url: URL) throws(EventLogError) {
    file = try LogFile(at: url, log.data)
    failure = nil
  }

  /// Stops writing. The file keeps its contents.
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

  /// Forgets the oldest decisions, a quarter of the limit. Requests stay, because a comparison
  /// matches navigations by counting them.
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

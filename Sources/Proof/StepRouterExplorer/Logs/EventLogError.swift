/// The reason that a log can't be read, written or repeated, with a remedy.
///
/// ```swift
/// do { print(try EventLog(contentsOf: file)) } catch { print(error) }
/// // Line 7 of the log is broken: … Mend it, or delete it and what follows.
/// ```
public enum EventLogError: Error, Hashable, Sendable {
  /// The log is empty.
  case empty
  /// The first line isn't the header of a log.
  case noHeader
  /// The log has another version of the format.
  case otherVersion(Int)
  /// A line isn't readable.
  case brokenLine(Int, String)
  /// The file isn't readable.
  case notReadable(String, String)
  /// The file isn't writable.
  case notWritable(String, String)
  /// The first entries are lost, so a repetition can't reach the state in which the others
  /// happened.
  case beginningLost(Int)
  /// The explored app has no recorder.
  case noRecorder
}

extension EventLogError: CustomStringConvertible {
  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .empty:
      "The log is empty: nothing was recorded. Give the recorder to the router before it is asked."
    case .noHeader:
      "The first line is not the header of an event log. Give a file that an EventLogRecorder wrote."
    case .otherVersion(let version):
      "The log has version \(version) of the format, and this library reads version "
        + "\(EventLog.version). Use the StepRouter with which it was recorded."
    case .brokenLine(let number, let reason):
      "Line \(number) of the log is broken: \(reason). Mend it, or delete it and what follows."
    case .notReadable(let file, let reason):
      "The log “\(file)” cannot be read: \(reason). Check the path."
    case .notWritable(let file, let reason):
      "The log “\(file)” cannot be written: \(reason). Choose a file in a folder that exists."
    case .beginningLost(let count):
      "The first \(count) entries of the log are lost, so it cannot be repeated from the start. "
        + "Give the recorder a higher limit."
    case .noRecorder:
      "The explored app has no recorder, so nothing can be compared. Give ExploredApp(recorder:) the "
        + "EventLogRecorder that observes its router."
    }
  }
}

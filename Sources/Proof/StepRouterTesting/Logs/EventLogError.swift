/// Why a log cannot be read, written or repeated, and what to do.
///
/// ```swift
/// do { print(try EventLog(contentsOf: file)) } catch { print(error) }
/// // Line 7 of the log is broken: … Mend it, or delete it and what follows.
/// ```
public enum EventLogError: Error, Hashable, Sendable {
  /// There is nothing in it.
  case empty
  /// The first line is not the header of a log.
  case noHeader
  /// It was written in another version of the format.
  case otherVersion(Int)
  /// A line cannot be read.
  case brokenLine(Int, String)
  /// The file cannot be read.
  case notReadable(String, String)
  /// The file cannot be written.
  case notWritable(String, String)
  /// The first entries are gone, so that nobody knows how the app came to the others.
  case beginningLost(Int)
  /// The explored app has no recorder.
  case noRecorder
}

extension EventLogError: CustomStringConvertible {
  /// What is wrong, and what to do.
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

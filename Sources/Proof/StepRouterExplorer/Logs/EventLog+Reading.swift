import PortableUIKit
import StepRouter

extension EventLog {
  /// Reads a log. Throws at the first line that can't be read.
  ///
  /// If the app ended while it was writing, the last line is cut off: the log omits it, and
  /// ``notes`` say so.
  public init(_ data: Data) throws(EventLogError) {
    guard !data.allSatisfy({ $0 == Line.newline }) else { throw .empty }
    var lines = data.split(separator: Line.newline, omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty ?? true
    if isEnded { lines.removeLast() }
    let decoder = JSONDecoder()
    guard let header = try? decoder.decode(Line.Header.self, from: lines[0]) else {
      // A mere piece of the header means that the app ended before it recorded anything.
      let beginning = Data("{\"eventLog\":".utf8)
      let isPiece = lines.count == 1 && !isEnded
      throw isPiece && beginning.starts(with: lines[0].prefix(beginning.count))
        ? .empty : .noHeader
    }
    guard header.eventLog == Self.version else { throw .otherVersion(header.eventLog) }
    var entries: [Entry] = []
    var notes: [String] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      do {
        entries.append(try decoder.decode(Entry.self, from: line))
      } catch {
        guard index == lines.count - 1, !isEnded else {
          throw .brokenLine(index + 1, Self.flaw(of: error))
        }
        notes.append("Line \(index + 1), the last one, is cut off and was left out.")
      }
    }
    self.init(
      entries: entries, level: try Self.level(named: header.level), lostEntries: header.lost ?? 0,
      notes: notes)
  }

  /// Reads a log from a file. Throws if the file can't be read or isn't a log.
  public init(contentsOf url: URL) throws(EventLogError) {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw .notReadable(url.path, reason(of: error))
    }
    try self.init(data)
  }

  private static func level(named name: String?) throws(EventLogError) -> RoutingEvent.Level? {
    guard let name else { return nil }
    let levels: [RoutingEvent.Level] = [.detail, .information, .warning]
    guard let level = levels.first(where: { "\($0)" == name }) else {
      throw .brokenLine(1, "there is no level “\(name)”")
    }
    return level
  }

  private static func flaw(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has another type"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      context.debugDescription
    default: "it is not JSON"
    }
  }
}

/// The lines that were typed, and the place among them that is shown.
package struct LineHistory: Hashable, Sendable {
  private static let limit = 500
  package private(set) var lines: [String] = []
  /// The index of the line that is shown; nil for the one that is being typed.
  private var place: Int?
  /// What was being typed when the history was opened.
  private var draft = ""

  package init() {}

  /// Keeps a line, unless it is blank or the same as the one before.
  mutating func add(_ line: String) {
    place = nil
    guard !line.allSatisfy(\.isWhitespace), line != lines.last else { return }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// The line before, in place of `current`; nil at the first.
  mutating func older(than current: String) -> String? {
    guard let older = place.map({ $0 - 1 }) ?? lines.indices.last, older >= 0 else { return nil }
    if place == nil { draft = current }
    place = older
    return lines[older]
  }

  /// The line behind, at last the one that was being typed; nil there.
  mutating func newer() -> String? {
    guard let current = place else { return nil }
    place = current + 1 < lines.endIndex ? current + 1 : nil
    return place.map { lines[$0] } ?? draft
  }
}

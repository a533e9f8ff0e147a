/// The lines that the user has entered, and the position while browsing them.
package struct LineHistory: Hashable, Sendable {
  private static let limit = 500
  package private(set) var lines: [String] = []
  /// The index of the visible line; nil while the user types a new one.
  private var place: Int?
  /// The unfinished line from before the user began to browse.
  private var draft = ""

  package init() {}

  /// Adds a line, unless it's blank or repeats the previous one.
  mutating func add(_ line: String) {
    place = nil
    guard !line.allSatisfy(\.isWhitespace), line != lines.last else { return }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// Returns the previous line; nil at the first. Saves `current` when the user begins to browse.
  mutating func older(than current: String) -> String? {
    guard let older = place.map({ $0 - 1 }) ?? lines.indices.last, older >= 0 else { return nil }
    if place == nil { draft = current }
    place = older
    return lines[older]
  }

  /// Returns the next line, or the unfinished one after the last; nil if the unfinished one is
  /// already visible.
  mutating func newer() -> String? {
    guard let current = place else { return nil }
    place = current + 1 < lines.endIndex ? current + 1 : nil
    return place.map { lines[$0] } ?? draft
  }
}

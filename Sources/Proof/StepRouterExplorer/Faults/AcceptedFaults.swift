/// The faults that a team accepts for now, each with the reason.
///
/// ```text
/// # The cart keeps its screen on purpose until the cache is gone.
/// leaked-3f2a   the cache holds it, see the plan for 4.3
/// ```
///
/// A line has a fault's code and the reason. Empty lines and lines that begin with `#` are ignored.
package struct AcceptedFaults: Hashable, Sendable {
  /// A line of the list.
  package struct Entry: Hashable, Sendable {
    package let code: String
    package let reason: String
    /// The number of the line, from 1.
    package let line: Int
  }

  package private(set) var entries: [Entry] = []

  /// Creates an empty list.
  package init() {}

  /// Reads a list. Throws at the first line that has no code, no reason, or the code of another
  /// line.
  package init(_ text: String) throws(AcceptedFaultsError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if words.isEmpty || words.hasPrefix("#") { continue }
      let code = String(words.prefix { !$0.isWhitespace })
      let rest = words.dropFirst(code.count).drop(while: \.isWhitespace)
      let reason = String(rest.reversed().drop(while: \.isWhitespace).reversed())
      let number = index + 1
      guard Self.isCode(code) else { throw .noCode(line: number, code) }
      if reason.isEmpty { throw .noReason(line: number, code: code) }
      if let other = entries.first(where: { $0.code == code }) {
        throw .repeated(line: number, code: code, firstLine: other.line)
      }
      entries.append(Entry(code: code, reason: reason, line: number))
    }
  }

  /// Whether a word is a kind of fault, a hyphen, and four or more hexadecimal digits.
  package static func isCode(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && Exploration.Problem.Kind(rawValue: String(parts[0])) != nil
      && parts[1].count >= 4 && parts[1].allSatisfy { "0123456789abcdef".contains($0) }
  }
}

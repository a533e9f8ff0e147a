/// Changes to a file's text. Bytes are counted as the parser counts them.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private let bytes: [UInt8]
  private var edits: [Edit] = []
  private(set) var appendix = ""

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Replaces a range. The text keeps the range's lines.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let missing = newlines(in: range) - text.utf8.count { $0 == 10 }
    let padding = String(repeating: "\n", count: max(0, missing))
    edits.append(Edit(range: range, text: text + padding, order: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text, order: edits.count))
  }

  /// Puts blanks in the place of a range, so that lines and columns stay.
  mutating func blank(_ range: Range<Int>) {
    let blanks = bytes[range].map { $0 == 10 ? UInt8(10) : 32 }
    edits.append(
      Edit(range: range, text: String(decoding: blanks, as: UTF8.self), order: edits.count))
  }

  /// Adds text behind the file's last line.
  mutating func append(_ text: String) { appendix += text + "\n" }

  /// The whole text with its changes.
  func text() -> String { text(in: 0..<bytes.count) }

  /// The text of a range, with the changes within it. The widest of several changes at a place
  /// counts.
  func text(in range: Range<Int>) -> String {
    let inside = edits.filter { range.contains($0.range) && $0.range != range }
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in inside.sorted(by: isBefore) where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return String(decoding: result + bytes[position..<range.upperBound], as: UTF8.self)
  }

  private func isBefore(_ one: Edit, _ other: Edit) -> Bool {
    if one.range.lowerBound != other.range.lowerBound {
      return one.range.lowerBound < other.range.lowerBound
    }
    if one.range.isEmpty != other.range.isEmpty { return one.range.isEmpty }
    return (-one.range.count, one.order) < (-other.range.count, other.order)
  }

  private func newlines(in range: Range<Int>) -> Int { bytes[range].count { $0 == 10 } }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

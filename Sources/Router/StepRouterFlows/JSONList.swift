import PortableUIKit
import StepRouter

/// The elements of a JSON array with their line numbers, which decoders don't report.
///
/// It makes one pass over the bytes, and stops at the first invalid one.
struct JSONList {
  struct Element {
    let line: Int
    let json: Data
    /// The number of keys, including those of nested values.
    let keyCount: Int
  }

  private struct Beginning {
    let line: Int
    let index: Int
    var keyCount = 0
  }

  private static let depthLimit = 64
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private(set) var elements: [Element] = []
  private var line = 1
  private var depth = 0
  private var isOver = false
  private var begun: Beginning?
  /// The last byte outside of strings and white space.
  private var last: UInt8 = 0

  /// Splits an array, without decoding its elements.
  init(_ json: Data) throws(FlowDocument.Problem) {
    let text = json.starts(with: Self.byteOrderMark) ? json.dropFirst(3) : json
    var isQuoted = false
    var isEscaped = false
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if isQuoted {
        isQuoted = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      } else if !Self.isSpace(byte) {
        try read(byte, at: index, of: text)
        isQuoted = byte == UInt8(ascii: "\"")
        last = byte
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    guard isOver else {
      throw problem(depth == 0 ? "a list in “[ ]” is expected" : "its end is missing")
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private mutating func read(
    _ byte: UInt8, at index: Int, of json: Data
  ) throws(FlowDocument.Problem) {
    if isOver { throw problem("nothing may follow the list") }
    switch (byte, depth) {
    case (UInt8(ascii: "["), 0): depth = 1
    case (_, 0): throw problem("a list in “[ ]” is expected")
    case (UInt8(ascii: ","), 1), (UInt8(ascii: "]"), 1):
      try end(at: index, of: json, isLast: byte == UInt8(ascii: "]"))
    case (UInt8(ascii: "}"), 1): throw problem("“}” closes nothing")
    default: try readElement(byte, at: index)
    }
  }

  private mutating func readElement(
    _ byte: UInt8, at index: Int
  ) throws(FlowDocument.Problem) {
    // Outside of strings, JSON is ASCII.
    guard (0x21...0x7E).contains(byte) else { throw problem("it is not valid JSON") }
    if begun == nil { begun = Beginning(line: line, index: index) }
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      if depth > Self.depthLimit {
        throw problem("more than \(Self.depthLimit) brackets are open")
      }
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      if last == UInt8(ascii: ",") { throw problem("something is missing behind “,”") }
    case UInt8(ascii: ":"): begun?.keyCount += 1
    default: break
    }
  }

  private mutating func end(
    at index: Int, of json: Data, isLast: Bool
  ) throws(FlowDocument.Problem) {
    isOver = isLast
    guard let begun else {
      if isLast, elements.isEmpty { return }
      throw problem("a step is missing before “\(isLast ? "]" : ",")”")
    }
    elements.append(
      Element(line: begun.line, json: json[begun.index..<index], keyCount: begun.keyCount))
    self.begun = nil
  }

  private func problem(_ reason: String) -> FlowDocument.Problem {
    FlowDocument.Problem(line: line, key: nil, reason: reason)
  }
}

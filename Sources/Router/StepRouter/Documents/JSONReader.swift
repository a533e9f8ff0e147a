import PortableUIKit

/// Reads a JSON document and records the position of each value.
///
/// It's stricter than a decoder: it rejects a key that appears twice, and brackets nested more than
/// 64 deep.
struct JSONReader {
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private var index = 0
  private var place = JSONPlace(line: 1, column: 1)
  private var depth = 0

  init(_ document: Data) {
    bytes = Array(document.starts(with: [0xEF, 0xBB, 0xBF]) ? document.dropFirst(3) : document)
  }

  mutating func document() throws(JSONFault) -> JSONNode {
    guard String(bytes: bytes, encoding: .utf8) != nil else {
      throw JSONFault("the document is not UTF-8", at: place)
    }
    skipSpace()
    let node = try value()
    skipSpace()
    if index < bytes.count { throw fault("nothing may follow the document") }
    return node
  }

  private mutating func value() throws(JSONFault) -> JSONNode {
    let (start, begin) = (place, index)
    guard let byte = peek else { throw fault("the end of the document is missing") }
    let value: JSONNode.Value =
      switch byte {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .list(try elements())
      case UInt8(ascii: "\""): .text(try text())
      case UInt8(ascii: "t"): try word("true", .bool(true))
      case UInt8(ascii: "f"): try word("false", .bool(false))
      case UInt8(ascii: "n"): try word("null", .null)
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
      default: throw fault("a value is expected")
      }
    return JSONNode(value: value, place: start, json: Data(bytes[begin..<index]))
  }

  private mutating func members() throws(JSONFault) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    try open()
    defer { depth -= 1 }
    if take(UInt8(ascii: "}")) { return members }
    while true {
      let start = place
      guard peek == UInt8(ascii: "\"") else { throw fault("a key in quotation marks is expected") }
      let key = try text()
      if members.contains(where: { $0.key == key }) {
        throw JSONFault("“\(key)” appears twice", at: start)
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw fault("“:” is expected behind “\(key)”") }
      skipSpace()
      members.append(.init(key: key, place: start, node: try value()))
      if try !goesOn(to: UInt8(ascii: "}")) { return members }
    }
  }

  private mutating func elements() throws(JSONFault) -> [JSONNode] {
    var elements: [JSONNode] = []
    try open()
    defer { depth -= 1 }
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value())
      if try !goesOn(to: UInt8(ascii: "]")) { return elements }
    }
  }

  private mutating func open() throws(JSONFault) {
    depth += 1
    if depth > Self.depthLimit { throw fault("more than \(Self.depthLimit) brackets are open") }
    advance()
    skipSpace()
  }

  /// Reads the comma before another element and returns true, or returns false at the closing
  /// bracket.
  private mutating func goesOn(to end: UInt8) throws(JSONFault) -> Bool {
    skipSpace()
    if take(end) { return false }
    guard take(UInt8(ascii: ",")) else {
      throw fault("“,” or “\(Character(Unicode.Scalar(end)))” is expected")
    }
    skipSpace()
    return true
  }

  private mutating func word(
    _ word: String, _ value: JSONNode.Value
  ) throws(JSONFault) -> JSONNode.Value {
    guard bytes[index...].starts(with: word.utf8) else { throw fault("a value is expected") }
    for _ in word.utf8 { advance() }
    return value
  }

  private mutating func number() throws(JSONFault) -> Double {
    let (start, begin) = (place, index)
    _ = take(UInt8(ascii: "-"))
    let whole = digits()
    var isNumber = whole > 0 && (whole == 1 || bytes[index - whole] != UInt8(ascii: "0"))
    if take(UInt8(ascii: ".")), digits() == 0 { isNumber = false }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      if digits() == 0 { isNumber = false }
    }
    let text = String(decoding: bytes[begin..<index], as: UTF8.self)
    guard isNumber, let number = Double(text), number.isFinite else {
      throw JSONFault("“\(text)” isn't a valid JSON number", at: start)
    }
    return number
  }

  private mutating func digits() -> Int {
    let begin = index
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { advance() }
    return index - begin
  }

  /// Reads a text. A decoder resolves the escapes, and rejects half of a surrogate pair.
  private mutating func text() throws(JSONFault) -> String {
    let (start, begin) = (place, index)
    advance()
    while let byte = peek, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw fault("a text contains a control character") }
      if byte == UInt8(ascii: "\\") { advance() }
      advance()
    }
    guard take(UInt8(ascii: "\"")) else { throw fault("a text isn't closed") }
    let json = Data(bytes[begin..<index])
    guard let text = try? JSONDecoder().decode(String.self, from: json) else {
      throw JSONFault("the text has an escape that JSON doesn't have", at: start)
    }
    return text
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    advance()
    return true
  }

  private mutating func advance() {
    guard let byte = peek else { return }
    index += 1
    if byte == UInt8(ascii: "\n") {
      place = JSONPlace(line: place.line + 1, column: 1)
    } else if peek.map({ $0 & 0xC0 != 0x80 }) ?? true {
      // A character of several bytes takes up one column.
      place = JSONPlace(line: place.line, column: place.column + 1)
    }
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { advance() }
  }

  private func fault(_ reason: String) -> JSONFault { JSONFault(reason, at: place) }
}

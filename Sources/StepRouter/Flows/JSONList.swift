import PortableUIKit

/// The elements of a JSON array with their lines, which decoders do not tell.
struct JSONList {
  struct Element {
    let line: Int
    let json: Data
  }

  private(set) var elements: [Element] = []
  private var line = 1
  private var depth = 0
  private var isOver = false
  private var begun: (line: Int, index: Int)?

  /// Splits an array; what its elements are is left to their decoder.
  init(_ json: Data) throws(FlowDocument.Problem) {
    var isQuoted = false
    var isEscaped = false
    for (index, byte) in json.enumerated() {
      let character = Character(UnicodeScalar(byte))
      if isQuoted {
        isQuoted = isEscaped || character != "\""
        isEscaped = character == "\\" && !isEscaped
      } else if !character.isWhitespace {
        try read(character, at: index, of: json)
        isQuoted = character == "\""
      }
      if character == "\n" { line += 1 }
    }
    guard isOver else {
      throw problem(depth == 0 ? "a list in “[ ]” is expected" : "its end is missing")
    }
  }

  private mutating func read(
    _ character: Character, at index: Int, of json: Data
  ) throws(FlowDocument.Problem) {
    if isOver { throw problem("nothing may follow the list") }
    switch (character, depth) {
    case ("[", 0): depth = 1
    case (_, 0): throw problem("a list in “[ ]” is expected")
    case (",", 1), ("]", 1):
      try end(at: index, of: json, isLast: character == "]")
    case ("}", 1): throw problem("“}” closes nothing")
    default:
      if begun == nil { begun = (line, index) }
      if "[{".contains(character) { depth += 1 }
      if "]}".contains(character) { depth -= 1 }
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
    let range = json.startIndex + begun.index..<json.startIndex + index
    elements.append(Element(line: begun.line, json: json[range]))
    self.begun = nil
  }

  private func problem(_ reason: String) -> FlowDocument.Problem {
    FlowDocument.Problem(line: line, reason: reason)
  }
}

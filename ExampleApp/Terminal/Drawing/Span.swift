/// A piece of a line with a single look.
struct Span: Hashable, Sendable {
  enum Look: Hashable, Sendable { case plain, strong, faint, number }

  let text: String
  var look = Look.plain

  init(_ text: String, _ look: Look = .plain) {
    self.text = text
    self.look = look
  }

  /// Returns the text, with the look's escape codes if `inColour` is true.
  func written(inColour: Bool) -> String {
    guard inColour else { return text }
    return switch look {
    case .plain: text
    case .strong: "\u{1B}[1m\(text)\u{1B}[0m"
    case .faint: "\u{1B}[2m\(text)\u{1B}[0m"
    case .number: "\u{1B}[36m\(text)\u{1B}[0m"
    }
  }
}

/// A line of a drawing.
typealias Row = [Span]

extension [Span] {
  var width: Int { reduce(0) { $0 + $1.text.columns } }

  /// Pads the row with spaces to a width, or cuts a longer row.
  func filled(to width: Int) -> Row {
    guard self.width <= width else { return cut(to: width) }
    return self + [Span(String(repeating: " ", count: width - self.width))]
  }

  /// Returns the row with a single look.
  func all(_ look: Span.Look) -> Row { map { Span($0.text, look) } }

  /// Cuts the row to at most `width` columns. A longer row ends with an ellipsis.
  func cut(to width: Int) -> Row {
    guard self.width > width else { return self }
    var rest = width
    var row: Row = []
    for (index, span) in enumerated() where rest > 0 {
      let isLast = index == indices.last
      // Any span but the last has to leave room for the ellipsis.
      let fits = span.text.columns < rest || isLast && span.text.columns == rest
      let text = fits ? span.text : span.text.cut(toColumns: rest, endingWithEllipsis: true)
      rest = fits ? rest - text.columns : 0
      row.append(Span(text, span.look))
    }
    return row
  }
}

extension String {
  /// Breaks the text at spaces into lines of at most `width` columns.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.columns + 1 + word.columns > width {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " \(word)"
      }
      lines.append(line)
    }
    return lines
  }
}

import PortableUIKit
import StepRouterVerify

/// Reads lines that the user edits in a terminal, with arrow keys, a history and completion.
package final class LineTerminal {
  private var editor = LineEditor()
  private var decoder = KeyDecoder()
  /// The bytes not decoded yet, such as keys typed ahead.
  private var bytes: ArraySlice<UInt8> = []
  private let fallback: LineReader

  /// Creates a terminal that falls back to plain lines if it can't enter raw mode.
  package init(orElse fallback: LineReader) {
    self.fallback = fallback
  }

  /// Returns the next line; nil at the end of the input.
  package func next(
    prompt: String, completing complete: LineEditor.Completer
  ) throws(Problem) -> String? {
    guard let mode = RawMode.enter() else {
      StandardStreams.print(prompt, "")
      return try fallback.next()
    }
    defer { mode.leave() }
    draw(prompt)
    while let byte = nextByte(prompt) {
      guard let key = decoder.take(byte) else { continue }
      switch editor.press(key, completing: complete) {
      case .none: break
      case .redraw: draw(prompt)
      case .bell: StandardStreams.print("\u{07}", "")
      case .clear:
        StandardStreams.print("\u{1B}[H\u{1B}[2J", "")
        draw(prompt)
      case .list(let words):
        StandardStreams.print("\n" + Self.listed(words, in: TerminalSize.columns ?? 80), "\n")
        draw(prompt)
      case .submit(let line):
        StandardStreams.print("", "\n")
        return line
      case .end: return nil
      }
    }
    return nil
  }

  private func draw(_ prompt: String) {
    let columns = TerminalSize.columns ?? 80
    StandardStreams.print(
      LinePicture(prompt: prompt, of: editor, columns: columns).written, "")
  }

  /// Returns the next byte; nil at the end. A signal interrupts the read when the window changes
  /// size or the process resumes, and the line is then drawn again.
  private func nextByte(_ prompt: String) -> UInt8? {
    while bytes.isEmpty {
      var buffer = [UInt8](repeating: 0, count: 1_024)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR {
        draw(prompt)
        continue
      }
      guard count > 0 else { return nil }
      bytes = buffer.prefix(count)
    }
    return bytes.popFirst()
  }

  /// Returns the words, as many per row as fit.
  package static func listed(_ words: [String], in columns: Int) -> String {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.columns + 2 + word.columns < columns {
        lines[lines.endIndex - 1] = last + "  " + word
      } else {
        lines.append(word.cut(toColumns: max(1, columns - 1)))
      }
    }
    return lines.joined(separator: "\n")
  }
}

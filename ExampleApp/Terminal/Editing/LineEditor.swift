/// Edits the line that the user types: keys in, text and cursor out. It neither reads nor writes.
package struct LineEditor {
  /// The effect of a key, besides changing the text.
  package enum Effect: Hashable, Sendable {
    /// The line looks different now.
    case redraw
    case none
    /// The user has submitted the line.
    case submit(String)
    /// The input has ended.
    case end
    /// The possible completions of the word, to list below the line.
    case list([String])
    /// The user wants to clear the screen.
    case clear
    /// The key has no effect here.
    case bell
  }

  /// Returns the possible completions of a text's last word.
  package typealias Completer = (_ text: String) -> [String]

  package private(set) var text: [Character] = []
  /// The index of the character after the cursor.
  package private(set) var cursor = 0
  package private(set) var history = LineHistory()
  private let limit: Int

  /// - Parameter limit: The maximum length of a line, in bytes.
  package init(limit: Int = Command.longest) {
    self.limit = limit
  }

  /// Handles a key. The completer gets the text before the cursor.
  package mutating func press(_ key: Key, completing completer: Completer = { _ in [] }) -> Effect {
    switch key {
    case .text(let character): return insert([character])
    case .left: return move(to: cursor - 1)
    case .right: return move(to: cursor + 1)
    case .home: return move(to: 0)
    case .end: return move(to: text.count)
    case .wordLeft: return move(to: startOfWord)
    case .wordRight: return move(to: endOfWord)
    case .backspace: return remove(cursor - 1..<cursor)
    case .delete: return remove(cursor..<cursor + 1)
    case .deleteWord: return remove(startOfWord..<cursor)
    case .deleteToStart: return remove(0..<cursor)
    case .deleteToEnd: return remove(cursor..<text.count)
    case .up: return show(history.older(than: String(text)))
    case .down: return show(history.newer())
    case .tab: return complete(with: completer(String(text[..<cursor])))
    case .enter: return submit()
    case .endOfInput: return text.isEmpty ? .end : remove(cursor..<cursor + 1)
    case .clearScreen: return .clear
    case .other: return .none
    }
  }

  private mutating func insert(_ new: [Character]) -> Effect {
    guard String(text + new).utf8.count <= limit else { return .bell }
    text.insert(contentsOf: new, at: cursor)
    // A combining character merges with the character before it.
    let before = String(text[..<(cursor + new.count)])
    text = Array(before) + text[(cursor + new.count)...]
    cursor = before.count
    return .redraw
  }

  private mutating func move(to place: Int) -> Effect {
    guard (0...text.count).contains(place), place != cursor else { return .bell }
    cursor = place
    return .redraw
  }

  private mutating func remove(_ range: Range<Int>) -> Effect {
    guard !range.isEmpty, range.lowerBound >= 0, range.upperBound <= text.count else {
      return .bell
    }
    text.removeSubrange(range)
    cursor = range.lowerBound
    return .redraw
  }

  private mutating func show(_ line: String?) -> Effect {
    guard let line else { return .bell }
    text = Array(line)
    cursor = text.count
    return .redraw
  }

  private mutating func submit() -> Effect {
    let line = String(text)
    history.add(line)
    text = []
    cursor = 0
    return .submit(line)
  }

  private var startOfWord: Int {
    var place = cursor
    while place > 0, text[place - 1].isWhitespace { place -= 1 }
    while place > 0, !text[place - 1].isWhitespace { place -= 1 }
    return place
  }

  private var endOfWord: Int {
    var place = cursor
    while place < text.count, text[place].isWhitespace { place += 1 }
    while place < text.count, !text[place].isWhitespace { place += 1 }
    return place
  }

  /// Inserts the only candidate, or the prefix that all candidates share. Lists the candidates if
  /// the prefix adds nothing.
  private mutating func complete(with candidates: [String]) -> Effect {
    guard let first = candidates.first else { return .bell }
    let start = text[..<cursor].lastIndex(where: \.isWhitespace).map { $0 + 1 } ?? 0
    let word = Array(text[start..<cursor])
    let common = candidates.dropFirst().reduce(Array(first)) { common, other in
      zip(common, other).prefix { $0.0 == $0.1 }.map(\.0)
    }
    let isOnly = candidates.count == 1
    let isWhole = isOnly && !first.hasSuffix("/") && !first.hasSuffix("=")
    let completed = common + (isWhole ? [" "] : [])
    guard completed.count > word.count else { return isOnly ? .bell : .list(candidates) }
    guard String(text).utf8.count + String(completed).utf8.count <= limit else { return .bell }
    text.replaceSubrange(start..<cursor, with: completed)
    cursor = start + completed.count
    return .redraw
  }
}

import StepRouterTesting
import Testing

@Suite struct LineDiffTests {
  /// Each letter is a line, `_` an empty one.
  private static let texts = [
    "", "a", "b", "ab", "ba", "abc", "axc", "xabc", "abcx", "a_b", "a_", "aab", "cbabac",
  ]

  private func text(_ letters: String) -> String {
    letters.map { $0 == "_" ? "" : String($0) }.joined(separator: "\n")
  }

  @Test(
    "Kept and removed lines are the old text, kept and added ones the new",
    arguments: texts, texts)
  func replays(_ oldLetters: String, _ newLetters: String) {
    let (old, new) = (text(oldLetters), text(newLetters))
    let diff = LineDiff(from: old, to: new)
    var before: [String] = []
    var after: [String] = []
    for line in diff.lines {
      switch line {
      case .same(let text):
        before.append(text)
        after.append(text)
      case .removed(let text): before.append(text)
      case .added(let text): after.append(text)
      }
    }
    #expect(before.joined(separator: "\n") == old)
    #expect(after.joined(separator: "\n") == new)
    #expect(diff.isEmpty == (old == new))
  }

  @Test(
    "A diff changes as few lines as possible",
    arguments: [
      ("abc", "abc", 0), ("abc", "axc", 2), ("abc", "xabc", 1), ("ab", "ba", 2),
      ("cbabac", "abc", 3), ("", "a", 1), ("ab", "", 2),
    ])
  func isShortest(_ old: String, _ new: String, changes: Int) {
    let lines = LineDiff(from: text(old), to: text(new)).lines
    #expect(lines.filter { if case .same = $0 { false } else { true } }.count == changes)
  }

  @Test("A diff is written as marked lines, the removed ones before the added ones")
  func description() {
    #expect(
      LineDiff(from: "Home\nBag\nHelp", to: "Home\nLogin\nHelp").description == """
          Home
        - Bag
        + Login
          Help
        """)
  }
}

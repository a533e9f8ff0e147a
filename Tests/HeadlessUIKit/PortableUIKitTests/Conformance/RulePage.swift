import PortableUIKit

/// A rule of `Docs/HeadlessUIKit/UIKitRules.md`: a numbered paragraph, or a row of a table.
struct Rule: Equatable {
  /// The prefix of a test's title: `Rule 33`, `M8`, `Timing of present`.
  let name: String
  let section: String
  /// The grades of evidence: D, T, L, I, X.
  let grades: Set<Character>

  /// Whether the evidence is good enough to demand a test.
  var isEvident: Bool { !grades.isDisjoint(with: "DTL") }
}

/// The rules of `Docs/HeadlessUIKit/UIKitRules.md`, read line by line.
struct RulePage {
  private(set) var rules: [Rule] = []
  private var section = ""
  private var number: String?
  private var paragraph = ""

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { read(String(line)) }
    endParagraph()
  }

  private mutating func read(_ line: String) {
    if line.hasPrefix("## ") {
      endParagraph()
      section = String(line.dropFirst(3))
    } else if let match = line.firstMatch(of: /^(\d+)\. (.*)/) {
      endParagraph()
      number = String(match.1)
      paragraph = String(match.2)
    } else if line.hasPrefix("| ") {
      endParagraph()
      readRow(line)
    } else if line.isEmpty {
      endParagraph()
    } else {
      paragraph += " " + line.trimmingCharacters(in: .whitespaces)
    }
  }

  private mutating func endParagraph() {
    if let number { add("Rule \(number)", Self.grades(in: paragraph)) }
    number = nil
    paragraph = ""
  }

  /// The rows of the tables count as evident: they hold UIKit's own texts and sum up the rules.
  private mutating func readRow(_ line: String) {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let first = cells.first, first != "#", first != "call" else { return }
    add(first.contains(/^M\d+$/) ? first : "Timing of \(first)", ["D"])
  }

  private mutating func add(_ name: String, _ grades: Set<Character>) {
    rules.append(Rule(name: name, section: section, grades: grades))
  }

  /// The letters that bracketed pieces of evidence begin with: `[D]`, `[L ×3]`, `[T WF; D]`.
  static func grades(in paragraph: String) -> Set<Character> {
    var grades: Set<Character> = []
    for bracket in paragraph.matches(of: /\[([^\]]*)\]/) {
      for piece in bracket.1.split(whereSeparator: { ";/".contains($0) }) {
        guard let letter = piece.firstMatch(of: /^ *([DTLIX])(?= |$|:)/) else { continue }
        grades.formUnion(letter.1)
      }
    }
    return grades
  }
}

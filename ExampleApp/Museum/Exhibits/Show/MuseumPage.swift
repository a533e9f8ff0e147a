#if !canImport(UIKit)
/// The part of the museum's page that comes from the exhibits and the questions.
@MainActor
public enum MuseumPage {
  /// The part as Markdown, which `swift run Museum page` prints for `Docs/Museum.md`.
  public static var text: String {
    let halls = [
      "## Hall A: crashes and dead ends in apps", exhibits, "## Hall B: what users of routers ask",
      questionsIntroduction, questions,
    ]
    return halls.joined(separator: "\n\n") + "\n"
  }

  private static var exhibits: String {
    Museum.hallA.map { exhibit in
      let plaque = exhibit.plaque
      let moves = plaque.moves.map { "`\($0)`" }.joined(separator: ", ")
      return [
        "### \(exhibit.number). \(exhibit.title)",
        lines(plaque.story),
        lines(
          "Reported: \(plaque.reports.joined(separator: "; ")) (\(plaque.date)). "
            + plaque.confidence.words),
        "![\(exhibit.title), as the explorer draws it](Images/Museum/\(exhibit.number).svg)",
        lines("**Moves.** \(moves.isEmpty ? "None." : moves + ".")"),
        "```text\n\(plaque.finding.text)\n```",
        lines("**Cause.** \(plaque.cause) **Remedy.** \(plaque.remedy)"),
        lines("**In your app.** \(plaque.inYourApp)"),
      ].joined(separator: "\n\n")
    }
    .joined(separator: "\n\n")
  }

  private static let questionsIntroduction = lines(
    """
    Each row is a report about another router or framework: the screens at the start, the \
    request, and the screens in the end with StepRouter. Brackets are a stack, from the bottom up; \
    the star marks the selected tab. Further notes follow the semicolon.
    """)

  private static var questions: String {
    let rows = Museum.hallB.map { question in
      "| \(question.number) | \(question.askedOf) | `\(question.start)` | \(question.request) "
        + "| `\(question.end)` |"
    }
    return (["| # | Asked of | Start | Request | End |", "| --- | --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  /// Breaks a paragraph into lines of at most 120 characters.
  private static func lines(_ paragraph: String) -> String {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 120 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension Plaque.Confidence {
  fileprivate var words: String {
    switch self {
    case .confirmed: "The steps are in the report, and a fix or a second report confirms them."
    case .explained: "The steps or a stack trace show how it happens."
    case .supposed: "The report has the symptom and a supposed fix."
    }
  }
}
#endif

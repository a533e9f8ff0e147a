import StepRouterExplorer

extension GateReport {
  /// A comment for a pull request: the verdict, the faults, the way to the first one, and the gaps
  /// of the exploration.
  package var markdown: String {
    let parts = [
      "### \(review.isPassed ? "✓" : "✕") \(review.verdict.inMarkdown)", table, way,
      list("Gone", review.gone), list("Not looked for again", review.missed), unused, untried,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var table: String {
    guard !review.entries.isEmpty else { return "" }
    let rows = review.entries.map { entry in
      "| \(entry.fault.description.inMarkdown) | `\(entry.fault.code)` | \(entry.note.inMarkdown) |"
    }
    return (["| Fault | Code | |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
  }

  /// The shortest way to the first fault that fails, as a diagram, and how to replay it.
  private var way: String {
    guard let entry = review.failing.first ?? review.entries.first else { return "" }
    return """
      The way to \(entry.fault.culprit.inMarkdown):

      ```mermaid
      \(WayDiagram(to: entry.fault, in: review.exploration).mermaid)
      ```

      \(quoted(entry.sentences).map { "> \($0.inMarkdown)" }.joined(separator: "\n>\n"))

      \(declaration(of: entry.fault))Replay it with the record of this run, or in a test:

      ```sh
      \(command(replaying: entry.fault.code))
      ```

      ```swift
      \(entry.fault.first.code)
      ```
      """
  }

  /// A link to the declaration that the fault belongs to, with an empty line; empty if there's
  /// none.
  private func declaration(of fault: Exploration.Fault) -> String {
    guard let location = fault.first.trial.location, let address = sources?.address(of: location)
    else { return "" }
    return "Declared at [\(location.description.inMarkdown)](\(address)).\n\n"
  }

  /// The sentences, with an explanation of the codes in them.
  private func quoted(_ sentences: [String]) -> [String] {
    sentences + [RuleCodes.explanation(of: sentences)].compactMap(\.self)
  }

  private func list(_ title: String, _ faults: [Exploration.Fault]) -> String {
    guard !faults.isEmpty else { return "" }
    let rows = faults.map { "- `\($0.code)` \($0.description.inMarkdown)" }
    return "\(title):\n\n\(rows.joined(separator: "\n"))"
  }

  private var unused: String {
    guard !review.unused.isEmpty else { return "" }
    let rows = review.unused.map {
      "- `\($0.code)`, line \($0.line): remove it. (\($0.reason.inMarkdown))"
    }
    return "Accepted, but gone:\n\n\(rows.joined(separator: "\n"))"
  }

  private var untried: String {
    let untried = review.exploration.untried
    guard !untried.isEmpty else { return "" }
    return "Not tried:\n\n" + untried.map { "- \($0.inMarkdown)" }.joined(separator: "\n")
  }
}

extension String {
  /// The text on one line, with the characters escaped that have a meaning in a Markdown table.
  var inMarkdown: String {
    var text = ""
    for character in self {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\\", "|", "*", "_", "`", "[", "]", "~", "#": text += "\\\(character)"
      case _ where character.isNewline: text += " "
      default: text.append(character)
      }
    }
    return text
  }
}

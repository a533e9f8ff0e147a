import StepRouterExplorer

/// The shortest way to a fault, as a diagram of the screens on the way.
struct WayDiagram {
  /// The screen in front at each step, and the move from there.
  private var steps: [(screen: String, move: String)] = []
  private let end: String

  init(to fault: Exploration.Fault, in exploration: Exploration) {
    let finding = fault.first
    var screens: [[UserMove]: String] = [:]
    for state in exploration.states {
      screens[state.moves] = FrontScreen(in: state)?.label
    }
    for (index, move) in finding.moves.enumerated() {
      let way = Array(finding.moves.prefix(index))
      steps.append((screens[way] ?? Self.unknown(index), move.phrase))
    }
    let last = screens[finding.moves] ?? Self.unknown(finding.moves.count)
    steps.append((last, finding.culprit == nil ? finding.title : ""))
    end = "\(fault.culprit) \(fault.predicate)"
  }

  private static func unknown(_ count: Int) -> String {
    count == 0 ? "Start" : "After \(count.counted("move"))"
  }

  /// The diagram in Mermaid's language, which GitHub and GitLab draw.
  var mermaid: String {
    var lines = ["graph LR"]
    for (index, step) in steps.enumerated() {
      let next = index + 1 == steps.count ? "fault" : "s\(index + 1)"
      let arrow = step.move.isEmpty ? "-->" : "-- \(step.move.inMermaid) -->"
      lines.append("  s\(index)[\(step.screen.inMermaid)] \(arrow) \(next)")
    }
    return (lines + ["  fault{{\(end.inMermaid)}}"]).joined(separator: "\n")
  }
}

extension String {
  /// The text in quotation marks, with the characters escaped that have a meaning in Mermaid.
  fileprivate var inMermaid: String {
    var text = ""
    for character in self {
      switch character {
      case "\"": text += "#quot;"
      case "#": text += "#35;"
      case "<": text += "#lt;"
      case ">": text += "#gt;"
      case "`": text += "#96;"
      case _ where character.isNewline: text += " "
      default: text.append(character)
      }
    }
    return "\"\(text)\""
  }
}

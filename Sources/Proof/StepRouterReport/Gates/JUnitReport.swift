import StepRouter
import StepRouterExplorer

extension GateReport {
  /// The result as JUnit's XML: a test case for each destination, and one for each other culprit. A
  /// fault belongs to one case, no matter how many states show it; an accepted fault counts as
  /// skipped.
  package var junit: String {
    let cases = JUnitCase.all(of: review)
    let failed = cases.count { !$0.failures.isEmpty }
    let skipped = cases.count { $0.failures.isEmpty && $0.skipped != nil }
    let counts =
      "tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(program.inXML)" \(counts)>
        <testsuite name="\(program.inXML)" \(counts)>
      \(cases.map { element($0) }.joined(separator: "\n"))
        </testsuite>
      </testsuites>

      """
  }

  private func element(_ one: JUnitCase) -> String {
    let place = place(one.location).map { " file=\"\($0.path.inXML)\" line=\"\($0.line)\"" } ?? ""
    let start =
      "    <testcase name=\"\(one.name.inXML)\" classname=\"\(program.inXML)\"\(place)"
    if let failure = failure(one.failures) { return "\(start)>\n\(failure)\n    </testcase>" }
    guard let skipped = one.skipped else { return start + "/>" }
    return "\(start)>\n      <skipped message=\"\(skipped.inXML)\"/>\n    </testcase>"
  }

  /// Returns one element for all faults of a case, because some readers accept only one.
  private func failure(_ entries: [FaultReview.Entry]) -> String? {
    guard let first = entries.first else { return nil }
    let message = entries.map(\.fault.description).joined(separator: "; ")
    let text = entries.map { entry in
      ([entry.fault.code + (entry.note.isEmpty ? "" : ", \(entry.note)")]
        + entry.fault.findings.map(\.description)
        + ["replay: \(command(replaying: entry.fault.code))"]).joined(separator: "\n")
    }
    let codes = entries.flatMap(\.fault.findings).flatMap(\.trial.problems).map(\.detail)
    let whole = (text + [RuleCodes.explanation(of: codes)].compactMap(\.self))
      .joined(separator: "\n\n")
    return """
            <failure type="\(first.fault.kind.rawValue)" message="\(message.inXML)">\(whole.inXML)\
      </failure>
      """
  }
}

/// A test case: a destination, or another culprit.
struct JUnitCase {
  let name: String
  let location: CodeLocation?
  var failures: [FaultReview.Entry] = []
  /// The reason why the case says nothing, or why its fault is accepted.
  var skipped: String?

  static func all(of review: FaultReview) -> [Self] {
    let exploration = review.exploration
    let isAsked = exploration.tally.count { $0.subject == .destination } > 0
    var cases = exploration.destinations.map {
      Self(name: $0.name, location: $0.location, skipped: isAsked ? nil : "It was not asked for.")
    }
    for entry in review.entries {
      let trial = entry.fault.first.trial
      let name = trial.destination ?? entry.fault.culprit
      let index = cases.firstIndex { $0.name == name } ?? cases.endIndex
      if index == cases.endIndex { cases.append(Self(name: name, location: trial.location)) }
      if review.failing.contains(entry) {
        cases[index].failures.append(entry)
      } else {
        let reason = entry.note.isEmpty ? "" : ", \(entry.note)"
        let text = "\(entry.fault.code): \(entry.fault)\(reason)"
        cases[index].skipped = cases[index].skipped.map { "\($0); \(text)" } ?? text
      }
    }
    return cases
  }
}

extension String {
  /// The text for an XML element or attribute, with the characters replaced that XML can't contain.
  fileprivate var inXML: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// The faults, grouped by cause, with everything you need to reproduce them.
struct FailuresSection {
  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  var markup: Markup {
    """
    <section id="failures" aria-labelledby="failures-title">
    <h2 id="failures-title">Failures</h2>
    \(content)</section>

    """
  }

  private var content: Markup {
    guard !facts.findings.isEmpty else {
      return "<p class=\"calm\">None. What was tried did what it should.</p>\n"
    }
    return """
      <p>Each fault is listed once, with the shortest way to it.\(codes)</p>
      \(overview)\(facts.groups.map(group))\(remainder)
      """
  }

  /// The explanation of the rules' codes in the faults; empty if there are none.
  private var codes: Markup {
    facts.report.exploration.ruleExplanation.map { " \($0)" } ?? ""
  }

  private var overview: Markup {
    let rows = facts.groups.map { group -> Markup in
      let first = group.findings.first ?? 0
      return """
        <li><a href="#\(Self.anchor(of: group))">\(group.heading)</a> \
        <span class="count">\(group.findings.count.counted("fault"))</span>\
        \(Markup.when(first >= ReportFacts.fullFindings, " <span>in the list</span>"))</li>

        """
    }
    return "<ul class=\"causes\">\n\(rows)</ul>\n"
  }

  private func group(_ group: FaultGroup) -> Markup {
    let told = group.findings.filter { $0 < ReportFacts.fullFindings }
    return """
      <section class="cause" id="\(Self.anchor(of: group))" \
      aria-labelledby="\(Self.anchor(of: group))-title">
      <h3 id="\(Self.anchor(of: group))-title">\(group.heading) \
      \(Markup.code(group.kind.rawValue))</h3>
      \(told.map { FindingArticle(number: $0, facts).markup })</section>

      """
  }

  /// Lists the faults that the report doesn't describe in full, with the code that reproduces them.
  private var remainder: Markup {
    let rest = Array(facts.findings.enumerated().dropFirst(ReportFacts.fullFindings))
    guard !rest.isEmpty else { return "" }
    let rows = rest.map { place, finding -> Markup in
      """
      <tr id="f\(place + 1)"><th scope="row">\(finding.title)</th>\
      <td>\(finding.trial.problems.map(\.description).joined(separator: " "))</td>\
      <td>\(Markup.code(finding.code))</td></tr>

      """
    }
    return """
      <section aria-labelledby="more-failures">
      <h3 id="more-failures">And \(rest.count.grouped) more\
      </h3>
      <div class="scroll" tabindex="0" role="region" aria-label="More failures"><table>
      <thead><tr><th scope="col">What was tried</th><th scope="col">What is wrong</th>\
      <th scope="col">As a test</th></tr></thead>
      <tbody>\(rows)</tbody></table></div></section>

      """
  }

  private static func anchor(of group: FaultGroup) -> String { "cause-\(group.anchor)" }
}

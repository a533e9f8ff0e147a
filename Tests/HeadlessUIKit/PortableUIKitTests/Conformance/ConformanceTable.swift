import PortableUIKit

/// The rules that are tested, left out for a reason, or left out without one.
struct ConformanceTable: CustomStringConvertible {
  let rules: [Rule]
  let tested: Set<String>

  /// - Parameter sources: the sources of the tests.
  init(page: String, sources: [String]) {
    rules = RulePage(page).rules
    tested = Set(sources.flatMap(Self.rulesTested))
  }

  /// The rules that the titles of a source's tests begin with.
  static func rulesTested(in source: String) -> [String] {
    source.matches(of: /@Test\(\s*"(Rule \d+|M\d+|Timing of [^":]+):/).map { String($0.1) }
  }

  /// The rules that are neither tested nor left out for a reason.
  var silent: [Rule] {
    rules.filter { !tested.contains($0.name) && LeftOut.reason(for: $0) == nil }
  }

  /// The rules that are both left out and tested, and names that no rule has.
  var contradictions: [String] {
    let names = Set(rules.map(\.name))
    let leftOut = Set(rules.filter { LeftOut.reason(for: $0) != nil }.map(\.name))
    return tested.intersection(leftOut).union(tested.subtracting(names))
      .union(Set(LeftOut.reasons.keys).subtracting(names)).sorted()
  }

  var description: String {
    let sections = rules.map(\.section).reduce(into: [String]()) { sections, section in
      if sections.last != section { sections.append(section) }
    }
    return
      ([Self.row("section", "rules", "tested", "left out")] + sections.map(row)
      + ["", "Left out:"] + leftOutLines).joined(separator: "\n")
  }

  private func row(_ section: String) -> String {
    let own = rules.filter { $0.section == section }
    let count = own.filter { tested.contains($0.name) }.count
    return Self.row(section, "\(own.count)", "\(count)", "\(own.count - count)")
  }

  private static func row(
    _ section: String, _ rules: String, _ tested: String, _ leftOut: String
  ) -> String {
    let numbers = [rules, tested, leftOut].map { String(repeating: " ", count: 9 - $0.count) + $0 }
    return section.padding(toLength: 50, withPad: " ", startingAt: 0) + numbers.joined()
  }

  private var leftOutLines: [String] {
    rules.filter { !tested.contains($0.name) }.map { rule in
      "  \(rule.name): \(LeftOut.reason(for: rule) ?? "WITHOUT A REASON")"
    }
  }
}

import StepRouter

extension RouteCatalogue {
  /// The names of the rules that `Docs/Proof/ExplorerReference.md` lists.
  public static var lintRules: [String] {
    LintRule.all.map(\.identifier) + [LintRule.unusedSuppression]
  }

  /// Returns every problem with the declarations, without running anything.
  ///
  /// A problem that several routes share appears once, for the first of them. A suppression that
  /// suppresses nothing is a finding too, so that none outlives its reason.
  ///
  /// - Parameter suppressions: The findings to leave out.
  public func lint(except suppressions: [LintSuppression] = []) -> [LintFinding] {
    let all = LintRule.all.flatMap { rule in
      rule.faults(self).map { fault in
        LintFinding(
          rule: rule.identifier, route: fault.route?.name, location: fault.location,
          sentence: fault.sentence)
      }
    }
    let told = all.filter { finding in !suppressions.contains { $0.covers(finding) } }
    let unused = suppressions.filter { suppression in !all.contains(where: suppression.covers) }
    return told.withoutRepetitions + unused.map(Self.finding)
  }

  private static func finding(unused suppression: LintSuppression) -> LintFinding {
    LintFinding(
      rule: LintRule.unusedSuppression, route: suppression.route, location: nil,
      sentence: "\(suppression) suppresses nothing: remove it, or correct its names.")
  }
}

extension [LintFinding] {
  fileprivate var withoutRepetitions: [LintFinding] {
    var known: Set<LintFinding> = []
    return filter { finding in
      known.insert(
        LintFinding(
          rule: finding.rule, route: finding.location == nil ? finding.route : nil,
          location: finding.location, sentence: finding.sentence)
      ).inserted
    }
  }
}

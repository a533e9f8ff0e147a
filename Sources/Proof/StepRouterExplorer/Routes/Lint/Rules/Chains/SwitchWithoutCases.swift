import StepRouter

extension LintRule {
  /// Reports a switch without cases.
  static let switchWithoutCases = LintRule("switch-without-cases") { catalogue in
    catalogue.choices.compactMap { route, choice in
      guard choice.cases.isEmpty else { return nil }
      return Fault(
        route: route, location: choice.reference.location,
        sentence:
          "The switch has no case, so a navigation that gets to it fails. Add a case, or end "
          + "it with assemble(default:).")
    }
  }
}

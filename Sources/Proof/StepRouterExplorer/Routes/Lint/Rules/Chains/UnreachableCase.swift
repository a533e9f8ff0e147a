import StepRouter

extension LintRule {
  /// Reports a case that never applies, because an earlier case does or because its finder finds
  /// nothing.
  static let unreachableCase = LintRule("unreachable-case") { catalogue in
    catalogue.choices.flatMap { route, choice in
      choice.cases.indices.compactMap { index -> Fault? in
        guard case .finds(let finder) = choice.cases[index].condition else { return nil }
        let earlier = choice.cases[..<index].firstIndex { $0.finds(whatIsFoundBy: finder) }
        guard finder.findsNothing || earlier != nil else { return nil }
        let reason =
          earlier.map { "finds only what case \($0 + 1) finds before" } ?? "finds nothing"
        return Fault(
          route: route, location: choice.cases[index].location,
          sentence: "Case \(index + 1) of the switch is never taken: \(finder.words()) \(reason). "
            + "Remove it, or correct its finder.")
      }
    }
  }
}

extension CaseDescription {
  fileprivate func finds(whatIsFoundBy finder: FinderDescription) -> Bool {
    guard case .finds(let own) = condition, own.isWhollyDescribed, finder.isWhollyDescribed else {
      return false
    }
    return own.screen == finder.screen && own.type == finder.type && own.options == finder.options
      && own.start == finder.start
  }
}

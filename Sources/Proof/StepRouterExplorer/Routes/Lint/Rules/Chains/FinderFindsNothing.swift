import StepRouter

extension LintRule {
  /// Reports a finder that walks over view controllers but compares none.
  static let finderFindsNothing = LintRule("finder-finds-nothing") { catalogue in
    catalogue.steps.compactMap { entry in
      guard let finder = entry.step.finder, finder.findsNothing else { return nil }
      return entry.fault(
        "\(finder.words(with: entry.step.context)) finds no \(entry.step.reference.screen): its "
          + "options compare no view controller. Add .current, .visible, .contained or .parent, or "
          + "use NilFinder.")
    }
  }
}

import StepRouter

extension LintRule {
  /// Reports a link to a screen that the router never looks for.
  static let rebuiltByLink = LintRule("rebuilt-by-link") { catalogue in
    catalogue.links.compactMap { link in
      guard let route = catalogue.route(of: link),
        let step = route.ownSteps.first(where: { $0.finder == nil && $0.factory != nil })
      else { return nil }
      return Fault(
        route: route, location: link.location,
        sentence: "“\(link.pattern)” leads to \(step.reference.screen), which no finder looks for: "
          + "opened twice, it is there twice. Give it a finder other than NilFinder.")
    }
  }
}

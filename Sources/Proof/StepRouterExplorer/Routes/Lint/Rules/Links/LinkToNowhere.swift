import StepRouter

extension LintRule {
  /// Reports a link whose route isn't in the catalogue.
  static let linkToNowhere = LintRule("link-to-nowhere") { catalogue in
    catalogue.links.compactMap { link in
      guard catalogue.route(of: link) == nil else { return nil }
      return Fault(
        route: nil, location: link.location,
        sentence:
          "“\(link.pattern)” leads to \(link.destinationName), which is not in the catalogue: "
          + "add the route, or correct the link.")
    }
  }
}

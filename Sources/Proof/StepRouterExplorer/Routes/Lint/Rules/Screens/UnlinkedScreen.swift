import StepRouter

extension LintRule {
  /// Reports a screen of the app's list that no link leads to.
  static let unlinkedScreen = LintRule("unlinked-screen") { catalogue in
    catalogue.routes.filter { $0.gaps.contains(.link) }.map { route in
      Fault(
        route: route, location: route.location,
        sentence:
          "No link leads to this screen of the list: give it a “link(_:)”, put the list into the "
          + "LinkMap, or declare “withoutLink()”.")
    }
  }
}

import StepRouter

extension LintRule {
  /// Reports a screen of the app's list that no route can name.
  static let unrestoredScreen = LintRule("unrestored-screen") { catalogue in
    catalogue.routes.filter { $0.gaps.contains(.place) }.map { route in
      Fault(
        route: route, location: route.location,
        sentence:
          "No route can name this screen of the list: give it a “place(_:)”, and a link if it has a "
          + "context, or declare “withoutPlace()”.")
    }
  }
}

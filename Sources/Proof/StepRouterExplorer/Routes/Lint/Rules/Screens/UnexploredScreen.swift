import StepRouter

extension LintRule {
  /// Reports a screen of the app's list that the explorer doesn't ask for.
  static let unexploredScreen = LintRule("unexplored-screen") { catalogue in
    catalogue.routes.filter { $0.gaps.contains(.exploration) }.map { route in
      Fault(
        route: route, location: route.location,
        sentence:
          "The explorer doesn't ask for this screen of the list: give it “examples(_:)” of its "
          + "context, and take the explorer's destinations from the list.")
    }
  }
}

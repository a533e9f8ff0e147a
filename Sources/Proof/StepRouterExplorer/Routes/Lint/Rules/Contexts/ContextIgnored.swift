import StepRouter

extension LintRule {
  /// Reports a destination that depends on its context, though its finder accepts any context.
  static let contextIgnored = LintRule("context-ignored") { catalogue in
    catalogue.routes.flatMap { route in
      route.ownSteps.compactMap { step -> Fault? in
        guard let finder = step.finder, finder.findsByClassAlone, step.takesContext,
          step.contextTasks.isEmpty, step.dependsOnContext
        else { return nil }
        let remedy =
          step.checksContext
          ? "Use ClassWithContextFinder"
          : "Let it conform to ContextChecking and use ClassWithContextFinder"
        return Fault(
          route: route, location: step.reference.location,
          sentence: "\(finder.words(with: step.context)) finds any \(step.reference.screen), "
            + "whichever \(shortName(step.context)) it shows: asked for another, the user stays "
            + "where they are. \(remedy), or add a context task that shows the new one.")
      }
    }
  }
}

extension StepDescription {
  /// True if the context affects the screen the step builds or finds.
  fileprivate var dependsOnContext: Bool {
    if checksContext { return true }
    guard let factory else { return false }
    return !factory.ignoresContext && factory.embedded.isEmpty
  }
}

import StepRouter

extension LintRule {
  /// Reports a step that a search passes over, although it has interceptors or tasks, or is the
  /// destination.
  static let neitherFoundNorBuilt = LintRule("neither-found-nor-built") { catalogue in
    catalogue.steps.compactMap { entry in
      let step = entry.step
      guard step.finder == nil, step.factory == nil else { return nil }
      let additions =
        step.interceptors.count + step.contextTasks.count + step.postTasks.count
        + step.leaveTasks.count
      let isDestination = entry.route.ownSteps.contains { $0.reference == step.reference }
      guard isDestination || additions > 0 else { return nil }
      let consequence =
        additions > 0
        ? "its interceptors and tasks never run" : "the route leads to what lies behind it"
      return entry.fault(
        "\(step.reference.screen) has neither a finder nor a factory, so it is passed over and "
          + "\(consequence). Give it a finder, or remove it.")
    }
  }
}

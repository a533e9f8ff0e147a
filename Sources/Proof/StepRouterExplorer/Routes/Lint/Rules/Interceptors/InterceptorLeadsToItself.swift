import StepRouter

extension LintRule {
  /// Reports an interceptor that holds the destination it guards.
  static let interceptorLeadsToItself = LintRule("interceptor-leads-to-itself") { catalogue in
    catalogue.steps.flatMap { entry in
      entry.step.interceptors.compactMap { interceptor -> Fault? in
        guard interceptor.destinations.contains(entry.route.chain.destination) else { return nil }
        return entry.fault(
          "\(entry.step.name(of: interceptor.type)) is asked on the way to "
            + "\(entry.route.chain.destination.screen), and holds that destination: where it asks for "
            + "it, the navigation fails. Let it ask for another, or take it off this route.",
          at: interceptor.location)
      }
    }
  }
}

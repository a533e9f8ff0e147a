import StepRouter

extension LintRule {
  /// Reports a base whose finder finds nothing.
  static let baseNotFound = LintRule("base-not-found") { catalogue in
    catalogue.routes.flatMap { route in
      route.chain.allParts.compactMap { part -> Fault? in
        guard case .base(let base) = part, case .found(let finder) = base.kind,
          finder.findsNothing
        else { return nil }
        return Fault(
          route: route, location: base.reference?.location,
          sentence:
            "\(finder.words()) finds nothing, so a navigation that gets to this base fails. "
            + "Use another finder, .root or .current.")
      }
    }
  }
}

import StepRouter

extension LintRule {
  /// Reports a route that claims to remove nothing, although its chain removes presented screens.
  static let removesAfterAll = LintRule("removes-after-all") { catalogue in
    catalogue.routes.compactMap { route in
      guard route.removesNothing else { return nil }
      var isOwn = true
      for part in route.chain.parts {
        switch part {
        case .step(let step):
          // A screen found further down may lie on top of every presented screen.
          if !isOwn, step.finder != nil { return nil }
          isOwn = false
          if let action = step.action, case .replaceRoot = action.kind {
            return fault(of: route, because: "replaceRoot removes everything", at: action.location)
          }
        case .base(let base):
          guard case .root = base.kind, !isOwn else { return nil }
          return fault(
            of: route, because: "what is presented goes, since its base is .root",
            at: base.reference?.location)
        case .choice: return nil
        case .conversion: break
        }
      }
      return nil
    }
  }

  private static func fault(
    of route: CataloguedRoute, because reason: String, at location: CodeLocation?
  ) -> Fault {
    Fault(
      route: route, location: location,
      sentence:
        "The route is said to remove nothing, but \(reason). Write .from(.current), or take "
        + "removingNothing() away.")
  }
}

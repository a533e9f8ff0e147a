import StepRouter

/// A rule, and how it finds what breaks it.
struct LintRule: Sendable {
  /// Something that breaks a rule.
  struct Fault {
    let route: CataloguedRoute?
    let location: CodeLocation?
    let sentence: String
  }

  let identifier: String
  let faults: @Sendable (RouteCatalogue) -> [Fault]

  init(_ identifier: String, faults: @escaping @Sendable (RouteCatalogue) -> [Fault]) {
    self.identifier = identifier
    self.faults = faults
  }

  /// In the order in which `Docs/Proof/Lint.md` explains them.
  static let all: [LintRule] = [
    finderFindsNothing, baseNotFound, neitherFoundNorBuilt, replaceRootFromCurrent,
    replaceRootElsewhere, removesAfterAll, stackInStack, detentsWithoutSheet, noAdapter,
    unreachableCase, switchWithoutCases, contextIgnored, contextUnused, interceptorLeadsToItself,
    unguardedChild, unevenInterceptors, duplicateRoute, duplicateLink, shadowedLink, linkToNowhere,
    rebuiltByLink,
  ]

  /// That of a suppression which suppresses nothing, which only the whole of the findings can tell.
  static let unusedSuppression = "unused-suppression"
}

import StepRouter

/// A rule, and the check that finds its violations.
struct LintRule: Sendable {
  /// A violation of a rule.
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

  /// The rules, in the order in which `Docs/Proof/ExplorerReference.md` lists them.
  static let all: [LintRule] = [
    finderFindsNothing, baseNotFound, neitherFoundNorBuilt, replaceRootFromCurrent,
    replaceRootElsewhere, removesAfterAll, stackInStack, detentsWithoutSheet, noAdapter,
    unreachableCase, switchWithoutCases, contextIgnored, contextUnused, interceptorLeadsToItself,
    unguardedChild, unevenInterceptors, duplicateRoute, duplicateLink, shadowedLink, linkToNowhere,
    rebuiltByLink, unlinkedScreen, unrestoredScreen, unexploredScreen,
  ]

  /// The rule about suppressions that suppress nothing. It needs the findings of all other rules,
  /// so it isn't in ``all``.
  static let unusedSuppression = "unused-suppression"
}

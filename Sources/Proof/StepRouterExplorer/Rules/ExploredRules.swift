/// The rules by which an app opens its links, so that an ``Explorer`` can report rules that never
/// applied.
///
/// ```swift
/// ExploredApp(
///   router: router, destinations: [],
///   links: [
///     ExploredLink(
///       "shop://product/42", shows: ExploredDestination("product 42", product, with: 42))
///   ],
///   rules: { ExploredRules(rules.all, applied: rules.applied) })
/// ```
public struct ExploredRules: Hashable, Sendable {
  let all: [String]
  let applied: [String]

  /// Creates a record of an app's rules.
  ///
  /// - Parameters:
  ///   - all: All rules of the document in effect, such as those of a `LinkRules`.
  ///   - applied: The rules that have applied to a link since the app started.
  public init<Rule: CustomStringConvertible>(_ all: [Rule], applied: [Rule]) {
    self.all = all.map(\.description)
    self.applied = applied.map(\.description)
  }
}

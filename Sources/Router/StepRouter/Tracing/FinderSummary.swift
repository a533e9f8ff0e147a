import PortableUIKit

/// A finder and where it searched, for plans and events.
///
/// ```swift
/// for summary in try router.plan(to: product, with: 42).missed { print(summary) }
/// // ClassFinder<ProductViewController, Int> (current, contained)
/// ```
public struct FinderSummary: Hashable, Sendable, Codable {
  /// The step that the finder belongs to.
  public let step: StepReference
  /// The finder's type; nil for a step that the router never searches for.
  public let finder: TypeName?
  /// The options of the search, if the finder walks the stack.
  public let options: SearchOptions?

  /// Makes a summary of a step's finder and its search; for plans in tests.
  public init(step: StepReference, finder: TypeName? = nil, options: SearchOptions? = nil) {
    self.step = step
    self.finder = finder
    self.options = options
  }

  @MainActor
  init(_ finder: any Finder, step: StepReference) {
    self.step = step
    self.finder = TypeName(type(of: finder))
    let iterator = (finder as? any StackIteratingFinder)?.iterator
    options = (iterator as? DefaultStackIterator)?.options
  }
}

extension FinderSummary: CustomStringConvertible {
  /// The finder and its options: `ClassFinder<ProductViewController, Int> (current, visible)`.
  public var description: String {
    guard let finder else { return "no finder" }
    return options.map { "\(finder) (\($0))" } ?? "\(finder)"
  }
}

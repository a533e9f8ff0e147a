import PortableUIKit

/// Which finder looked where, as plans and events tell it.
///
/// ```swift
/// for summary in try router.plan(to: product, with: 42).missed { print(summary) }
/// // ClassFinder<ProductViewController, Int> (current, contained)
/// ```
public struct FinderSummary: Hashable, Sendable, Codable {
  /// The step whose finder it is.
  public let step: StepReference
  /// The finder's class; nil for a step that is never looked for.
  public let finder: TypeName?
  /// Where it looked, for a finder that walks the stack.
  public let options: SearchOptions?

  /// Says which finder looked for a step, and where; for plans in tests.
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
  /// `ClassFinder<ProductViewController, Int> (current, visible)`
  public var description: String {
    guard let finder else { return "no finder" }
    return options.map { "\(finder) (\($0))" } ?? "\(finder)"
  }
}

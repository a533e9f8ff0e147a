import PortableUIKit

/// Finds nothing: the screen is always built.
///
/// ```swift
/// StepAssembly(finder: NilFinder<BagViewController, Any?>(), factory: ClassFactory())
/// ```
@MainActor
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Finds nothing.
  public init() {}

  /// Nil.
  public func findViewController(with context: Context) throws -> ViewController? { nil }
}

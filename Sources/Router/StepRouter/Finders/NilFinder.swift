import PortableUIKit

/// Finds nothing: the screen is always built.
///
/// ```swift
/// StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
/// ```
@MainActor
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// A finder that never finds anything.
  public init() {}

  /// Always nil, so that the screen is built.
  public func findViewController(with context: Context) throws -> ViewController? { nil }
}

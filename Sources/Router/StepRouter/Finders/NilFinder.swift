import PortableUIKit

/// Finds nothing, so the router always builds the screen.
///
/// ```swift
/// StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
/// ```
@MainActor
public struct NilFinder<ViewController: UIViewController, Context>: Finder {
  /// Makes a finder that never finds anything.
  public init() {}

  /// Returns nil.
  public func findViewController(with context: Context) throws -> ViewController? { nil }

  /// True: it never finds anything.
  public static var _findsNothing: Bool { true }
}

import PortableUIKit

/// Builds what a closure builds.
///
/// ```swift
/// InlineFactory { (id: Product.ID) in ProductViewController(productID: id) }
/// ```
@MainActor
public struct InlineFactory<ViewController: UIViewController, Context>: Factory, Unprepared {
  private let make: @MainActor (Context) throws -> ViewController

  /// Builds what `make` returns.
  public init(_ make: @escaping @MainActor (Context) throws -> ViewController) { self.make = make }

  /// What the closure returns.
  public func build(with context: Context) throws -> ViewController { try make(context) }
}

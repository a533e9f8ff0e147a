import PortableUIKit

/// Builds a view controller with a closure.
///
/// ```swift
/// InlineFactory { (id: Product.ID) in ProductViewController(productID: id) }
/// ```
@MainActor
public struct InlineFactory<ViewController: UIViewController, Context>: Factory, Unprepared {
  private let make: @MainActor (Context) throws -> ViewController

  /// Makes a factory that calls `make` to build.
  public init(_ make: @escaping @MainActor (Context) throws -> ViewController) { self.make = make }

  /// Returns the closure's view controller.
  public func build(with context: Context) throws -> ViewController { try make(context) }
}

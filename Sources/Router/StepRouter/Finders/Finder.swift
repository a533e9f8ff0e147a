import PortableUIKit

/// Answers one question: is this screen already on screen, and if so, in which view controller?
///
/// The router calls a step's finder before it builds anything. A finder looks at the existing view
/// controllers, changes nothing and retains nothing:
///
/// ```swift
/// struct ProductFinder: Finder {
///   let catalogue: CatalogueViewController
///
///   func findViewController(with id: Product.ID) throws -> ProductViewController? {
///     catalogue.openProducts.first { $0.productID == id }
///   }
/// }
/// ```
///
/// If you throw an error, the navigation ends with
/// ``RoutingError/preparationFailed(_:underlying:)``; an error doesn't mean “no”.
@MainActor
public protocol Finder<ViewController, Context> {
  /// The class of view controller that the finder looks for.
  associatedtype ViewController: UIViewController
  /// The input that a navigation passes to the screen, such as an id. `Void` for none.
  associatedtype Context

  /// Returns the view controller that shows this context, or nil if there is none.
  func findViewController(with context: Context) throws -> ViewController?

  /// Whether finders of this type never find anything.
  static var _findsNothing: Bool { get }
}

extension Finder {
  /// False: only a ``NilFinder`` never finds anything.
  public static var _findsNothing: Bool { false }
}

/// A finder that checks the view controllers on screen one by one.
///
/// Implement `isTarget`. The router calls it only for view controllers of the finder's class.
///
/// ```swift
/// struct ModalBagFinder: StackIteratingFinder {
///   func isTarget(_ viewController: BagViewController, with context: Void) -> Bool {
///     viewController.presentingViewController != nil
///   }
/// }
/// ```
@MainActor
public protocol StackIteratingFinder<ViewController, Context>: Finder {
  associatedtype ViewController
  associatedtype Context

  /// The view controllers to search, and their order. By default the whole stack, starting from the
  /// topmost view controller.
  var iterator: any StackIterator { get }

  /// Returns true if this is the view controller to find.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  /// The whole stack, starting from the topmost view controller.
  public var iterator: any StackIterator { DefaultStackIterator() }

  /// Returns the first target in the iterator's order.
  public func findViewController(with context: Context) throws -> ViewController? {
    try iterator.first { isTarget($0, with: context) }
  }
}

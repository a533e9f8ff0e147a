import PortableUIKit

/// Answers one question: is this screen on screen already, and which view controller is it?
///
/// A step asks its finder before anything is built. A finder looks at the view controllers as they
/// are, changes nothing and keeps nothing:
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
/// An error that a finder throws ends the navigation; it does not mean “no”.
@MainActor
public protocol Finder<ViewController, Context> {
  /// The class of view controller that the finder looks for.
  associatedtype ViewController: UIViewController
  /// What a navigation passes to the screen, such as an id; `Void` for nothing.
  associatedtype Context

  /// The view controller that shows this context, or nil if there is none.
  func findViewController(with context: Context) throws -> ViewController?
}

/// A finder that looks at the view controllers on screen one by one and says of each whether it is
/// the one.
///
/// You write `isTarget`. It is asked only about view controllers of its class.
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

  /// Where to look, and in which order. By default the whole stack from the topmost view
  /// controller.
  var iterator: any StackIterator { get }

  /// Whether this view controller is the one that is looked for.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  /// The whole stack, from the topmost view controller.
  public var iterator: any StackIterator { DefaultStackIterator() }

  /// The first view controller of the iterator's walk that is the target.
  public func findViewController(with context: Context) throws -> ViewController? {
    try iterator.first { isTarget($0, with: context) }
  }
}

import PortableUIKit

/// Finds the first view controller of a class that says it shows the context.
///
/// ```swift
/// ClassWithContextFinder<ProductViewController, Product.ID>()
/// ```
///
/// A request for product 42 therefore doesn't end on product 7 just because that one is open.
@MainActor
public struct ClassWithContextFinder<ViewController: ContextChecking<Context>, Context>:
  StackIteratingFinder
{
  /// The view controllers to search, and their order.
  public let iterator: any StackIterator

  /// Makes a finder that follows the options. By default it searches the whole stack, starting from
  /// the topmost view controller.
  public init(
    options: SearchOptions = .fullStack,
    startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    self.init(
      iterator: DefaultStackIterator(
        options: options, startingPoint: startingPoint, windowProvider: windowProvider))
  }

  /// Makes a finder that searches the view controllers in the order of this iterator.
  public init(iterator: any StackIterator) { self.iterator = iterator }

  /// Asks the view controller whether it shows the context.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}

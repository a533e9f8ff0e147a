import PortableUIKit

/// Finds the first view controller of a class that says it shows the context.
///
/// ```swift
/// ClassWithContextFinder<ProductViewController, Product.ID>()
/// ```
///
/// So a request for product 42 does not end on product 7, which happens to be open.
@MainActor
public struct ClassWithContextFinder<ViewController: ContextChecking<Context>, Context>:
  StackIteratingFinder
{
  /// Where the finder looks, and in which order.
  public let iterator: any StackIterator

  /// Looks where the options say, by default through the whole stack from the
  /// topmost view controller.
  public init(
    options: SearchOptions = .fullStack,
    startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    self.init(
      iterator: DefaultStackIterator(
        options: options, startingPoint: startingPoint, windowProvider: windowProvider))
  }

  /// Looks at the view controllers in the order of this iterator.
  public init(iterator: any StackIterator) { self.iterator = iterator }

  /// Asks the view controller whether it shows the context.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}

import PortableUIKit

/// Finds the first view controller of a class that says it shows this context.
///
/// ```swift
/// ClassWithContextFinder<ProductViewController, Product.ID>()
/// ```
///
/// So “show product 42” is not content with product 7, which happens to be open.
@MainActor
public struct ClassWithContextFinder<ViewController: ContextChecking<Context>, Context>:
  StackIteratingFinder
{
  /// Where it looks.
  public let iterator: any StackIterator

  /// Looks as the options say, by default through the whole stack from the topmost.
  public init(
    options: SearchOptions = .fullStack,
    startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    self.init(
      iterator: DefaultStackIterator(
        options: options, startingPoint: startingPoint, windowProvider: windowProvider))
  }

  /// Looks where the iterator goes.
  public init(iterator: any StackIterator) { self.iterator = iterator }

  /// Asks the view controller.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}

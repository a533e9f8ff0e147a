import PortableUIKit

/// Finds the first view controller of a class, regardless of its content.
///
/// ```swift
/// ClassFinder<HomeViewController, Void>()
///
/// ClassFinder<UINavigationController, Void>(options: .currentVisibleOnly)
///
/// ClassFinder<HomeViewController, Void>(
///   options: .currentAllStack, startingPoint: .custom(tabStack))
/// ```
///
/// If several view controllers of the class can be on screen with different content, use
/// ``ClassWithContextFinder``.
@MainActor
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
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

  /// Returns the first view controller of the class in the iterator's order.
  public func findViewController(with context: Context) throws -> ViewController? {
    try iterator.first { _ in true }
  }

  /// Returns true for every view controller of the class.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}

import PortableUIKit

/// Finds the first view controller of a class, whatever it shows.
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
/// If several view controllers of the class may be on screen with different contents, use
/// ``ClassWithContextFinder``.
@MainActor
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
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

  /// The first of the class in the iterator's walk.
  public func findViewController(with context: Context) throws -> ViewController? {
    try iterator.first { _ in true }
  }

  /// True for every view controller of the class.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}

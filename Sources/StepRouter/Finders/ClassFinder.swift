import PortableUIKit

/// Finds the first view controller of a class, whatever it shows.
///
/// ```swift
/// ClassFinder<HomeViewController, Any?>()
/// ClassFinder<UINavigationController, Any?>(options: .currentVisibleOnly)
/// ClassFinder<HotelViewController, Hotel.ID>(options: .currentAllStack, startingPoint: .custom(tab))
/// ```
///
/// Where several view controllers of the class may be about with different contents, use
/// ``ClassWithContextFinder``.
@MainActor
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
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

  /// The first of the class in the iterator's walk.
  public func findViewController(with context: Context) throws -> ViewController? {
    try iterator.first { _ in true }
  }

  /// Every view controller of the class will do.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}

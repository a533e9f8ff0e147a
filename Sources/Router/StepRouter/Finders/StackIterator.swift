import PortableUIKit

/// The order in which a stack finder searches the view controllers.
///
/// ```swift
/// struct PagesIterator: StackIterator {
///   let book: BookViewController
///   func firstViewController(
///     where isTarget: (UIViewController) throws -> Bool
///   ) throws -> UIViewController? {
///     try book.pages.first(where: isTarget)
///   }
/// }
/// ```
@MainActor
public protocol StackIterator {
  /// Returns the first view controller that satisfies the closure. Calls the closure once for each.
  func firstViewController(
    where isTarget: (UIViewController) throws -> Bool
  ) throws -> UIViewController?

  /// Returns the first view controller of this class that satisfies the closure. Finders call this;
  /// the default calls `firstViewController(where:)`.
  func first<Screen: UIViewController>(
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen?
}

extension StackIterator {
  /// Returns the first view controller of this class that satisfies the closure.
  public func first<Screen: UIViewController>(
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    var target: Screen?
    _ = try firstViewController { candidate in
      guard let screen = candidate as? Screen, try isTarget(screen) else { return false }
      target = screen
      return true
    }
    return target
  }
}

/// Searches the view controllers on screen, from a starting point, according to ``SearchOptions``.
///
/// ```swift
/// DefaultStackIterator(options: .currentAllStack, startingPoint: .custom(tabStack))
/// ```
///
/// It visits each view controller once, no matter how the layers refer to each other. It skips a
/// view controller that is being dismissed.
@MainActor
public struct DefaultStackIterator: StackIterator {
  /// The view controller at which a search starts.
  public enum StartingPoint {
    /// The topmost presented view controller, skipping alerts, search controllers and context
    /// menus.
    case topmost
    /// The window's root view controller.
    case root
    /// The result of this expression, evaluated when a search starts. If it's nil or being
    /// dismissed, the search visits nothing.
    case custom(@autoclosure @MainActor () throws -> UIViewController?)
  }

  /// The view controllers to visit.
  public let options: SearchOptions
  /// The view controller to visit first.
  public let startingPoint: StartingPoint
  /// Provides the window to search.
  public let windowProvider: any WindowProvider

  /// Makes an iterator. By default it covers the whole stack, starting from the topmost view
  /// controller in the window of the router that calls it.
  public init(
    options: SearchOptions = .fullStack, startingPoint: StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    self.options = options
    self.startingPoint = startingPoint
    self.windowProvider = windowProvider
  }

  /// Returns the first view controller that satisfies the closure.
  public func firstViewController(
    where isTarget: (UIViewController) throws -> Bool
  ) throws -> UIViewController? {
    try first { try isTarget($0) }
  }

  /// Returns the first view controller of this class that satisfies the closure.
  public func first<Screen: UIViewController>(
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen? {
    guard let start = try start() else { return nil }
    var walk = StackWalk()
    return try walk.first(from: start, options: options, where: isTarget)
  }

  private func start() throws -> UIViewController? {
    switch startingPoint {
    case .topmost:
      guard let window = windowProvider.window else { return nil }
      return RouterWindowProvider.topmost(in: window)
    case .root: return windowProvider.window?.rootViewController
    case .custom(let find):
      guard let viewController = try find(), !viewController.isLeaving else { return nil }
      return viewController
    }
  }
}

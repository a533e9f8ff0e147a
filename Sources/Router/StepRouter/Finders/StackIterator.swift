import PortableUIKit

/// The order in which a stack finder looks at the view controllers.
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
  /// The first view controller of the walk for which the answer is yes. Each is asked about once.
  func firstViewController(
    where isTarget: (UIViewController) throws -> Bool
  ) throws -> UIViewController?

  /// The first view controller of this class for which the answer is yes. Finders ask this, and
  /// what is written here by default asks the other.
  func first<Screen: UIViewController>(
    where isTarget: @MainActor (Screen) throws -> Bool
  ) throws -> Screen?
}

extension StackIterator {
  /// The first view controller of this class for which the answer is yes.
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

/// Looks at the view controllers on screen, from a starting point, as ``SearchOptions`` say.
///
/// ```swift
/// DefaultStackIterator(options: .currentAllStack, startingPoint: .custom(tabStack))
/// ```
///
/// Each view controller is visited once, however the layers refer to each other. A view controller
/// that is being dismissed is not visited.
@MainActor
public struct DefaultStackIterator: StackIterator {
  /// Where a walk begins.
  public enum StartingPoint {
    /// The topmost presented view controller; alerts and search controllers are passed over.
    case topmost
    /// The window's root view controller.
    case root
    /// This view controller, asked for when a walk begins; nothing is visited where it is nil or is
    /// just being dismissed.
    case custom(@autoclosure @MainActor () throws -> UIViewController?)
  }

  /// Which view controllers are visited.
  public let options: SearchOptions
  /// The view controller that is visited first.
  public let startingPoint: StartingPoint
  /// Gives the window whose view controllers are visited.
  public let windowProvider: any WindowProvider

  /// A walk, by default over the whole stack from the topmost view controller of the window in
  /// which the router that asks works.
  public init(
    options: SearchOptions = .fullStack, startingPoint: StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    self.options = options
    self.startingPoint = startingPoint
    self.windowProvider = windowProvider
  }

  /// The first view controller of the walk for which the answer is yes.
  public func firstViewController(
    where isTarget: (UIViewController) throws -> Bool
  ) throws -> UIViewController? {
    try first { try isTarget($0) }
  }

  /// The first view controller of this class for which the answer is yes.
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

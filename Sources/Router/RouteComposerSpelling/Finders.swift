import PortableUIKit
import StepRouter

extension Finder {
  /// Returns the view controller; throws if there is none.
  @available(*, deprecated, message: "write 'findViewController(with:)', which gives nil for none")
  public func getViewController(with context: Context) throws -> ViewController {
    guard let found = try findViewController(with: context) else {
      throw NothingFound(finder: TypeName(Self.self))
    }
    return found
  }
}

extension Finder where Context == Any? {
  /// Returns the view controller, or nil if there is none.
  public func findViewController() throws -> ViewController? { try findViewController(with: nil) }

  /// Returns the view controller; throws if there is none.
  @available(*, deprecated, message: "write 'findViewController()', which gives nil for none")
  public func getViewController() throws -> ViewController { try getViewController(with: nil) }
}

extension Finder where Context == Void {
  /// Returns the view controller, or nil if there is none.
  public func findViewController() throws -> ViewController? { try findViewController(with: ()) }

  /// Returns the view controller; throws if there is none.
  @available(*, deprecated, message: "write 'findViewController()', which gives nil for none")
  public func getViewController() throws -> ViewController { try getViewController(with: ()) }
}

extension InstanceFinder {
  /// Creates a finder for this view controller.
  @available(*, deprecated, renamed: "init(_:)")
  public init(instance: ViewController) { self.init(instance) }
}

extension CustomWindowProvider {
  /// Creates a provider for this window, which it holds weakly.
  @available(*, deprecated, message: "write 'CustomWindowProvider { [weak window] in window }'")
  public init(window: UIWindow?) { self.init { [weak window] in window } }
}

extension UIViewController {
  /// Returns the first view controller that satisfies the predicate, searching from a starting
  /// point.
  @available(
    *, deprecated,
    message: "write 'DefaultStackIterator(options: …, startingPoint: .custom(…)).first { … }'"
  )
  public static func findViewController(
    in viewController: UIViewController, options: SearchOptions = .currentAllStack,
    using predicate: (UIViewController) -> Bool
  ) throws -> UIViewController? {
    try DefaultStackIterator(options: options, startingPoint: .custom(viewController))
      .firstViewController(where: predicate)
  }
}

/// The error if a finder finds no view controller.
private struct NothingFound: Error, CustomStringConvertible {
  let finder: TypeName

  var description: String { "\(finder) found no view controller." }
}

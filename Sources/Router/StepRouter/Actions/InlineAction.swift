import PortableUIKit

/// An action written as a closure.
///
/// ```swift
/// .using(InlineAction { (screen, sidebar: SidebarViewController, animated, completion) in
///   sidebar.show(screen, sender: nil)
///   completion(.success)
/// })
/// ```
@MainActor
public struct InlineAction<ViewController: UIViewController>: Action {
  /// Integrates the first view controller into the second, the host, and calls the completion once.
  public typealias Body =
    @MainActor (
      _ viewController: UIViewController, _ host: ViewController, _ animated: Bool,
      _ completion: @escaping @MainActor (RoutingResult) -> Void
    ) -> Void

  private let body: Body

  /// Makes an action that runs the closure.
  public init(_ body: @escaping Body) { self.body = body }

  /// Calls the closure with the view controller and the host.
  public func perform(
    with viewController: UIViewController, on host: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    body(viewController, host, animated, completion)
  }
}

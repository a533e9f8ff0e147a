import PortableUIKit

/// Integrates a built view controller into what is on screen: pushes it, presents it, makes it the
/// root.
///
/// `ViewController` is the *host* on which the action works; the chain's `from` then accepts only a
/// step with that host.
///
/// ```swift
/// struct ShowInSidebar: Action {
///   func perform(
///     with viewController: UIViewController, on host: SidebarViewController, animated: Bool,
///     completion: @escaping @MainActor (RoutingResult) -> Void
///   ) {
///     host.show(viewController)
///     completion(.success)
///   }
/// }
/// ```
@MainActor
public protocol Action<ViewController> {
  /// The host: `UIViewController` where any will do.
  associatedtype ViewController: UIViewController

  /// Integrates the view controller and calls `completion` once when the movement has ended.
  ///
  /// A completion that is called again is reported and ignored; one that is released without having
  /// been called ends the navigation with ``RoutingError/completionDropped(by:progress:)``, one that
  /// is held for longer than the router's time limit with ``RoutingError/timedOut(by:progress:)``.
  func perform(
    with viewController: UIViewController, on host: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
}

/// An action that works on the list of a container's children.
///
/// ```swift
/// struct PushBelowTop: ContainerAction {
///   typealias ViewController = UINavigationController
///
///   func perform(embedding child: UIViewController, in children: inout [UIViewController]) {
///     children.insert(child, at: max(0, children.count - 1))
///   }
/// }
/// ```
///
/// Consecutive actions on one container become one update of its children, and a container that is
/// itself being built receives its children before it appears.
@MainActor
public protocol ContainerAction<ViewController>: Action
where ViewController: ContainerViewController {
  /// Places the view controller among the children, at the end by default.
  ///
  /// Only the list is changed here; the router then hands the list to the container. It is also
  /// called with a stand-in to find out which children would have to go.
  func perform(embedding child: UIViewController, in children: inout [UIViewController]) throws

  /// Whether the action may be merged with its neighbours' on the same container. True by default;
  /// otherwise `perform(with:on:animated:completion:)` is called for it alone.
  var canBeMerged: Bool { get }
}

extension ContainerAction {
  /// Appends the child.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    children.append(child)
  }

  /// Mergeable.
  public var canBeMerged: Bool { true }

  /// Embeds the view controller in the container's children and shows it.
  public func perform(
    with viewController: UIViewController, on host: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let adapter = host.containerAdapter else {
      return completion(.failure(IntegrationRefusal.noAdapter(TypeName(type(of: host)))))
    }
    do {
      var children = adapter.containedViewControllers
      try perform(embedding: viewController, in: &children)
      adapter.update(
        host, to: children, showing: viewController, animated: animated, completion)
    } catch {
      completion(.failure(error))
    }
  }
}

/// What an action or an interceptor answers.
public enum RoutingResult: Sendable {
  /// It is done; the navigation goes on.
  case success
  /// It could not be done; the navigation ends with this error.
  case failure(any Error)
}

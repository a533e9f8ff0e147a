import PortableUIKit

/// Integrates a built view controller into the hierarchy on screen: pushes it, presents it or makes
/// it the root.
///
/// `ViewController` is the class of the *host*, the view controller that the action works on. The
/// chain's `from` accepts only a step with such a view controller.
///
/// ```swift
/// struct ShowInSidebar: Action {
///   func perform(
///     with viewController: UIViewController, on host: SidebarViewController, animated: Bool,
///     completion: @escaping @MainActor (RoutingResult) -> Void
///   ) {
///     host.show(viewController, sender: nil)
///     completion(.success)
///   }
/// }
/// ```
@MainActor
public protocol Action<ViewController> {
  /// The class of the host: `UIViewController` if the action works on any view controller.
  associatedtype ViewController: UIViewController

  /// Integrates the view controller and calls `completion` once, when the transition has ended.
  ///
  /// The router reports and ignores a second call. If you release the completion without calling
  /// it, the navigation ends with ``RoutingError/completionDropped(by:progress:)``. If you hold it
  /// for longer than the router's time limit, the navigation ends with
  /// ``RoutingError/timedOut(by:progress:)``.
  func perform(
    with viewController: UIViewController, on host: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
}

/// An action that edits the list of a container's children.
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
/// The router merges consecutive actions on one container into one update of its children. A new
/// container receives its children before it appears.
@MainActor
public protocol ContainerAction<ViewController>: Action
where ViewController: ContainerViewController {
  /// Puts the view controller among the children, by default at the end.
  ///
  /// Change only the list: the router passes it to the container afterwards. The router also calls
  /// this with a placeholder to find out which children would have to go.
  func perform(embedding child: UIViewController, in children: inout [UIViewController]) throws

  /// Whether the router may merge the action with adjacent actions on the same container. The
  /// default is true. If it's false, the router calls `perform(with:on:animated:completion:)` for
  /// this action alone.
  var canBeMerged: Bool { get }
}

extension ContainerAction {
  /// Appends the child to the list, as `push` and `addTab` do.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    children.append(child)
  }

  /// True: the router may merge the action with adjacent ones.
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

/// The outcome of an action or an interceptor.
///
/// ```swift
/// func perform(with id: Product.ID, completion: @escaping @MainActor (RoutingResult) -> Void) {
///   session.logIn { completion($0 ? .success : .failure(LoginCancelled())) }
/// }
/// ```
public enum RoutingResult: Sendable {
  /// The work is done, and the navigation continues.
  case success
  /// The work failed, and the navigation ends with this error.
  case failure(any Error)
}

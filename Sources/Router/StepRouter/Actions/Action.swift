import PortableUIKit

/// Integrates a built view controller into what is on screen: pushes it, presents it, makes it the
/// root.
///
/// `ViewController` is the class of the *host*, the view controller that the action works on. The
/// chain's `from` then accepts only a step with such a view controller.
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
  /// The class of the host: `UIViewController` if the action works on any.
  associatedtype ViewController: UIViewController

  /// Integrates the view controller and calls `completion` once when the movement has ended.
  ///
  /// A second call is reported and ignored. A completion that is released without a call ends the
  /// navigation with ``RoutingError/completionDropped(by:progress:)``. One that is held for longer
  /// than the router's time limit ends it with ``RoutingError/timedOut(by:progress:)``.
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
  /// Puts the view controller among the children, by default at the end.
  ///
  /// Change only the list: the router hands it to the container afterwards. The router also calls
  /// this with a stand-in, to find out which children would have to go.
  func perform(embedding child: UIViewController, in children: inout [UIViewController]) throws

  /// Whether the router may merge the action with its neighbours' on the same container. True by
  /// default. If it is false, the router calls `perform(with:on:animated:completion:)` for the
  /// action alone.
  var canBeMerged: Bool { get }
}

extension ContainerAction {
  /// Appends the child to the list, as `push` and `addTab` do.
  public func perform(
    embedding child: UIViewController, in children: inout [UIViewController]
  ) throws {
    children.append(child)
  }

  /// True: the router may merge the action with its neighbours.
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
///
/// ```swift
/// func perform(with id: Product.ID, completion: @escaping @MainActor (RoutingResult) -> Void) {
///   session.logIn { completion($0 ? .success : .failure(LoginCancelled())) }
/// }
/// ```
public enum RoutingResult: Sendable {
  /// The work is done, and the navigation goes on.
  case success
  /// The work could not be done, and the navigation ends with this error.
  case failure(any Error)
}

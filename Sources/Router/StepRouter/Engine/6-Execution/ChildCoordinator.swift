import PortableUIKit

/// Builds the view controllers that go into a container, when the container's factory asks for
/// them.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = try children.build()
/// ```
@MainActor
public struct ChildCoordinator {
  private enum Source {
    case nobody(host: UIViewController?)
    /// The chain, in which these steps follow the one with this index.
    case execution(Execution, container: Int)
    /// The container's own declaration, ahead of the chain's.
    case declaration(
      host: UIViewController?, isEmpty: @MainActor () -> Bool,
      embed: @MainActor (inout [UIViewController]) throws -> Void)
  }

  private let source: Source

  /// Creates a coordinator without children, for calling a container's factory by hand.
  public init() { self.init(host: nil) }

  /// Creates a coordinator without children, for a container that will go into this host.
  init(host: UIViewController?) { source = .nobody(host: host) }

  init(execution: Execution, container index: Int) {
    source = .execution(execution, container: index)
  }

  init(
    host: UIViewController?, isEmpty: @escaping @MainActor () -> Bool,
    embedding: @escaping @MainActor (inout [UIViewController]) throws -> Void
  ) {
    source = .declaration(host: host, isEmpty: isEmpty, embed: embedding)
  }

  /// The view controller on screen that will hold the container; nil if the app calls a factory by
  /// hand.
  var host: UIViewController? {
    switch source {
    case .nobody(let host), .declaration(let host, _, _): host
    case .execution(let execution, _): execution.plan.host
    }
  }

  /// True if no view controller goes into this container.
  public var isEmpty: Bool {
    switch source {
    case .nobody: true
    case .execution(let execution, let index): !execution.nextStands(inPending: index)
    case .declaration(_, let isEmpty, _): isEmpty()
    }
  }

  /// Builds the children and integrates each into `existing` with its own action.
  ///
  /// Call this once: a second call doesn't build the chain's view controllers again. Errors from a
  /// child's factory or task pass through.
  public func build(integrating existing: [UIViewController] = []) throws -> [UIViewController] {
    var children = existing
    switch source {
    case .nobody: break
    case .execution(let execution, let index):
      try execution.embedChildren(inPending: index, into: &children)
    case .declaration(_, _, let embed): try embed(&children)
    }
    return children
  }
}

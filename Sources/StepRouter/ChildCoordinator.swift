import PortableUIKit

/// Builds the view controllers that are going to stand in a container, when its factory asks.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = try children.build()
/// ```
@MainActor
public struct ChildCoordinator {
  /// Who knows the children.
  private enum Source {
    case nobody
    /// The chain, in which these steps stand behind the one with this index.
    case build(Build, container: Int)
    /// The container's own declaration, before those of the chain.
    case declaration(
      isEmpty: @MainActor () -> Bool,
      embed: @MainActor (inout [UIViewController]) throws -> Void)
  }

  private let source: Source
  /// What is on screen already and will hold the container; nil where a factory is called by hand.
  let host: UIViewController?

  /// A coordinator that adds nothing, for calling a container's factory by hand.
  public init() { self.init(host: nil) }

  /// A coordinator that adds nothing to a container that will go there.
  init(host: UIViewController?) {
    source = .nobody
    self.host = host
  }

  init(build: Build, container index: Int) {
    source = .build(build, container: index)
    host = build.route.host
  }

  init(
    host: UIViewController?, isEmpty: @escaping @MainActor () -> Bool,
    embedding: @escaping @MainActor (inout [UIViewController]) throws -> Void
  ) {
    source = .declaration(isEmpty: isEmpty, embed: embedding)
    self.host = host
  }

  /// Whether no step asks to stand in this container.
  public var isEmpty: Bool {
    switch source {
    case .nobody: true
    case .build(let build, let index): !build.nextStands(inPending: index)
    case .declaration(let isEmpty, _): isEmpty()
    }
  }

  /// Builds the children and integrates each into `existing` with its own action.
  ///
  /// Children are built once: a second call gives `existing` back as it is. An error of a child's
  /// factory or task is thrown on.
  public func build(integrating existing: [UIViewController] = []) throws -> [UIViewController] {
    var children = existing
    switch source {
    case .nobody: break
    case .build(let build, let index): try build.embedChildren(inPending: index, into: &children)
    case .declaration(_, let embed): try embed(&children)
    }
    return children
  }
}

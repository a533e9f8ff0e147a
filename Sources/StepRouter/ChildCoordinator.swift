import PortableUIKit

/// Builds the view controllers that are going to stand in a container, when its factory asks.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = try children.build()
/// ```
@MainActor
public struct ChildCoordinator {
  private let isExhausted: () -> Bool
  private let embed: (inout [UIViewController]) throws -> Void

  /// A coordinator that adds nothing, for calling a container's factory by hand.
  public init() {
    self.init(isEmpty: { true }, embedding: { _ in })
  }

  init(
    isEmpty: @escaping () -> Bool, embedding: @escaping (inout [UIViewController]) throws -> Void
  ) {
    isExhausted = isEmpty
    embed = embedding
  }

  /// Whether no step asks to stand in this container.
  public var isEmpty: Bool { isExhausted() }

  /// Builds the children and integrates each into `existing` with its own action.
  ///
  /// Children are built once: a second call gives `existing` back as it is. An error of a child's
  /// factory or task is thrown on.
  public func build(integrating existing: [UIViewController] = []) throws -> [UIViewController] {
    var children = existing
    try embed(&children)
    return children
  }
}

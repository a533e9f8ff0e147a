import PortableUIKit

/// Builds a container that takes all its children as one list. Most custom containers need only
/// this.
///
/// ```swift
/// struct SidebarFactory: SimpleContainerFactory {
///   func build(
///     with context: Void, integrating pages: [UIViewController]
///   ) throws -> SidebarViewController {
///     let sidebar = SidebarViewController()
///     sidebar.pages = pages
///     return sidebar
///   }
/// }
/// ```
@MainActor
public protocol SimpleContainerFactory<ViewController, Context>: ContainerFactory {
  associatedtype ViewController
  associatedtype Context

  /// Builds a new container for this context, with these view controllers in it.
  func build(
    with context: Context, integrating viewControllers: [UIViewController]
  ) throws -> ViewController
}

extension SimpleContainerFactory {
  /// Builds the children, then the container.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController {
    try build(with: context, integrating: children.build())
  }
}

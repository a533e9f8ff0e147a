import PortableUIKit

/// Builds a navigation controller, with the screens above it in the chain as its stack.
///
/// ```swift
/// SingleContainerStep(
///   finder: NilFinder(), factory: NavigationControllerFactory<ShopNavigation, Void>())
/// ```
@MainActor
public struct NavigationControllerFactory<ViewController: UINavigationController, Context>:
  ContainerFactory, Unprepared
{
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Makes a factory that configures the navigation controller before it receives its stack.
  public init(configuration: (@MainActor (ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  /// Returns a new navigation controller with its stack.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController {
    let stack = ViewController(nibName: nil, bundle: nil)
    configuration?(stack)
    if !children.isEmpty {
      let adapter = NavigationControllerAdapter(navigationController: stack)
      try adapter.fill(with: children.build(integrating: stack.viewControllers))
    }
    return stack
  }
}

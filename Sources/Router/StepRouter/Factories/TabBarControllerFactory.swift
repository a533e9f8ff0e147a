import PortableUIKit

/// Builds a tab bar controller. The steps above it in the chain become its tabs.
///
/// The first tab is selected, unless the destination is another tab.
///
/// ```swift
/// SingleContainerStep(
///   finder: ClassFinder(), factory: TabBarControllerFactory<UITabBarController, Void>())
/// ```
@MainActor
public struct TabBarControllerFactory<ViewController: UITabBarController, Context>:
  ContainerFactory, Unprepared
{
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Makes a factory that configures the tab bar controller before it receives its tabs.
  public init(configuration: (@MainActor (ViewController) -> Void)? = nil) {
    self.configuration = configuration
  }

  /// Returns a new tab bar controller with its tabs.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController {
    let tabs = ViewController(nibName: nil, bundle: nil)
    configuration?(tabs)
    if !children.isEmpty {
      let adapter = TabBarControllerAdapter(tabBarController: tabs)
      try adapter.fill(with: children.build(integrating: adapter.containedViewControllers))
    }
    return tabs
  }
}

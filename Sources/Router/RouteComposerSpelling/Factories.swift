import PortableUIKit
import StepRouter

extension BuildingFactory {
  /// Checks the context and builds the view controller.
  @available(*, deprecated, message: "ask the router for the screen, or call 'build(with:)'")
  public func execute(with context: Context) throws -> ViewController {
    var factory = self
    try factory.prepare(with: context)
    return try factory.build(with: context, integrating: ChildCoordinator())
  }
}

extension BuildingFactory where Context == Any? {
  /// Checks nil as the context and builds the view controller.
  @available(*, deprecated, message: "ask the router for the screen, or call 'build(with:)'")
  public func execute() throws -> ViewController { try execute(with: nil) }
}

extension BuildingFactory where Context == Void {
  /// Checks the context and builds the view controller.
  @available(*, deprecated, message: "ask the router for the screen, or call 'build(with:)'")
  public func execute() throws -> ViewController { try execute(with: ()) }
}

extension CompleteFactoryAssembly {
  /// Adds a child after the existing ones, as `.push()` and `.addTab()` do.
  ///
  /// ```swift
  /// CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Void>())
  ///   .with(ClassFactory<HomeViewController, Void>())
  /// ```
  @available(*, deprecated, message: "write '.with(factory, using: .push())' or '.addTab()'")
  public func with<Child>(_ child: some BuildingFactory<Child, Context>) -> Self {
    with(child, using: AppendAction<ViewController>())
  }
}

private struct AppendAction<ViewController: UIViewController & ContainerViewController>:
  ContainerAction
{}

/// A locator of containers' adapters, in the older spelling.
///
/// ```swift
/// let adapter = try DefaultContainerAdapterLocator().getAdapter(for: tabStack)
/// ```
@MainActor
public struct DefaultContainerAdapterLocator {
  /// Creates a locator for UIKit's containers and custom ones.
  public init() {}

  /// Returns the container's adapter; throws if there is none.
  public func getAdapter(
    for container: some UIViewController & ContainerViewController
  ) throws -> any ContainerAdapter {
    guard let adapter = container.containerAdapter else {
      throw IntegrationRefusal.noAdapter(TypeName(type(of: container)))
    }
    return adapter
  }
}

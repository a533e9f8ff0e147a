import PortableUIKit

/// Builds a container from a storyboard, with the children that it has there. The screens above it
/// in the chain go into it.
///
/// ```swift
/// .using(.push())
/// .from(
///   SingleContainerStep(
///     finder: ClassFinder<ShopNavigation, Void>(),
///     factory: StoryboardContainerFactory(name: "Shop", identifier: "stack")))
/// .using(.present())
/// .from(.current)
/// ```
///
/// A pushed screen goes on top of the stack's root. Without an identifier, the factory builds the
/// storyboard's initial view controller. Like ``StoryboardFactory``, it can throw a
/// ``StoryboardMismatch``.
@MainActor
public struct StoryboardContainerFactory<
  ViewController: UIViewController & ContainerViewController, Context
>: ContainerFactory, Unprepared {
  private let scene: StoryboardScene
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Makes a factory that configures the storyboard's container before it receives the screens
  /// above it.
  public init(
    name: String, bundle: Bundle? = nil, identifier: String? = nil,
    configuration: (@MainActor (ViewController) -> Void)? = nil
  ) {
    scene = StoryboardScene(name: name, bundle: bundle, identifier: identifier)
    self.configuration = configuration
  }

  /// Returns a new container with the storyboard's children, then the screens above it in the
  /// chain.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController {
    let container: ViewController = try scene.instantiate()
    configuration?(container)
    if !children.isEmpty { try fill(container, with: children) }
    return container
  }

  private func fill(_ container: ViewController, with children: ChildCoordinator) throws {
    guard let adapter = container.containerAdapter else {
      throw IntegrationRefusal.noAdapter(TypeName(ViewController.self))
    }
    let all = try children.build(integrating: adapter.containedViewControllers)
    var result = RoutingResult.success
    adapter.setContainedViewControllers(all, animated: false) { result = $0 }
    if case .failure(let error) = result { throw error }
  }
}

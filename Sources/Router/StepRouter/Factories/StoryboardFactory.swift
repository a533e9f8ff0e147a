import PortableUIKit

/// Builds a view controller from a storyboard.
///
/// ```swift
/// StoryboardFactory<ProductViewController, Product.ID>(name: "Shop", identifier: "product")
///
/// StoryboardFactory<HomeViewController, Void>(name: "Home") { $0.title = "Home" }
/// ```
///
/// Without an identifier, it builds the storyboard's initial view controller. For a container, such
/// as a navigation controller with its root, use ``StoryboardContainerFactory``, so that other
/// screens can go into it.
///
/// UIKit raises an exception for an unknown storyboard or identifier. For any other mistake in the
/// storyboard, the factory throws a ``StoryboardMismatch``.
@MainActor
public struct StoryboardFactory<ViewController: UIViewController, Context>: Factory, Unprepared {
  private let scene: StoryboardScene
  let creator: (@MainActor (NSCoder, Context) -> ViewController?)?
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Makes a factory that builds the view controller with this identifier and then configures it.
  public init(
    name: String, bundle: Bundle? = nil, identifier: String? = nil,
    configuration: (@MainActor (ViewController) -> Void)? = nil
  ) {
    scene = StoryboardScene(name: name, bundle: bundle, identifier: identifier)
    creator = nil
    self.configuration = configuration
  }

  /// Makes a factory for a screen with its own initializer, which takes the storyboard's coder and
  /// the context.
  ///
  /// ```swift
  /// StoryboardFactory(name: "Shop", identifier: "product") { coder, id in
  ///   ProductViewController(coder: coder, productID: id)
  /// }
  /// ```
  ///
  /// If the closure returns nil, the storyboard calls `init?(coder:)`. UIKit would call it after an
  /// error too, so the closure can't throw. Check the context in an interceptor, or in a factory of
  /// your own that wraps this one and checks the context in `prepare`.
  public init(
    name: String, bundle: Bundle? = nil, identifier: String? = nil,
    creator: @escaping @MainActor (NSCoder, Context) -> ViewController?
  ) {
    scene = StoryboardScene(name: name, bundle: bundle, identifier: identifier)
    self.creator = creator
    configuration = nil
  }

  /// Returns a new view controller. Throws ``StoryboardMismatch`` if the storyboard has a different
  /// class.
  public func build(with context: Context) throws -> ViewController {
    let made: ViewController = try scene.instantiate { coder in creator?(coder, context) }
    configuration?(made)
    return made
  }
}

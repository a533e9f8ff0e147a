import PortableUIKit

/// Builds a view controller from a storyboard.
///
/// ```swift
/// StoryboardFactory<ProductViewController, Product.ID>(name: "Shop", identifier: "product")
///
/// StoryboardFactory<HomeViewController, Void>(name: "Home") { $0.title = "Home" }
/// ```
///
/// Without an identifier it builds the storyboard's initial view controller. A container, such as a
/// navigation controller with its root, is built by ``StoryboardContainerFactory``, so that other
/// screens can go into it.
///
/// UIKit raises an exception for a storyboard or an identifier that it does not know. What else is
/// wrong with the storyboard is thrown as a ``StoryboardMismatch``.
@MainActor
public struct StoryboardFactory<ViewController: UIViewController, Context>: Factory, Unprepared {
  private let scene: StoryboardScene
  let creator: (@MainActor (NSCoder, Context) -> ViewController?)?
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Builds what the storyboard has for the identifier, then configures it.
  public init(
    name: String, bundle: Bundle? = nil, identifier: String? = nil,
    configuration: (@MainActor (ViewController) -> Void)? = nil
  ) {
    scene = StoryboardScene(name: name, bundle: bundle, identifier: identifier)
    creator = nil
    self.configuration = configuration
  }

  /// Builds a screen with an initializer of its own, which takes the storyboard's coder and the
  /// context.
  ///
  /// ```swift
  /// StoryboardFactory(name: "Shop", identifier: "product") { coder, id in
  ///   ProductViewController(coder: coder, productID: id)
  /// }
  /// ```
  ///
  /// Where the closure gives nil, the storyboard calls `init?(coder:)`. UIKit would call it after an
  /// error, too, so the closure cannot throw: check the context in an interceptor, or in a factory
  /// of your own that has this one and checks it in `prepare`.
  public init(
    name: String, bundle: Bundle? = nil, identifier: String? = nil,
    creator: @escaping @MainActor (NSCoder, Context) -> ViewController?
  ) {
    scene = StoryboardScene(name: name, bundle: bundle, identifier: identifier)
    self.creator = creator
    configuration = nil
  }

  /// A new view controller; throws ``StoryboardMismatch`` if the storyboard has another one.
  public func build(with context: Context) throws -> ViewController {
    let made: ViewController = try scene.instantiate { coder in creator?(coder, context) }
    configuration?(made)
    return made
  }
}

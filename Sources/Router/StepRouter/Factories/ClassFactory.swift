import PortableUIKit

/// Builds a view controller of a class, from its nib if it has one.
///
/// ```swift
/// ClassFactory<HomeViewController, Void>()
///
/// ClassFactory<HomeViewController, Void>(nibName: "Home") { $0.title = "Home" }
/// ```
///
/// The factory calls `init(nibName:bundle:)` and no other initializer. If a class has its own
/// designated initializers, such as `init(model:)`, but not this one, it crashes on iOS with “Use
/// of unimplemented initializer”, even if all arguments have defaults and `V()` works. Off Apple
/// platforms it doesn't compile. Pass such a screen its input later through ``ContextAccepting``,
/// or build it in an ``InlineFactory``:
///
/// ```swift
/// InlineFactory { (product: Product) in DetailViewController(model: product) }
/// ```
@MainActor
public struct ClassFactory<ViewController: UIViewController, Context>: Factory, Unprepared {
  private let nibName: String?
  private let bundle: Bundle?
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Makes a factory that calls `init(nibName:bundle:)` and then runs the configuration.
  public init(
    nibName: String? = nil, bundle: Bundle? = nil,
    configuration: (@MainActor (ViewController) -> Void)? = nil
  ) {
    self.nibName = nibName
    self.bundle = bundle
    self.configuration = configuration
  }

  /// Returns a new view controller.
  public func build(with context: Context) throws -> ViewController {
    let viewController = ViewController(nibName: nibName, bundle: bundle)
    configuration?(viewController)
    return viewController
  }
}

import PortableUIKit

/// Builds a view controller of a class, from its nib if it has one.
///
/// ```swift
/// ClassFactory<HomeViewController, Void>()
///
/// ClassFactory<HomeViewController, Void>(nibName: "Home") { $0.title = "Home" }
/// ```
///
/// The factory calls `init(nibName:bundle:)`, and no other initializer. A class that has designated
/// initializers of its own and not this one, such as `init(model:)`, ends on a phone with “Use of
/// unimplemented initializer”, also where all its arguments have defaults and `V()` works. Off
/// Apple platforms it does not compile. Give such a screen its input after it is made, by
/// ``ContextAccepting``, or build it in an ``InlineFactory``:
///
/// ```swift
/// InlineFactory { (product: Product) in DetailViewController(model: product) }
/// ```
@MainActor
public struct ClassFactory<ViewController: UIViewController, Context>: Factory, Unprepared {
  private let nibName: String?
  private let bundle: Bundle?
  private let configuration: (@MainActor (ViewController) -> Void)?

  /// Builds with `init(nibName:bundle:)`, then configures.
  public init(
    nibName: String? = nil, bundle: Bundle? = nil,
    configuration: (@MainActor (ViewController) -> Void)? = nil
  ) {
    self.nibName = nibName
    self.bundle = bundle
    self.configuration = configuration
  }

  /// A new view controller.
  public func build(with context: Context) throws -> ViewController {
    let viewController = ViewController(nibName: nibName, bundle: bundle)
    configuration?(viewController)
    return viewController
  }
}

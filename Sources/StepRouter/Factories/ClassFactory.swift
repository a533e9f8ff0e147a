import PortableUIKit

/// Builds a view controller of a class, from its nib where it has one.
///
/// ```swift
/// ClassFactory<HomeViewController, Any?>()
/// ClassFactory<HomeViewController, Any?>(nibName: "Home") { $0.title = "Home" }
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

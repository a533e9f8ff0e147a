import PortableUIKit

/// Finds one view controller: itself, as long as it is alive.
///
/// ```swift
/// GeneralStep.custom(using: InstanceFinder<UINavigationController, Any?>(tabStack))
/// ```
///
/// It keeps the view controller weakly.
@MainActor
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?

  /// Finds this view controller.
  public init(_ instance: ViewController) { self.instance = instance }

  /// The view controller, or nil if it is gone.
  public func findViewController(with context: Context) throws -> ViewController? { instance }
}

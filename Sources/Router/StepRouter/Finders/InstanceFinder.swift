import PortableUIKit

/// Finds one certain view controller, for as long as it lives. It keeps the view controller weakly.
///
/// ```swift
/// GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(tabStack))
/// ```
@MainActor
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?

  /// Finds this view controller.
  public init(_ instance: ViewController) { self.instance = instance }

  /// The view controller, or nil if it is gone.
  public func findViewController(with context: Context) throws -> ViewController? { instance }
}

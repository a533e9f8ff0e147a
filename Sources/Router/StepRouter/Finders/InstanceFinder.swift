import PortableUIKit

/// Finds one specific view controller for as long as it lives. Holds it weakly.
///
/// ```swift
/// GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(tabStack))
/// ```
@MainActor
public struct InstanceFinder<ViewController: UIViewController, Context>: Finder {
  private weak var instance: ViewController?

  /// Makes a finder for this view controller.
  public init(_ instance: ViewController) { self.instance = instance }

  /// Returns the view controller, or nil if it's gone.
  public func findViewController(with context: Context) throws -> ViewController? { instance }
}

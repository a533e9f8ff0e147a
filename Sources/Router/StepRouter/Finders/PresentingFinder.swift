import PortableUIKit

/// Finds the view controller that presents the topmost one. Navigating to it closes the top layer.
///
/// ```swift
/// router.navigate(to: GeneralStep.custom(using: PresentingFinder<Void>()))
/// ```
@MainActor
public struct PresentingFinder<Context>: Finder {
  private let windowProvider: any WindowProvider

  /// Makes a finder for a window, by default the window of the router that calls it.
  public init(windowProvider: any WindowProvider = RouterWindowProvider()) {
    self.windowProvider = windowProvider
  }

  /// Returns the presenter of the topmost view controller, skipping alerts, search controllers and
  /// context menus. Nil if nothing is presented.
  public func findViewController(with context: Context) throws -> UIViewController? {
    var presenting = windowProvider.window?.topmostViewController?
      .presentingViewController
    while let layer = presenting, layer.isTransient { presenting = layer.presentingViewController }
    return presenting
  }
}

import PortableUIKit

/// Finds the view controller that presents the topmost one. Navigating to it closes what is on top.
///
/// ```swift
/// router.navigate(to: GeneralStep.custom(using: PresentingFinder<Void>()))
/// ```
@MainActor
public struct PresentingFinder<Context>: Finder {
  private let windowProvider: any WindowProvider

  /// Looks in the window in which the router that asks works.
  public init(windowProvider: any WindowProvider = RouterWindowProvider()) {
    self.windowProvider = windowProvider
  }

  /// What presents the topmost view controller, alerts and search controllers passed over; nil
  /// where nothing is presented.
  public func findViewController(with context: Context) throws -> UIViewController? {
    var presenting = windowProvider.window?.topmostViewController?
      .presentingViewController
    while let layer = presenting, layer.isTransient { presenting = layer.presentingViewController }
    return presenting
  }
}

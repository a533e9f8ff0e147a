#if !canImport(UIKit)
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// A page of the App Store. The delegate dismisses it; without one, the system does.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController, SystemScreen {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    device.schedule(after: .milliseconds(300)) { block?(true, nil) }
  }

  public var choices: [String] { ["Done"] }

  public func choose(_ choice: String) {
    guard let delegate else { return dismissBySystem {} }
    delegate.productViewControllerDidFinish(self)
  }
}

/// The method that responds to the end of a page of the App Store.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
#endif

import PortableUIKit

#if canImport(UIKit)
import StoreKit
#endif

/// The delegate of all pages of the App Store.
final class StoreAnswers: NSObject, SKStoreProductViewControllerDelegate {
  @MainActor static let shared = StoreAnswers()

  nonisolated func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    MainActor.assumeIsolated { viewController.finish(with: ()) }
  }
}

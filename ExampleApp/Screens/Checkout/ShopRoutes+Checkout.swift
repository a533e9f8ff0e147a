import PortableUIKit
import StepRouter

/// The pages of a checkout, without their base, which the path supplies.
@available(iOS 17.0, *)
extension ShopRoutes {
  func deliveryScreen(
    of checkout: Checkout
  ) -> StepChain<UINavigationController, DeliveryViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: InlineFactory { makeDelivery(for: checkout) })
      .using(.push())
  }

  func summaryScreen(
    of checkout: Checkout
  ) -> StepChain<UINavigationController, SummaryViewController, Void> {
    StepAssembly(finder: ClassFinder(), factory: InlineFactory { makeSummary(of: checkout) })
      .using(.push())
  }

  private func makeDelivery(for checkout: Checkout) -> DeliveryViewController {
    let screen = DeliveryViewController()
    screen.title = "Delivery"
    screen.checkout = checkout
    return screen
  }

  private func makeSummary(of checkout: Checkout) -> SummaryViewController {
    let screen = SummaryViewController()
    screen.title = "Summary"
    screen.checkout = checkout
    return screen
  }
}

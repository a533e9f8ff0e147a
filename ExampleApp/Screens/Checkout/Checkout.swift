import Observation
import StepRouterState

/// A customer's way from the bag to an order, in pages on the bag's stack.
///
/// The pages follow the path, and the path follows the customer: see `CheckoutDesk`.
@available(iOS 17.0, *)
@MainActor
@Observable
final class Checkout {
  enum Page: PathElement {
    case delivery, summary
  }

  var path: [Page] = []
  private(set) var delivery = Delivery.standard
  let bag: Bag
  let orders: Orders
  let profile: Profile

  init(of shop: Shop) {
    bag = shop.bag
    orders = shop.orders
    profile = shop.profile
  }

  var summary: String {
    "\(bag.count) for \(bag.total + delivery.price), \(delivery.title.lowercased()) delivery to "
      + profile.address
  }

  func choose(_ delivery: Delivery) {
    self.delivery = delivery
    path = [.delivery, .summary]
  }

  func placeOrder() {
    orders.place(bag, delivery: delivery)
    path = []
  }
}

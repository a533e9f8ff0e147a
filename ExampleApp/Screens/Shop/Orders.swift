import PortableUIKit

/// The customer's orders. The shop's server keeps them, so they have to be fetched.
@MainActor
public final class Orders {
  /// Fetches the orders from the server.
  public typealias Fetch = @MainActor () async throws -> [Order]

  let changes = Changes()
  /// The orders as far as they are known here.
  private(set) var known: [Order] = [] {
    didSet { changes.send() }
  }
  /// The orders that the customer has placed since the start.
  private var placed: [Order] = []
  private let fetch: Fetch
  private let firstNumber = 1_008

  /// Creates the orders of a customer who has bought something before.
  public init(fetch: @escaping Fetch = { Order.history }) { self.fetch = fetch }

  /// The number of orders placed since the start.
  public var placedCount: Int { placed.count }

  func load() async throws { known = try await fetch() + placed }

  /// Orders what is in the bag, and empties it.
  func place(_ bag: Bag, delivery: Delivery) {
    let order = Order(
      number: firstNumber + placed.count, products: bag.lines.map(\.product.id), delivery: delivery)
    placed.append(order)
    known.append(order)
    bag.removeAll()
  }
}

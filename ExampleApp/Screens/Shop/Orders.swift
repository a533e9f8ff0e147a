import PortableUIKit

/// The customer's orders. They're on the shop's server, so the app has to fetch them.
@MainActor
public final class Orders {
  /// Fetches the orders from the server.
  public typealias Fetch = @MainActor () async throws -> [Order]

  let changes = Changes()
  /// The orders that the app has fetched or placed.
  private(set) var known: [Order] = [] {
    didSet { changes.send() }
  }
  /// The orders that the customer has placed since the start.
  private var placed: [Order] = []
  private let fetch: Fetch
  private let firstNumber = 1_008

  /// Creates the orders of a customer who has already bought something.
  public init(fetch: @escaping Fetch = { Order.history }) { self.fetch = fetch }

  /// The number of orders placed since the start.
  public var placedCount: Int { placed.count }

  func load() async throws { known = try await fetch() + placed }

  /// Orders the bag's contents, and empties the bag.
  func place(_ bag: Bag, delivery: Delivery) {
    let order = Order(
      number: firstNumber + placed.count, products: bag.lines.map(\.product.id), delivery: delivery)
    placed.append(order)
    known.append(order)
    bag.removeAll()
  }
}

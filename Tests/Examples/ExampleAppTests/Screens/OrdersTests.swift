import ExampleApp
import ExampleScreens
import PortableUIKit
import Testing

/// The orders, which the shop's server has.
@MainActor
@Suite(.headlessOnly) struct OrdersTests {
  private struct Offline: LocalizedError {
    var errorDescription: String? { "The shop is out of reach." }
  }

  /// A server that a test turns on and off.
  private final class Server {
    var isOn = false

    func orders() throws -> [Order] {
      guard isOn else { throw Offline() }
      return Order.history
    }
  }

  private let server = Server()
  private let terminal: Terminal

  init() {
    let server = server
    terminal = Terminal(
      app: TerminalApp(shop: Shop(orders: Orders { try server.orders() })))
    terminal.obey("go login", "type 2 ada@example.com", "type 3 tea", "tap Log in")
  }

  @Test("While they load, the place is already theirs")
  func loading() {
    terminal.obey("go orders")
    #expect(terminal.tree.contains("AsyncScreen<OrdersViewController> \"Orders\" [visible]"))
    #expect(terminal.obey("route") == ["/account/orders"])
  }

  @Test("Without the server they say why, and load again when asked")
  func retried() async {
    await terminal.settle("go orders")
    #expect(terminal.app.drawing.contains("The shop is out of reach."))
    await terminal.settle("tap Try Again")
    #expect(terminal.app.drawing.contains("The shop is out of reach."))
    server.isOn = true
    await terminal.settle("tap Try Again")
    #expect(terminal.app.drawing.contains("order 1001"))
  }

  @Test("They close when the session ends, even while they load", arguments: [true, false])
  func loggedOut(whileLoading: Bool) async {
    server.isOn = true
    terminal.obey("go orders")
    if !whileLoading { await terminal.settle("go orders") }
    terminal.app.device.perform { terminal.app.shop.session.logOut() }
    await terminal.settle("screen")
    #expect(!terminal.tree.contains("Orders"))
  }
}

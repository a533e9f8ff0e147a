import ExampleApp
import PortableUIKit
import StepRouterExplorer
import Testing

/// The checkout, whose pages follow a path in an observable model.
@MainActor
@Suite(.headlessOnly) struct CheckoutTests {
  private let terminal = Terminal()

  private static let bag = "    BagViewController \"Bag\""
  private static let delivery = "    DeliveryViewController \"Delivery\""
  private static let summary = "    SummaryViewController \"Summary\""

  /// The screens of the sheet's stack, one a line, as the tree shows them.
  private var sheet: [String] {
    terminal.tree.split(separator: "\n").map(String.init)
      .drop { !$0.contains("presents") }.dropFirst(2).map { $0.replacing(" [visible]", with: "") }
  }

  private func fillBag() { terminal.obey("go product 42", "tap Add to bag", "go bag") }

  @Test("Its pages come one on top of the other, and an order empties the bag")
  func order() async {
    fillBag()
    await terminal.settle("tap Check out")
    #expect(sheet == [Self.bag, Self.delivery])
    await terminal.settle("tap Express")
    #expect(sheet == [Self.bag, Self.delivery, Self.summary])
    #expect(
      terminal.app.drawing == """
        ┌──────────────────────────────────────────────────────────┐
        │ ‹ Home                Espresso Cup                       │
        │ ┌──────────────────────────────────────────────────────┐ │
        │ │ ‹ Delivery            Summary                        │ │
        │ ├──────────────────────────────────────────────────────┤ │
        │ │ 1 for € 17.00, express delivery to 12 Harbour Street │ │
        │ │ [1] Place order                                      │ │
        │ └──────────────────────────────────────────────────────┘ │
        └──────────────────────────────────────────────────────────┘
        """)
    await terminal.settle("tap Place order")
    #expect(sheet == [Self.bag])
    #expect(terminal.app.drawing.contains("Your bag is empty."))
    await terminal.settle("go orders", "type 2 ada@example.com", "type 3 tea", "tap Log in")
    #expect(terminal.app.drawing.contains("order 1008"))
  }

  @Test("The path follows the customer back, and goes on from there")
  func back() async {
    fillBag()
    await terminal.settle("tap Check out", "tap Standard", "back")
    #expect(sheet == [Self.bag, Self.delivery])
    await terminal.settle("back")
    #expect(sheet == [Self.bag])
    await terminal.settle("tap Check out")
    #expect(sheet == [Self.bag, Self.delivery])
    await terminal.settle("tap Express")
    #expect(sheet == [Self.bag, Self.delivery, Self.summary])
  }

  @Test("Another navigation takes the bag away with its checkout")
  func leaving() async {
    fillBag()
    await terminal.settle("tap Check out", "tap Express", "go home")
    terminal.expect(emptyTabs)
    await terminal.settle("go bag")
    #expect(sheet == [Self.bag])
  }

  @Test("In another window the bag may be empty by now")
  func otherWindow() async {
    fillBag()
    await terminal.settle("tap Check out", "tap Standard", "window 2", "go bag", "tap Check out")
    await terminal.settle("tap Standard", "tap Place order", "window 1")
    #expect(terminal.app.drawing.contains("Your bag is empty."))
    #expect(!terminal.app.drawing.contains("Place order"))
  }

  @Test(
    "From its pages the router leads everywhere, also while a page moves",
    arguments: ["home", "bag", "product 42", "search tea", "settings", "address", "orders"])
  func everywhere(_ destination: String) async {
    let explorer = Explorer.shop(windows: 1)
    var moves: [UserMove] = [.tap("Tea Pot"), .tap("Add to bag"), .back, .tap("Bag (1)")]
    for move in [UserMove.tap("Check out"), .tap("Express")] {
      moves.append(move)
      let exploration = await explorer.replay(moves, asking: destination)
      #expect(exploration.isFaultless, "\(exploration)")
      let moments = [
        Interleaving.movement(.pop, by: .back), .interactivePop, .cancelledPop, .alert,
      ]
      for moment in moments {
        let exploration = await explorer.replay(moves, asking: destination, during: moment)
        #expect(exploration.isFaultless, "\(exploration)")
      }
    }
  }
}

import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterReport
import Testing

/// What is no fault, but worth a look.
@MainActor
@Suite(.headlessOnly) struct NoteTests {
  private var explorer: Explorer {
    PlainApp.explorer { app in
      app.allowed = [.wrongBack.only("ShopHelp")]
      app.home.addButton("Rate Us") {}
      app.pushes("Help") { ShopHelp("Help") }
      let help = StepAssembly(finder: ClassFinder<ShopHelp, Void>(), factory: ClassFactory())
        .using(.push()).from(.visibleStack).assemble()
      let bag = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .using(.push()).from(.visibleStack).assemble()
      app.destinations += [ExploredDestination("help", help), ExploredDestination("bag", bag)]
    }
  }

  @Test("The report names what no move leads to, what no tap changes, and what isn't judged")
  func notes() async {
    let exploration = await explorer.run(depth: 3)
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.unreached.map(\.name) == ["bag"])
    #expect(exploration.unansweredTaps == [.tap("Rate Us")])
    #expect(
      exploration.description.contains(
        """
        No move of the user leads to: “bag”
        No visible effect: .tap("Rate Us")
        Not judged: wrongBack of “ShopHelp”
        Nothing is wrong in what was tried. Not tried:
        """))
    let page = ExplorationReport(exploration, title: "Shop").html
    for note in ["No move leads there", "No visible effect", "Not judged"] {
      #expect(page.contains("<h3>\(note)</h3>"))
    }
  }

  @Test("Beyond the depth there may be a move that leads there")
  func frontier() async {
    let exploration = await explorer.run(depth: 0)
    #expect(exploration.unreached == [])
    #expect(exploration.unansweredTaps == [])
  }
}

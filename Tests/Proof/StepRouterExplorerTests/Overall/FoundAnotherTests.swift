import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A finder that takes one destination's screen for another's is a fault, though no screen says
/// what it shows.
@MainActor
@Suite(.headlessOnly) struct FoundAnotherTests {
  private func explorer(
    comparing: Bool, allowing allowed: [AllowedFault] = []
  ) -> Explorer {
    PlainApp.explorer { app in
      app.allowed = allowed
      let step = StepAssembly(
        finder: TitleFinder(compares: comparing),
        factory: InlineFactory { (title: String) in ShopHelp(title) }
      )
      .using(.push()).from(.visibleStack).assemble()
      for title in ["Payment", "Returns"] {
        app.destinations.append(ExploredDestination(title.lowercased(), step, with: title))
      }
      app.pushes { ShopHelp("Returns") }
    }
  }

  @Test("Told once, with the shortest way")
  func mistaken() async {
    let exploration = await explorer(comparing: false).run(depth: 1)
    #expect(
      exploration.findings.map(\.description) == [
        """
        ShopHelp, “payment”: after ‘Tap “Open”’
          foundAnother: Where its ShopHelp is found, it shows “Returns”, which is what the router \
        builds for “returns”. Let the finder compare the context, or allow it with \
        “allows: [.foundAnother.only("payment")]”.
          again: expectNothingWrong(await explorer.run(depth: 1), reporter: .swiftTesting)
        """
      ])
  }

  @Test("Two destinations that are taken for each other are one fault")
  func both() async {
    let explorer = PlainApp.explorer { app in
      let step = StepAssembly(
        finder: TitleFinder(compares: false),
        factory: InlineFactory { (title: String) in ShopHelp(title) }
      )
      .using(.push()).from(.visibleStack).assemble()
      for title in ["Payment", "Returns"] {
        app.destinations.append(ExploredDestination(title.lowercased(), step, with: title))
      }
      app.pushes("Open") { ShopHelp("Returns") }
      app.pushes("Pay") { ShopHelp("Payment") }
    }
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.findings.count == 2)
    #expect(exploration.faults.map(\.culprit) == ["ShopHelp"])
  }

  @Test("A screen that two destinations share is none, whatever one of them shows at times")
  func shared() async {
    let explorer = PlainApp.explorer { app in
      let step = StepAssembly(
        finder: TitleFinder(compares: false),
        factory: InlineFactory { [weak home = app.home] (title: String) in
          let latest = home?.title == "Home" ? "Payment" : "Returns"
          return ShopHelp(title == "Latest" ? latest : title)
        }
      )
      .using(.push()).from(.visibleStack).assemble()
      for title in ["Payment", "Latest"] {
        app.destinations.append(ExploredDestination(title.lowercased(), step, with: title))
      }
      app.home.addButton("Order") { [weak home = app.home] in home?.title = "Home, ordered" }
      app.pushes { ShopHelp("Returns") }
    }
    let exploration = await explorer.run(depth: 1)
    #expect(exploration.states.count == 3)
    #expect(exploration.findings.map(\.description) == [])
  }

  @Test("A finder that compares is none, nor is one that the app allows")
  func siblings() async {
    for explorer in [
      explorer(comparing: true), explorer(comparing: false, allowing: [.foundAnother]),
    ] {
      let exploration = await explorer.run(depth: 1)
      #expect(exploration.findings.map(\.description) == [])
    }
  }
}

private struct TitleFinder: StackIteratingFinder {
  let compares: Bool
  var iterator: any StackIterator { DefaultStackIterator() }

  func isTarget(_ screen: ShopHelp, with title: String) -> Bool {
    !compares || screen.title == title
  }
}

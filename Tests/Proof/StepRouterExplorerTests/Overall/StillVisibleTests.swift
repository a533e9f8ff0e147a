import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A screen that stays when its requirement ends is a fault.
@MainActor
@Suite(.headlessOnly) struct StillVisibleTests {
  @MainActor
  private final class Session {
    var isOpen = true
  }

  private func explorer(
    leaving: Bool, allowing allowed: [AllowedFault] = []
  ) -> Explorer {
    PlainApp.explorer { app in
      let session = Session()
      let step = StepAssembly(finder: ClassFinder<ShopOrders, Void>(), factory: ClassFactory())
        .using(.push()).from(.visibleStack).assemble()
      app.allowed = allowed
      app.destinations.append(
        ExploredDestination("orders", step).requiring("a login") { session.isOpen })
      app.pushes { [weak stack = app.stack] in
        let orders = ShopOrders("Orders")
        orders.addButton("Log Out") {
          session.isOpen = false
          if leaving { stack?.popToRootViewController(animated: true) }
        }
        return orders
      }
      app.events = [
        ExploredEvent("the session ends", when: { session.isOpen }) { [weak stack = app.stack] in
          session.isOpen = false
          if leaving { stack?.popToRootViewController(animated: true) }
        }
      ]
    }
  }

  @Test("Told once, however the requirement ends")
  func stays() async {
    let exploration = await explorer(leaving: false).run(depth: 2)
    let finding = exploration.findings.first { $0.trial.problems.first?.kind == .stillVisible }
    #expect(
      finding?.description == """
        the move ‘Tap “Log Out”’: after ‘Tap “Open”’
          stillVisible: ShopOrders “Orders” stays visible, though “a login” no longer holds. \
        Take it away or cover it as soon as that ends, or allow it with \
        “allows: [.stillVisible.only("ShopOrders")]”.
          again: expectNothingWrong(await explorer.replay([.tap("Open"), .tap("Log Out")]), \
        reporter: .swiftTesting)
        """)
    #expect(
      exploration.findings.count { $0.trial.problems.first?.kind == .stillVisible } == 1)
  }

  @Test("A screen that goes is none, nor is one that the app allows to stay")
  func goes() async {
    for explorer in [
      explorer(leaving: true), explorer(leaving: false, allowing: [.stillVisible]),
    ] {
      let exploration = await explorer.run(depth: 2)
      let kinds = exploration.findings.flatMap(\.trial.problems).map(\.kind)
      #expect(!kinds.contains(.stillVisible))
    }
  }
}

// swift-format-ignore-file
// These lines stand as they do in Docs/Proof/Exploring.md.

import Foundation
import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterTesting
import Testing

/// Names that other pages use, too.
private enum PropertiesPage {
  final class HomeScreen: UIViewController {}
  final class ReceiptScreen: UIViewController {}

  @MainActor final class Shop {
    var badge = 0
    var bag: [Int] = []
    var hasJustPaid = false
  }

  @MainActor struct ShopRoutes {
    var home: DestinationStep<HomeScreen, Void> {
      StepAssembly(finder: ClassFinder<HomeScreen, Void>(), factory: NilFactory())
        .from(.root).assemble()
    }
  }

  @MainActor static func explored(
    _ shop: Shop, _ routes: ShopRoutes, by router: any Router
  ) -> ExploredApp {
    let properties: [ExploredProperty] = [
      .always("the badge is right") { _ in shop.badge == shop.bag.count },
      .never("two alerts") { moment in
        moment.hierarchy.nodes.count { $0.typeName == "UIAlertController" } > 1
      },
      .eventually("home can be reached", within: 4) { $0.shows(HomeScreen.self) },
      .leadsTo(
        "who has paid sees a receipt", from: { _ in shop.hasJustPaid },
        to: { $0.shows(ReceiptScreen.self) }, within: 1),
    ]
    return ExploredApp(
      router: router, destinations: [ExploredDestination("home", routes.home)],
      properties: properties)
  }

  @MainActor static func allowing(_ routes: ShopRoutes, by router: any Router) -> ExploredApp {
    let allowed: [AllowedFault] = [.deadEnd.only("ReceiptScreen"), .idleControl]
    return ExploredApp(
      router: router, destinations: [ExploredDestination("home", routes.home)], allows: allowed)
  }

  @MainActor static var explorer: Explorer {
    Explorer { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      window.rootViewController = HomeScreen()
      window.makeKeyAndVisible()
      return explored(Shop(), ShopRoutes(), by: router)
    }
  }
}

@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil, "`make exhaustive` runs it."))
struct PropertiesSnippets {
  private var explorer: Explorer { PropertiesPage.explorer }

  @Test func longWalks() async {
    let report = await explorer.swarm(walks: 200, length: 40, seed: 7)
    expectNothingWrong(report, reporter: .swiftTesting)
  }

  @Test func theExplorerSeesFaults() async {
    let report = await SelfTest.run(explorer)
    #expect(report.isPassed, "\(report)")
  }

  private func replay() async {
    let trapped = await explorer.replay([.tap("Help")], reaching: "home can be reached")
    let unpaid = await explorer.replay([.tap("Add"), .tap("Pay"), .tap("Add")])
    for exploration in [trapped, unpaid] {
      expectNothingWrong(exploration, reporter: .swiftTesting)
    }
  }

  private func replayWalk() async {
    let again = await explorer.replay(walk: [.asking("bag"), .move(.tap("Pay")), .asking("home")])
    expectNothingWrong(again, reporter: .swiftTesting)
  }
}

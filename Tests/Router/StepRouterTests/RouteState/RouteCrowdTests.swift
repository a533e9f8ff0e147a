import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// Many routes at once.
@MainActor @Suite("A crowd of routes", .onDevice)
struct RouteCrowdTests {
  /// Ends each movement at once.
  final class SwiftPresenter: RoutePresenter {
    let depth = StackDepth()
    var isRefusing = false

    func next(from shown: Route, to wanted: Route) -> Route { wanted }

    func move(
      from shown: Route, to next: Route, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      depth.note()
      completion(isRefusing ? .failure(Refusal()) : .success)
    }
  }

  let presenter = SwiftPresenter()

  @Test(
    "A hundred thousand are set one after the other on a stack that stays",
    arguments: [true, false])
  func restored(isRefusing: Bool) async {
    presenter.isRefusing = isRefusing
    var failures = 0
    let driver = RouteDriver(presenter) { _ in failures += 1 }
    driver.restore((0..<100_000).map { [$0 % 2 == 0 ? "a" : "b"] })
    await driver.settled()
    #expect(presenter.depth.count == 100_000)
    #expect(presenter.depth.spread == 0)
    #expect(failures == (isRefusing ? 100_000 : 0))
    #expect(driver.shown == (isRefusing ? [] : ["b"]))
  }

  @Test("States that are set whenever one fails do not stand on each other")
  func setOnFailure() {
    presenter.isRefusing = true
    var failures = 0
    let driver = Box<RouteDriver>()
    let made = RouteDriver(presenter) { _ in
      failures += 1
      if failures < 100_000 {
        driver.value?.newState(RouteState(route: [RouteElement(identifier: "\(failures)")]))
      }
    }
    driver.value = made
    made.newState(RouteState(route: ["first"]))
    #expect(failures == 100_000)
    #expect(presenter.depth.spread == 0)
  }

  @Test("A hundred thousand states that are shown already move nothing")
  func alreadyShown() {
    let driver = RouteDriver(presenter)
    for _ in 0..<100_000 { driver.newState(RouteState(route: ["a"])) }
    #expect(presenter.depth.count == 1)
    #expect(driver.shown == ["a"])
  }

  @Test("Thousands of places of an app on the router leave the stack as it is")
  func onTheRouter() {
    let shop = RouteShop()
    let depth = StackDepth()
    shop.onGuard = { depth.note() }
    shop.loginAnswer = .fail
    let routes = (0..<2_000).map {
      ["home", RouteElement(identifier: "product", parameters: ["id": "\($0)"])]
    }
    shop.driver.restore([["home"]] + routes)
    shop.stage.device.runUntilIdle()
    #expect(shop.failures.count == 2_000)
    #expect(depth.count == 2_000)
    #expect(depth.spread < 65_536)
  }
}

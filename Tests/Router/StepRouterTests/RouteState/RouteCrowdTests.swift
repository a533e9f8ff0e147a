import PortableUIKit
import StepRouter
import StepRouterState
import Testing

@MainActor @Suite("Many routes at once", .onDevice)
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
    "Restoring a hundred thousand routes doesn't make the call stack grow", .exhaustive,
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

  @Test("Setting a state on each failure doesn't make the call stack grow")
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

  @Test("Setting the same state a hundred thousand times moves only once")
  func alreadyShown() {
    let driver = RouteDriver(presenter)
    for _ in 0..<100_000 { driver.newState(RouteState(route: ["a"])) }
    #expect(presenter.depth.count == 1)
    #expect(driver.shown == ["a"])
  }

  @Test("Restoring thousands of routes on the router hardly makes the call stack grow", .exhaustive)
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

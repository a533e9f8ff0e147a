import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// A driver follows a state by asking the responsible routables.
@MainActor @Suite("Routables", .onDevice)
struct RouteDriverTests {
  let app = RoutableApp()

  @Test("The driver asks the responsible routables one at a time, for the deepest pops first")
  func order() async {
    #expect(
      await app.go(to: ["a", "b", "c"]) == ["root pushes a", "a pushes b", "b pushes c"])
    #expect(app.driver.shown == ["a", "b", "c"])
    #expect(await app.go(to: ["a", "d"]) == ["b pops c", "a changes b to d"])
    #expect(await app.go(to: ["a", "d", "e"]) == ["d pushes e"])
    #expect(await app.go(to: ["x"]) == ["d pops e", "a pops d", "root changes a to x"])
    #expect(await app.go(to: ["x", "x", "x"]) == ["x pushes x", "x pushes x"])
    #expect(await app.go(to: []) == ["x pops x", "x pops x", "root pops x"])
    #expect(app.failures == [])
  }

  @Test("The driver leads from any route to any other by the changes between them")
  func allPairs() async {
    let routes = Route.all(upTo: 3, over: ["a", "b"])
    for old in routes {
      for new in routes {
        app.set(old)
        await app.driver.settled()
        _ = app.script.takeLines()
        app.set(new)
        await app.driver.settled()
        #expect(app.driver.shown == new)
        #expect(
          app.script.takeLines().count == RouteChange.changes(from: old, to: new).count)
      }
    }
  }

  @Test("Each change waits for the previous one to end")
  func awaited() async {
    app.script.held = ["b"]
    #expect(await app.go(to: ["a", "b", "c"]) == ["root pushes a", "a pushes b"])
    #expect(app.driver.shown == ["a"])
    #expect(app.script.concurrent == 1)
    app.script.letGo()
    await app.settle()
    #expect(app.script.takeLines() == ["b pushes c"])
    #expect(app.driver.shown == ["a", "b", "c"])
  }

  @Test("A newer state overtakes an older one, and nothing is pushed only to be popped")
  func overtaken() async {
    app.script.held = ["b"]
    #expect(await app.go(to: ["a", "b", "c", "d"]) == ["root pushes a", "a pushes b"])
    app.set(["a", "b", "e"])
    app.set(["a", "f"])
    app.script.letGo()
    await app.settle()
    #expect(app.script.takeLines() == ["a changes b to f"])
    #expect(app.driver.shown == ["a", "f"])
    #expect(app.failures == [])
  }

  @Test("A state set during a change waits for that change to end")
  func fromInside() async {
    app.script.during["b"] = { [weak app] in
      #expect(app?.script.concurrent == 1)
      app?.set(["c"])
    }
    #expect(
      await app.go(to: ["a", "b"]) == [
        "root pushes a", "a pushes b", "a pops b", "root changes a to c",
      ])
  }

  @Test("A change that fails ends the attempt, and `shown` stays true")
  func failing() async {
    app.script.failing = ["b"]
    #expect(await app.go(to: ["a", "b", "c"]) == ["root pushes a", "a pushes b"])
    #expect(app.driver.shown == ["a"])
    #expect(app.failures == ["/a/b/c over /a: refused by the test"])
    #expect(await app.go(to: ["a", "d"]) == ["a pushes d"])
    app.script.failing = []
    #expect(await app.go(to: ["a", "b"]) == ["a changes d to b"])
    #expect(app.failures.count == 1)
  }

  @Test("Setting the same state again retries a failed change")
  func again() async {
    app.script.failing = ["b"]
    #expect(await app.go(to: ["b"]) == ["root pushes b"])
    #expect(await app.go(to: ["b"]) == ["root pushes b"])
    #expect(app.failures.count == 2)
  }

  @Test("A failure of an older state doesn't stop a newer one that waits")
  func failingOvertaken() async {
    app.script.failing = ["b"]
    app.script.held = ["b"]
    #expect(await app.go(to: ["b"]) == ["root pushes b"])
    app.set(["c"])
    app.script.letGo()
    await app.settle()
    #expect(app.script.takeLines() == ["root pushes c"])
    #expect(app.failures == ["/b over /: refused by the test"])
  }

  @Test(
    "A routable that doesn't answer in time ends the attempt, and its late answer doesn't count"
  )
  func stuck() async {
    app.script.held = ["b"]
    #expect(await app.go(to: ["a", "b", "c"]) == ["root pushes a", "a pushes b"])
    HeadlessDevice.current.advance(by: .milliseconds(2999))
    #expect(app.failures == [])
    HeadlessDevice.current.advance(by: .milliseconds(1))
    #expect(app.failures == ["/a/b/c over /a: \(RouteError.stuck)"])
    await app.driver.settled()
    await app.settle()
    #expect(app.script.takeLines() == [])
    #expect(app.driver.shown == ["a"])
    app.script.letGo()
    await app.settle()
    #expect(app.script.takeLines() == [])
    #expect(app.driver.shown == ["a"])
    app.script.held = []
    #expect(await app.go(to: ["a", "c", "d"]) == ["a pushes c", "c pushes d"])
    #expect(app.failures.count == 1)
  }

  @Test("The late answer of a stuck routable takes nothing from a newer route")
  func late() async {
    app.script.held = ["b"]
    #expect(await app.go(to: ["a", "b"]) == ["root pushes a", "a pushes b"])
    HeadlessDevice.current.advance(by: .seconds(3))
    #expect(app.failures == ["/a/b over /a: \(RouteError.stuck)"])
    await app.driver.settled()
    app.script.held = []
    #expect(await app.go(to: ["a", "c"]) == ["a pushes c"])
    app.script.letGo()
    await app.settle()
    #expect(await app.go(to: ["a", "c", "d"]) == ["c pushes d"])
    #expect(app.driver.shown == ["a", "c", "d"])
    #expect(app.failures.count == 1)
  }

  /// Never answers, and counts the calls of `giveUp()`.
  private final class Unanswering: RoutePresenter {
    private var completions: [@MainActor (RoutingResult) -> Void] = []
    private(set) var givenUp = 0

    func next(from shown: Route, to wanted: Route) -> Route { wanted }

    func move(
      from shown: Route, to next: Route, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      completions.append(completion)
    }

    func giveUp() { givenUp += 1 }
  }

  @Test("A presenter abandons a movement that is overtaken or out of time")
  func givenUp() {
    let presenter = Unanswering()
    var failures: [Route] = []
    let driver = RouteDriver(presenter, state: RouteState(route: ["a"])) {
      failures.append($0.wanted)
    }
    #expect(presenter.givenUp == 0)
    driver.newState(RouteState(route: ["b"]))
    #expect(presenter.givenUp == 1)
    HeadlessDevice.current.advance(by: .seconds(3))
    #expect(presenter.givenUp == 2)
    #expect(failures == [["a"]])
  }

  @Test("A state that waits for a stuck routable isn't begun until it's set again")
  func stuckOvertaken() async {
    app.script.held = ["b"]
    #expect(await app.go(to: ["b"]) == ["root pushes b"])
    app.set(["c"])
    HeadlessDevice.current.advance(by: .seconds(3))
    await app.settle()
    #expect(app.script.takeLines() == [])
    #expect(app.failures == ["/b over /: \(RouteError.stuck)"])
    #expect(await app.go(to: ["c"]) == ["root pushes c"])
    app.script.letGo()
    await app.settle()
    #expect(app.driver.shown == ["c"])
    #expect(app.script.takeLines() == [])
    #expect(await app.go(to: ["c", "d"]) == ["c pushes d"])
  }

  @Test("A driver presents its initial state at once")
  func initial() async {
    let script = RoutableScript()
    let driver = RouteDriver(
      RoutableStack(root: TestRoutable("root", script: script)),
      state: RouteState(route: ["a", "b"]))
    await driver.settled()
    #expect(script.takeLines() == ["root pushes a", "a pushes b"])
    await driver.settled()
  }

  @Test("A state with new data for the same route moves nothing")
  func data() async {
    _ = await app.go(to: ["a"])
    var state = RouteState(route: ["a"])
    state.apply(SetRouteSpecificData(route: ["a"], data: 1))
    app.driver.newState(state)
    await app.settle()
    #expect(app.script.takeLines() == [])
  }

  @Test("Whether a change is animated is part of the state")
  func animation() async {
    app.set(["a", "b"], animated: false)
    await app.settle()
    #expect(app.script.takeLines() == ["root pushes a at once", "a pushes b at once"])
    app.set(["c"], animated: false)
    await app.settle()
    #expect(app.script.takeLines() == ["a pops b at once", "root changes a to c at once"])
    #expect(await app.go(to: ["d"]) == ["root changes c to d"])
  }

  @Test("The driver follows the user's movements, and setting the same state then moves nothing")
  func followed() async {
    _ = await app.go(to: ["a", "b", "c"])
    app.driver.follow(["a"])
    #expect(app.driver.shown == ["a"])
    #expect(app.driver.wanted == ["a"])
    #expect(await app.go(to: ["a"]) == [])
    #expect(await app.go(to: ["a", "d"]) == ["a pushes d"])
  }

  /// Knows what is shown, and refuses to move.
  private final class Refusing: RoutePresenter {
    let knownRoute: Route? = ["home"]
    private let error: any Error

    init(_ error: any Error) { self.error = error }

    func next(from shown: Route, to wanted: Route) -> Route { wanted }

    func move(
      from shown: Route, to next: Route, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      completion(.failure(error))
    }
  }

  @Test("A driver begins with the route that its presenter shows")
  func known() {
    let driver = RouteDriver(Refusing(Refusal()))
    #expect(driver.shown == ["home"])
    #expect(driver.wanted == ["home"])
  }

  @Test("A movement that other code cancels is a failure")
  func cancelledByOthers() {
    let error = RoutingError.cancelled(progress: RoutingProgress())
    var failures: [String] = []
    let driver = RouteDriver(Refusing(error)) {
      failures.append("\($0.wanted.path) over \($0.shown.path): \($0.error)")
    }
    driver.newState(RouteState(route: ["bag"]))
    #expect(failures == ["/bag over /home: \(error)"])
  }

  @Test("`settled()` returns after a failure as well")
  func settledAfterFailure() async {
    app.script.failing = ["a"]
    app.script.held = ["a"]
    app.set(["a"])
    var isSettled = false
    let task = Task {
      await app.driver.settled()
      isSettled = true
    }
    await app.settle()
    #expect(!isSettled)
    app.script.letGo()
    await app.settle()
    #expect(isSettled)
    task.cancel()
  }

  @Test("The driver doesn't follow the user during a movement")
  func followedMeanwhile() async {
    app.script.held = ["b"]
    _ = await app.go(to: ["a", "b"])
    app.driver.follow([])
    #expect(app.driver.shown == ["a"])
    app.script.letGo()
    await app.settle()
    #expect(app.driver.shown == ["a", "b"])
  }

  @Test("A change for which no routable is known fails with `noRoutable`")
  func noRoutable() async {
    _ = await app.go(to: ["a", "b"])
    app.driver.follow(["a", "c"])
    #expect(await app.go(to: ["a", "c", "d"]) == [])
    #expect(
      app.failures == [
        "/a/c/d over /a/c: \(RouteError.noRoutable(.push("d", responsible: 2)))"
      ])
    #expect(await app.go(to: ["a", "d"]) == ["a changes c to d"])
  }

  @Test("Restoring sets routes one after another, and a failure doesn't stop the next one")
  func restored() async {
    app.script.failing = ["b"]
    app.driver.restore([["a"], ["b"], ["a", "c"]])
    await app.driver.settled()
    #expect(
      app.script.takeLines() == [
        "root pushes a at once", "root changes a to b at once", "a pushes c at once",
      ])
    #expect(app.failures == ["/b over /a: refused by the test"])
    app.driver.restore([])
    #expect(app.driver.shown == ["a", "c"])
  }

  @Test("A newer state overtakes the routes still to be restored")
  func restoreOvertaken() async {
    app.script.held = ["a"]
    app.driver.restore([["a"], ["b"]])
    await app.settle()
    app.set(["c"])
    app.script.letGo()
    await app.settle()
    #expect(app.script.takeLines() == ["root pushes a at once", "root changes a to c"])
  }

  @Test("After a time-out an element that may have gone doesn't count as shown")
  func stuckRemoval() async {
    _ = await app.go(to: ["a", "b", "c"])
    app.script.held = ["c"]
    #expect(await app.go(to: ["a", "b"]) == ["b pops c"])
    HeadlessDevice.current.advance(by: .seconds(3))
    #expect(app.driver.shown == ["a", "b"])
    app.script.held = ["d"]
    #expect(await app.go(to: ["a", "d", "e"]) == ["a changes b to d"])
    HeadlessDevice.current.advance(by: .seconds(3))
    #expect(app.driver.shown == ["a"])
    #expect(
      app.failures == [
        "/a/b over /a/b: \(RouteError.stuck)", "/a/d/e over /a: \(RouteError.stuck)",
      ])
    app.script.letGo()
    await app.settle()
    #expect(app.driver.shown == ["a"])
    app.script.held = []
    #expect(await app.go(to: ["a", "f"]) == ["a pushes f"])
    #expect(app.driver.shown == ["a", "f"])
  }

  @Test("A state set by the handler of a time-out is shown to its end")
  func setOnFailure() async {
    app.onFailure = { [weak app] _ in app?.set(["x", "y", "z"]) }
    app.script.held = ["b"]
    #expect(await app.go(to: ["a", "b"]) == ["root pushes a", "a pushes b"])
    HeadlessDevice.current.advance(by: .seconds(3))
    await app.settle()
    #expect(app.script.takeLines() == ["root changes a to x", "x pushes y", "y pushes z"])
    #expect(app.driver.shown == ["x", "y", "z"])
    #expect(app.failures.count == 1)
  }

  @Test(
    "A time limit that is infinite, NaN or longer than a century is no limit",
    arguments: [.infinity, .nan, -.nan, .signalingNaN, 1e30, .greatestFiniteMagnitude, 1e11]
      as [TimeInterval])
  func noTimeLimit(seconds: TimeInterval) async {
    let app = RoutableApp(stuckAfter: seconds)
    app.script.held = ["b"]
    #expect(await app.go(to: ["b"]) == ["root pushes b"])
    HeadlessDevice.current.advance(by: .seconds(86_400))
    #expect(app.failures == [])
    app.script.letGo()
    await app.settle()
    #expect(app.driver.shown == ["b"])
  }

  @Test(
    "A time limit of nearly zero or less ends a change that isn't answered at once",
    arguments: [0, -1, -.infinity, -.greatestFiniteMagnitude, .leastNonzeroMagnitude]
      as [TimeInterval])
  func noTime(seconds: TimeInterval) async {
    let app = RoutableApp(stuckAfter: seconds)
    app.script.held = ["b"]
    #expect(await app.go(to: ["b"]) == ["root pushes b"])
    HeadlessDevice.current.advance(by: .milliseconds(1))
    #expect(app.failures == ["/b over /: \(RouteError.stuck)"])
  }
}

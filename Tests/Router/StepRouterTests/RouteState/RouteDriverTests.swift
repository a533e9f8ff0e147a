import PortableUIKit
import StepRouter
import StepRouterState
import Testing

/// A state, followed by asking whoever is responsible.
@MainActor @Suite("Routables", .onDevice)
struct RouteDriverTests {
  let app = RoutableApp()

  @Test("Changes are asked of whoever is responsible, one at a time, deepest pops first")
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

  @Test("For all pairs of routes up to length 3 over 2 names")
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

  @Test("Each change waits for the end of the last")
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

  @Test("A newer state overtakes: nothing is pushed to be popped at once")
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

  @Test("A state that is set from inside a change waits its turn")
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

  @Test("A change that fails ends the attempt, and what is shown stays true")
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

  @Test("The same state again tries again what failed")
  func again() async {
    app.script.failing = ["b"]
    #expect(await app.go(to: ["b"]) == ["root pushes b"])
    #expect(await app.go(to: ["b"]) == ["root pushes b"])
    #expect(app.failures.count == 2)
  }

  @Test("Where a newer state waits, a failure of the older one does not stop it")
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

  @Test("One that does not answer in time ends the attempt; its late answer counts for nothing")
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

  /// Never answers, and counts how often it is told to leave what it does.
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

  @Test("A presenter is told to leave what is overtaken, and what is out of time")
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

  @Test("Nothing is begun over one that is stuck, not even for a state that came meanwhile")
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

  @Test("A driver presents its first state when it is made")
  func initial() async {
    let script = RoutableScript()
    let driver = RouteDriver(
      RoutableStack(root: TestRoutable("root", script: script)),
      state: RouteState(route: ["a", "b"]))
    await driver.settled()
    #expect(script.takeLines() == ["root pushes a", "a pushes b"])
    await driver.settled()
  }

  @Test("Setting data moves nothing, nor does setting the same route")
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

  @Test("The user's movements are followed: setting the same state then moves nothing")
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

  @Test("A driver wants at first what its presenter shows")
  func known() {
    let driver = RouteDriver(Refusing(Refusal()))
    #expect(driver.shown == ["home"])
    #expect(driver.wanted == ["home"])
  }

  @Test("A movement that is cancelled by others is a failure like another")
  func cancelledByOthers() {
    let error = RoutingError.cancelled(progress: RoutingProgress())
    var failures: [String] = []
    let driver = RouteDriver(Refusing(error)) {
      failures.append("\($0.wanted.path) over \($0.shown.path): \($0.error)")
    }
    driver.newState(RouteState(route: ["bag"]))
    #expect(failures == ["/bag over /home: \(error)"])
  }

  @Test("Whoever waits for the end of all movements is told of it after a failure, too")
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

  @Test("While something moves the user is not listened to")
  func followedMeanwhile() async {
    app.script.held = ["b"]
    _ = await app.go(to: ["a", "b"])
    app.driver.follow([])
    #expect(app.driver.shown == ["a"])
    app.script.letGo()
    await app.settle()
    #expect(app.driver.shown == ["a", "b"])
  }

  @Test("Where nobody is known who could be asked, the change fails and says so")
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

  @Test("Several routes are set one after the other; one that fails does not stop the next")
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

  @Test("A newer state overtakes routes that are still to be restored")
  func restoreOvertaken() async {
    app.script.held = ["a"]
    app.driver.restore([["a"], ["b"]])
    await app.settle()
    app.set(["c"])
    app.script.letGo()
    await app.settle()
    #expect(app.script.takeLines() == ["root pushes a at once", "root changes a to c"])
  }

  @Test("After a time-out nothing counts as shown that may have gone")
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

  @Test("A state that is set when a time-out is told is brought to its end")
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
    "A time limit that is no time, or longer than a century, is none",
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
    "A time limit that is over at once ends what does not answer at once",
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

import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Rules 52 and 53: a lock can be neither covered nor removed", .onDevice)
struct LockTests {
  private let home = HomeViewController()
  private let pin = PINViewController()
  private let ends = Ends()

  private func stage(policy: TurnPolicy = .enqueue) -> Stage {
    let stage = Stage(root: stack(home), policy: policy)
    stage.present(stack(pin), on: home)
    return stage
  }

  private static let locked = """
    UINavigationController
      HomeViewController
    presents formSheet:
      UINavigationController [visible]
        PINViewController [visible]
    """

  @Test("Rule 52: every kind of request waits, and goes on when the lock lets go", arguments: 0..<9)
  func waits(which: Int) throws {
    let stage = stage()
    let end = {
      @MainActor [ends] (result: Result<NavigationOutcome<BagViewController>, RoutingError>) in
      ends.note(result)
    }
    let other = {
      @MainActor [ends] (result: Result<NavigationOutcome<UIViewController>, RoutingError>) in
      ends.note(result)
    }
    let router = stage.router
    let url = try #require(URL(string: "shop://bag"))
    let links = LinkMap(schemes: ["shop"]) { LinkPattern(LockRoutes.presented, "bag") }
    switch which {
    case 0: router.navigate(to: LockRoutes.presented, completion: end)
    case 1: router.navigate(to: LockRoutes.pushed, completion: end)
    case 2: router.navigate(to: LockRoutes.root, completion: end)
    case 3: router.discarding.navigate(to: LockRoutes.root, completion: end)
    case 4: router.navigate(to: LockRoutes.home) { [ends] in ends.note($0) }
    case 5: router.close(pin, completion: other)
    case 6: router.goBack(completion: other)
    case 7: router.discarding.close(upTo: home, completion: other)
    default: try router.open(url, using: links, completion: other)
    }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    #expect(stage.tree == Self.locked)
    #expect(
      stage.recorder.events.last?.kind == .waitingForLock(ViewControllerReference(pin)))
    pin.routingLock.isHolding = false
    stage.device.runUntilIdle()
    #expect(ends.lines == [(4...7).contains(which) ? "revealed" : "built"])
    #expect(stage.tree != Self.locked)
  }

  @Test("Rule 52: a waiting navigation goes on when the app just dismisses the lock's screen")
  func dismissed() {
    let stage = stage()
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    home.dismiss(animated: true)
    #expect(ends.lines == [])
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          BagViewController [visible]
        """)
  }

  @Test("Rule 52: waiting navigations go on in the order of their requests")
  func order() {
    let stage = stage()
    for name in ["1", "2", "3"] {
      let step = StepAssembly(
        finder: NilFinder<Screen, Void>(), factory: ClassFactory { $0.title = name }
      ).using(.push()).from(.visibleStack).assemble()
      stage.router.navigate(to: step) { [ends] in ends.note($0) }
    }
    stage.device.runUntilIdle()
    home.dismiss(animated: true)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built", "built", "built"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          Screen "1"
          Screen "2"
          Screen "3" [visible]
        """)
  }

  @Test(
    "Rule 52: navigations go on in the order of their requests, even after an interceptor's wait")
  func orderAfterInterceptor() {
    let held = Held()
    let stage = Stage(root: stack(home))
    let guarded = StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: ClassFactory { $0.title = "1" }
    ).adding(TestGuard<Void>(name: "A", journal: Journal(), answer: .hold(held)))
      .using(.push()).from(.visibleStack).assemble()
    let other = StepAssembly(
      finder: NilFinder<Screen, Void>(), factory: ClassFactory { $0.title = "2" }
    ).using(.push()).from(.visibleStack).assemble()
    stage.router.navigate(to: guarded) { [ends] in ends.note($0) }
    stage.present(stack(pin), on: home)
    stage.router.navigate(to: other) { [ends] in ends.note($0) }
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    home.dismiss(animated: true)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built", "built"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          Screen "1"
          Screen "2" [visible]
        """)
  }

  @Test(
    "Rule 52: a waiting navigation ends when its scene closes, even if the app keeps the window")
  func windowIsClosed() throws {
    let stage = stage()
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    stage.device.disconnect(try #require(stage.window.windowScene))
    stage.device.runUntilIdle()
    #expect(ends.lines.count == 1)
  }

  @Test("Rule 52: with `replacePending` only the newest navigation waits")
  func replaced() {
    let stage = stage(policy: .replacePending)
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.router.navigate(to: LockRoutes.pushed) { [ends] in ends.note($0) }
    #expect(
      ends.lines == [
        "A newer navigation took the place of the step of BagViewController at Shop/Routes.swift:1."
      ])
    pin.routingLock.isHolding = false
    stage.device.runUntilIdle()
    #expect(ends.lines.last == "built")
  }

  @Test("Rule 52: with the policy `.refuse` a navigation ends, and says what locks and what to do")
  func refused() {
    let stage = stage()
    let window = stage.window
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { window }, locks: .refuse)
    router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    #expect(
      ends.lines == [
        "PINViewController locks the screen, so the step of BagViewController at Shop/Routes.swift:1 "
          + "is not shown. Ask again after its lock lets go, or give the router the lock policy "
          + "'.wait'."
      ])
    #expect(stage.tree == Self.locked)
  }

  @Test("Rule 52: a navigation stops waiting when it or its task is cancelled")
  func cancelled() async {
    let stage = stage()
    let navigation = stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    navigation.cancel()
    #expect(ends.lines == ["The navigation was cancelled."])
    let router = stage.router
    let task = Task { [ends] in
      do { try await router.navigate(to: LockRoutes.presented) } catch {
        ends.lines.isEmpty ? () : #expect("\(error)" == "The navigation was cancelled.")
      }
    }
    await stage.device.letTasksRun()
    task.cancel()
    await task.value
    pin.routingLock.isHolding = false
    stage.device.runUntilIdle()
    #expect(stage.tree == Self.locked)
  }

  @Test("Rule 52: a waiting navigation doesn't keep its window alive")
  func windowIsLetGo() {
    weak var gone: UIWindow?
    do {
      let stage = stage()
      gone = stage.window
      stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
      stage.device.runUntilIdle()
      if let scene = stage.window.windowScene { stage.device.disconnect(scene) }
    }
    HeadlessDevice.current.runUntilIdle()
    #expect(ends.lines.count == 1)
    #expect(gone == nil)
  }

  @Test("Rule 52: no interceptor is asked and no failure counts before the lock lets go")
  func interceptors() {
    let stage = stage()
    let journal = Journal()
    let guarded = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).adding(TestGuard<Void>(name: "A", journal: journal))
      .using(.push()).from(
        SingleStep(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
          .expectingContainer() as ExpectedContainerStep<_, UINavigationController>
      ).from(.current).assemble()
    stage.router.navigate(to: guarded) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(!journal.lines.contains("guard A"))
    #expect(ends.lines == [])
    home.dismiss(animated: true)
    stage.device.runUntilIdle()
    #expect(journal.lines.contains("guard A"))
    #expect(ends.lines.count == 1)
  }

  @Test("Rule 53: a request for the lock's own screen passes, even if that screen is covered")
  func target() {
    let stage = stage()
    #expect(stage.end(of: LockRoutes.pin, with: ()) == "alreadyVisible")
    pin.navigationController?.pushViewController(ForgotPasswordViewController(), animated: false)
    stage.present(BagViewController(), on: pin)
    stage.router.navigate(to: LockRoutes.pin) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["revealed"])
    #expect(stage.tree == Self.locked)
  }

  @Test("Rule 53: a screen that's pushed past the lock leaves it locked, and may be closed")
  func covered() {
    let stage = stage()
    stage.router.passing(pin.routingLock).navigate(to: LockRoutes.forgot) { [ends] in
      ends.note($0)
    }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    stage.router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    stage.router.goBack { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built", "revealed"])
    #expect(stage.tree == Self.locked)
  }

  @Test("Rule 53: another lock's key doesn't help")
  func otherKey() {
    let stage = stage()
    let navigation = stage.router.passing(RoutingLock()).navigate(to: LockRoutes.forgot) {
      [ends] in ends.note($0)
    }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    #expect(stage.tree == Self.locked)
    // A waiting navigation keeps the lock, which other tests would meet.
    navigation.cancel()
    #expect(ends.lines.count == 1)
  }

  @Test("Rule 53: a navigation past the lock may remove the lock's screen")
  func removedByKey() {
    let stage = stage()
    stage.router.passing(pin.routingLock).navigate(to: LockRoutes.root) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    #expect(stage.tree == "BagViewController [visible]")
  }

  @Test("Rule 54: the plan says which screen locks")
  func plan() throws {
    let stage = stage()
    let plan = try stage.router.plan(to: LockRoutes.presented)
    #expect(plan.lockedBy === pin)
    #expect(plan.description.contains("  wait    for the lock of PINViewController"))
    #expect(try stage.router.discarding.plan(to: LockRoutes.presented).lockedBy === pin)
    let key = stage.router.passing(pin.routingLock)
    #expect(try key.plan(to: LockRoutes.presented).lockedBy == nil)
    #expect(try stage.router.plan(to: LockRoutes.pin).lockedBy == nil)
    #expect(throws: RoutingError.self) { try stage.router.plan(to: LockRoutes.account) }
  }
}

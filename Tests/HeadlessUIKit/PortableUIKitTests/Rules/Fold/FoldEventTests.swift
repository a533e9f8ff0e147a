#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("iPhone Duo: the callbacks of a fold", .simulated(on: .duo), .standInOnly)
struct FoldEventTests {
  let stage = Stage()
  private var user: HeadlessUser { HeadlessDevice.current.user }

  private func show() async -> (UIWindow, FoldScreen) {
    let screen = FoldScreen("A", stage.log)
    return (await stage.show(screen), screen)
  }

  @Test("Rule 188: a fold makes a resize's calls, in order, and nothing appears or loads again")
  func rule188() async {
    let (window, screen) = await show()
    let log = stage.log
    screen.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: FoldScreen, old) in
      log.add("registered(\(old.classes))")
    }
    user.unfold()
    #expect(log.take() == [])
    stage.simulation.advance(by: .milliseconds(16))
    #expect(
      log.take() == [
        "A.willTransition(r/r)", "A.viewWillTransition(951x669)", "A.traits(c/r to r/r)",
        "registered(c/r)",
      ])
    await stage.settle()
    #expect(log.take() == ["A.transitioned(951x669)"])

    user.fold()
    await stage.settle()
    #expect(
      log.take() == [
        "A.willTransition(c/r)", "A.viewWillTransition(466x678)", "A.traits(r/r to c/r)",
        "registered(r/r)", "A.transitioned(466x678)",
      ])
    _ = window
  }

  @Test(
    "Rule 188: turning the open phone changes its size and the bars' edge, half-folding nothing")
  func turned() async {
    let (window, _) = await show()
    user.unfold()
    await stage.settle()
    _ = stage.log.take()
    user.rotate()
    await stage.settle()
    #expect(
      stage.log.take() == [
        "A.viewWillTransition(669x951)", "A.traits(r/r to r/r)", "A.transitioned(669x951)",
      ])
    user.halfFold()
    await stage.settle()
    user.unfold()
    await stage.settle()
    #expect(stage.log.take() == [])
    _ = window
  }

  @Test("Rule 188: a fold doesn't post that the device has turned, though the interface has")
  func postsNoTurn() async {
    let (window, _) = await show()
    let turns = EventLog()
    let observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { turns.add("turned") }
    }
    user.unfold()
    stage.simulation.advance(by: .milliseconds(16))
    #expect(window.bounds.size.text == "951x669")
    #expect(turns.take() == [])
    await stage.settle()
    // A test on another device may have posted meanwhile.
    _ = turns.take()
    user.rotate()
    #expect(window.bounds.size.text == "669x951")
    #expect(turns.take() == ["turned"])
    await stage.settle()
    NotificationCenter.default.removeObserver(observer)
  }

  @Test("Rule 188: if the phone opens and closes again within a frame, nothing happens")
  func withinFrame() async {
    let (window, _) = await show()
    #expect(user.unfold())
    #expect(user.fold())
    #expect(!user.fold())
    await stage.settle()
    #expect(stage.log.take() == [])
    #expect(window.bounds.size.text == "466x678")
  }

  @Test("Rule 188: of all moves, only entering Split View calls a scene's life cycle")
  func life() {
    let app = LaunchedApp(model: .duo, showsScreens: true)
    app.launch()
    _ = app.take()
    for move in [{ app.device.user.unfold() }, { app.device.user.rotate() }] {
      _ = move()
      app.device.runUntilIdle()
    }
    app.device.user.rotate()
    app.device.user.halfFold()
    app.device.user.fold()
    app.device.runUntilIdle()
    #expect(app.take() == [])
    app.device.user.unfold()
    app.device.runUntilIdle()
    app.device.user.openInSplitView()
    #expect(app.take() == ["S1 willResignActive, active", "S1 didBecomeActive, active"])
    app.device.user.closeSplitView()
    app.device.runUntilIdle()
    #expect(app.take() == [])
    #expect(app.states == ["S1 active"])
  }

  @Test("Rule 202: until a resize has ended, the whole window shares its coordinator")
  func coordinator() async {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let stack = UINavigationController(rootViewController: a)
    let window = await stage.show(stack)
    a.present(p, animated: false)
    await stage.settle()
    user.unfold()
    #expect(a.transitionCoordinator == nil)
    stage.simulation.advance(by: .milliseconds(16))
    for one in [stack, a, p] { #expect(one.transitionCoordinator != nil) }
    await stage.settle()
    for one in [stack, a, p] { #expect(one.transitionCoordinator == nil) }
    _ = window
  }

  @Test(
    "Rule 202: a fold in the middle doesn't change how a push, a pop or a presentation ends",
    arguments: [0, 100, 200, 340])
  func inTheMiddle(delay: Int) async {
    let (a, b, p) = (stage.screen("A"), stage.screen("B"), stage.screen("P"))
    let stack = UINavigationController(rootViewController: a)
    let window = await stage.show(stack)
    let moves: [(() -> Void, String)] = [
      ({ stack.pushViewController(b, animated: true) }, "A B"),
      ({ stack.popViewController(animated: true) }, "A"),
      ({ stack.present(p, animated: true) }, "A P"),
      ({ stack.dismiss(animated: true) }, "A"),
    ]
    for (index, (move, end)) in moves.enumerated() {
      move()
      stage.simulation.advance(by: .milliseconds(delay))
      if index.isMultiple(of: 2) { user.unfold() } else { user.fold() }
      await stage.settle()
      let shown = stack.viewControllers + [stack.presentedViewController].compactMap { $0 }
      #expect(shown.map(nameOf).joined(separator: " ") == end)
      #expect(shown.last?.view.window === window)
    }
  }

  @Test("Rule 202: a swipe back that the user holds during folds can be finished or cancelled")
  func held() async throws {
    for finishes in [true, false] {
      let (a, b) = (stage.screen("A"), stage.screen("B"))
      let stack = UINavigationController(rootViewController: a)
      let window = await stage.show(stack)
      stack.pushViewController(b, animated: false)
      await stage.settle()
      let swipe = try #require(stage.simulation.beginPop(in: stack))
      user.unfold()
      await stage.settle()
      user.fold()
      await stage.settle()
      if finishes { swipe.finish() } else { swipe.cancel() }
      await stage.settle()
      #expect(stack.viewControllers == (finishes ? [a] : [a, b]))
      #expect(stack.topViewController?.view.window === window)
    }
  }
}
#endif

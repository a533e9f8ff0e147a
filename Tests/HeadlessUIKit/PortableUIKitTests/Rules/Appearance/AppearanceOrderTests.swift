import PortableUIKit
import Testing

@MainActor @Suite("Appearance: the order of callbacks", .simulated)
struct AppearanceOrderTests {
  let stage = Stage()

  @Test(
    "Rule 9: each transition sends every callback once, all with the same `animated`",
    arguments: [true, false])
  func rule9(animated: Bool) async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)

    stack.pushViewController(b, animated: animated)
    await stage.settle()

    #expect(
      stage.log.take() == [
        "B.willMove(N)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(\(animated))",
        "B.viewWillAppear(\(animated)) movingToParent",
        "B.viewIsAppearing(\(animated)) movingToParent", "A.viewDidDisappear(\(animated))",
        "B.viewDidAppear(\(animated)) movingToParent", "B.didMove(N)",
      ])
    _ = window
  }

  @Test("Rule 10: `viewIsAppearing` comes when the view is in the window, before the first layout")
  func rule10() async {
    let a = PlacedScreen("A", stage.log)
    let window = stage.simulation.makeWindow()
    window.rootViewController = a
    window.makeKeyAndVisible()
    await stage.settle()

    #expect(
      stage.log.take() == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear(false)", "outside",
        "A.viewIsAppearing(false)", "in the window, as large as it", "layout",
        "A.viewDidAppear(false)", "in the window, as large as it",
      ])
  }

  @Test(
    "Rule 11: manual transitions send the callbacks even without a window",
    arguments: [true, false])
  func rule11(animated: Bool) {
    let a = stage.screen("A")
    a.loadViewIfNeeded()
    _ = stage.log.take()

    a.beginAppearanceTransition(true, animated: animated)
    #expect(stage.log.take() == ["A.viewWillAppear(\(animated))"])
    a.endAppearanceTransition()
    #expect(
      stage.log.take() == ["A.viewIsAppearing(\(animated))", "A.viewDidAppear(\(animated))"])

    a.beginAppearanceTransition(false, animated: animated)
    #expect(stage.log.take() == ["A.viewWillDisappear(\(animated))"])
    a.endAppearanceTransition()
    #expect(stage.log.take() == ["A.viewDidDisappear(\(animated))"])
  }

  @Test("Rule 12: during a manual transition, moving the view sends no callbacks")
  func rule12() async {
    let host = ManualContainer("P", nil)
    let window = await stage.show(host)
    let child = stage.screen("C")
    host.addChild(child)
    child.loadViewIfNeeded()
    _ = stage.log.take()

    child.beginAppearanceTransition(true, animated: false)
    host.view.addSubview(child.view)
    await stage.settle()
    child.endAppearanceTransition()
    await stage.settle()
    #expect(
      stage.log.take() == [
        "C.viewWillAppear(false) movingToParent", "C.viewIsAppearing(false) movingToParent",
        "C.viewDidAppear(false) movingToParent",
      ])
    child.didMove(toParent: host)
    _ = stage.log.take()

    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    await stage.settle()
    child.endAppearanceTransition()
    await stage.settle()
    #expect(stage.log.take() == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
    _ = window
  }

  @Test(
    "Rule 17: a cancelled interactive pop sends both view controllers the opposite callbacks",
    .standInOnly)
  func rule17() async throws {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a, b])
    let window = await stage.show(stack)
    let delegate = StackDelegate(stage.log)
    stack.delegate = delegate

    let gesture = try #require(stage.simulation.beginPop(in: stack))
    gesture.update(0.3)
    await stage.settle()
    #expect(
      stage.log.take() == [
        "B.willMove(nil)", "A.loadView", "A.viewDidLoad", "willShow(A, true)",
        "B.viewWillDisappear(true) movingFromParent", "A.viewWillAppear(true)",
        "A.viewIsAppearing(true)",
      ])

    gesture.cancel()
    await stage.settle()
    #expect(
      stage.log.take() == [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
      ])
    #expect(names(stack.viewControllers) == "A B")
    #expect(b.parent === stack)
    _ = window
  }
}

/// Records where its view is in each appearance callback.
private final class PlacedScreen: RecordingScreen {
  private var hasLaidOut = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recordPlace()
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    recordPlace()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recordPlace()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if !hasLaidOut { log?.add("layout") }
    hasLaidOut = true
  }

  private func recordPlace() {
    guard let window = view.window else { return log?.add("outside") ?? () }
    let isFull = view.bounds.size == window.bounds.size
    log?.add("in the window" + (isFull ? ", as large as it" : ""))
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("A child whose view leaves while its parent appears or disappears", .simulated)
struct TakenChildTests {
  let stage = Stage()

  /// Makes a parent with a child, whose view is in the parent's view or in a plain one within it.
  private func family(isFramed: Bool) -> (parent: RecordingScreen, child: RecordingScreen) {
    let (parent, child) = (RecordingScreen("P", nil), stage.screen("C"))
    let frame = isFramed ? UIView(frame: parent.view.bounds) : parent.view
    if let frame, isFramed { parent.view.addSubview(frame) }
    parent.addChild(child)
    frame?.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = stage.log.take()
    return (parent, child)
  }

  private func takeOut(_ parent: UIViewController) {
    parent.view.subviews.first?.removeFromSuperview()
  }

  private func putBack(_ child: UIViewController, into parent: UIViewController) async {
    parent.view.addSubview(child.view)
    await stage.settle()
  }

  private let gone = ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"]
  private let back = [
    "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)",
  ]

  @Test(
    "A child removed while another tab replaces its parent disappears at once",
    arguments: [false, true])
  func tab(isFramed: Bool) async {
    let (parent, child) = family(isFramed: isFramed)
    let tabs = RecordingTabs([UIViewController(), parent])
    tabs.selectedIndex = 1
    let window = await stage.show(tabs)

    tabs.selectedIndex = 0
    takeOut(parent)
    #expect(stage.log.take() == gone)
    await stage.settle()
    tabs.selectedIndex = 1
    await stage.settle()
    #expect(stage.log.take() == [])

    await putBack(child, into: parent)
    #expect(stage.log.take() == back)
    _ = window
  }

  @Test(
    "A child removed while a push covers its parent disappears at once",
    arguments: [false, true])
  func push(isFramed: Bool) async {
    let (parent, child) = family(isFramed: isFramed)
    let stack = RecordingStack([parent])
    let window = await stage.show(stack)

    stack.pushViewController(UIViewController(), animated: true)
    stack.view.layoutIfNeeded()
    takeOut(parent)
    #expect(stage.log.take() == ["C.viewWillDisappear(true)", "C.viewDidDisappear(true)"])
    await stage.settle()
    stack.popViewController(animated: false)
    await stage.settle()
    #expect(stage.log.take() == [])

    await putBack(child, into: parent)
    #expect(stage.log.take() == back)
    _ = window
  }

  @Test(
    "A child removed during a cancelled pop of its parent disappears",
    .standInOnly, arguments: [false, true])
  func cancelledPop(isFramed: Bool) async throws {
    let (parent, child) = family(isFramed: isFramed)
    let stack = RecordingStack([UIViewController(), parent])
    let window = await stage.show(stack)

    let gesture = try #require(stage.simulation.beginPop(in: stack))
    await stage.settle()
    takeOut(parent)
    gesture.cancel()
    await stage.settle()
    #expect(stage.log.take() == ["C.viewWillDisappear(true)", "C.viewDidDisappear(true)"])

    await putBack(child, into: parent)
    #expect(stage.log.take() == back)
    _ = window
  }

  @Test(
    "A child removed while its parent appears without a window disappears",
    arguments: [false, true])
  func noWindow(isFramed: Bool) async {
    let (parent, child) = family(isFramed: isFramed)
    parent.beginAppearanceTransition(true, animated: false)
    #expect(stage.log.take() == ["C.viewWillAppear(false)"])

    takeOut(parent)
    parent.endAppearanceTransition()

    #expect(stage.log.take() == gone)
    _ = child
  }

  @Test("A child whose view moves within its disappearing parent disappears with it")
  func movedWithin() async {
    let (parent, child) = family(isFramed: false)
    let frame = UIView(frame: parent.view.bounds)
    parent.view.addSubview(frame)
    let tabs = RecordingTabs([parent, UIViewController()])
    let window = await stage.show(tabs)

    tabs.selectedIndex = 1
    frame.addSubview(child.view)

    #expect(stage.log.take() == ["C.viewWillDisappear(false)"])
    await stage.settle()
    #expect(stage.log.take() == ["C.viewDidDisappear(false)"])
    _ = window
  }

  @Test("A child whose view moves within the window still appears")
  func movedInWindow() async {
    let (parent, child) = family(isFramed: false)
    let window = stage.simulation.makeWindow()
    window.rootViewController = parent
    window.makeKeyAndVisible()

    window.addSubview(child.view)
    await stage.settle()

    #expect(stage.log.take() == back)
  }

  @Test("Under a container that forwards by hand, a removed child waits for the container's end")
  func manual() {
    let container = ManualContainer("P", nil)
    let child = stage.screen("C")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    for viewController in [container, child] {
      viewController.beginAppearanceTransition(true, animated: false)
      viewController.endAppearanceTransition()
      viewController.beginAppearanceTransition(false, animated: true)
    }
    _ = stage.log.take()

    child.view.removeFromSuperview()
    #expect(stage.log.take() == [])
    child.endAppearanceTransition()

    #expect(stage.log.take() == ["C.viewDidDisappear(true)"])
    #expect(stage.simulation.takeWarnings() == [])
  }

  @Test(
    "A tab deselected during a cancelled pop of its tabs disappears, and the new one appears",
    .standInOnly)
  func deselected() async throws {
    let (first, second) = (stage.screen("A"), stage.screen("B"))
    let tabs = RecordingTabs([first, second])
    let stack = RecordingStack([UIViewController(), tabs])
    let window = await stage.show(stack)

    let gesture = try #require(stage.simulation.beginPop(in: stack))
    await stage.settle()
    tabs.selectedIndex = 1
    gesture.cancel()
    await stage.settle()

    #expect(
      stage.log.take() == [
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.loadView", "B.viewDidLoad",
        "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
      ])
    #expect(second.view.window === window)
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("A container that swaps its child by hand", .simulated) struct ChildSwapTests {
  let stage = Stage()

  /// Returns the events that the rule mentions, without flags and the two callbacks that its source
  /// leaves out.
  private func swapEvents() -> [String] {
    stage.log.take().map(\.withoutFlags)
      .filter { !$0.hasSuffix("viewDidLoad") && !$0.contains("viewIsAppearing") }
  }

  @Test("Rule 85: a swap in a window sends both children their callbacks")
  func rule85() async {
    let container = SwappingContainer("P", nil)
    let (old, new) = (SizeRecorder("old", stage.log), SizeRecorder("new", stage.log))
    container.child = old
    let window = await stage.show(container)

    container.child = new

    #expect(
      swapEvents() == [
        "new.willMove(P)", "old.willMove(nil)", "new.loadView", "new.viewWillAppear(false)",
        "new.fills its parent: true", "old.viewWillDisappear(false)", "new.viewDidAppear(false)",
        "old.viewDidDisappear(false)", "new.didMove(P)", "old.didMove(nil)",
      ])
    await stage.settle()
    #expect(stage.log.take() == [])
    _ = window
  }

  @Test("A child whose view leaves during its container's appearance can appear again")
  func takenOutEarly() async {
    let container = stage.screen("P")
    let child = stage.screen("child")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let window = stage.simulation.makeWindow()
    window.rootViewController = container
    window.makeKeyAndVisible()
    _ = stage.log.take()

    child.view.removeFromSuperview()
    await stage.settle()
    container.view.addSubview(child.view)
    await stage.settle()

    #expect(
      stage.log.take().map(\.withoutFlags).filter { $0.hasPrefix("child.view") } == [
        "child.viewWillDisappear(false)", "child.viewDidDisappear(false)",
        "child.viewWillAppear(false)", "child.viewIsAppearing(false)",
        "child.viewDidAppear(false)",
      ])
  }

  @Test("Rule 85: a swap outside a window sends no appearance callbacks")
  func rule85NoWindow() {
    let container = SwappingContainer("P", nil)
    let (old, new) = (SizeRecorder("old", stage.log), SizeRecorder("new", stage.log))
    container.child = old
    container.loadViewIfNeeded()
    _ = stage.log.take()

    container.child = new

    #expect(
      swapEvents() == [
        "new.willMove(P)", "old.willMove(nil)", "new.loadView", "new.didMove(P)",
        "old.didMove(nil)",
      ])
  }

  @Test("Rule 85: a swap in an unloaded container loads no views")
  func rule85NoViews() {
    let container = SwappingContainer("P", nil)
    let (old, new) = (SizeRecorder("old", stage.log), SizeRecorder("new", stage.log))
    container.child = old
    _ = stage.log.take()

    container.child = new

    #expect(
      swapEvents() == [
        "new.willMove(P)", "old.willMove(nil)", "new.didMove(P)", "old.didMove(nil)",
      ])
  }
}

/// Shows one child, and sends its appearance callbacks itself.
private final class SwappingContainer: RecordingScreen {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  var child: UIViewController? {
    didSet { swap(oldValue, for: child) }
  }

  private func swap(_ old: UIViewController?, for new: UIViewController?) {
    let isVisible = viewIfLoaded?.window != nil
    if let new { addChild(new) }
    old?.willMove(toParent: nil)
    if isViewLoaded, let new { place(new, isVisible: isVisible) }
    if isVisible { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isVisible {
      new?.endAppearanceTransition()
      old?.endAppearanceTransition()
    }
    new?.didMove(toParent: self)
    old?.removeFromParent()
  }

  private func place(_ new: UIViewController, isVisible: Bool) {
    guard let childView = new.view else { return }
    childView.frame = view.bounds
    if isVisible { new.beginAppearanceTransition(true, animated: false) }
    view.addSubview(childView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let child { place(child, isVisible: false) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    child?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    child?.endAppearanceTransition()
  }
}

/// Records whether it fills its parent when it will appear.
private final class SizeRecorder: RecordingScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("fills its parent: \(view.bounds == parent?.view.bounds)")
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Releasing what was dismissed", .simulated) struct PresentationLeakTests {
  let stage = Stage()
  let released = Released()
  private let root = UIViewController()

  private func present(
    _ name: String, _ style: UIModalPresentationStyle = .pageSheet, on presenter: UIViewController
  ) async {
    let presented = released.screen(name)
    presented.modalPresentationStyle = style
    presented.popoverPresentationController?.sourceView = root.view
    presenter.present(presented, animated: false)
    await stage.settle()
  }

  @Test(
    "A dismissed view controller is released, in every style", arguments: [true, false],
    [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover,
    ] as [UIModalPresentationStyle])
  func dismiss(animated: Bool, style: UIModalPresentationStyle) async {
    let window = await stage.show(root)
    await present("P", style, on: root)
    #expect(released.alive == ["P", "view of P"])

    root.dismiss(animated: animated)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("A popover that its delegate wraps is released with its wrapper", arguments: [true, false])
  func adapted(unwraps: Bool) async {
    let window = await stage.show(root)
    let delegate = AdaptingDelegate(stage.log, .formSheet)
    delegate.wraps = true
    weak var wrapper: UIViewController?
    do {
      let presented = released.screen("P")
      presented.modalPresentationStyle = .popover
      presented.popoverPresentationController?.sourceView = root.view
      presented.presentationController?.delegate = delegate
      root.present(presented, animated: false)
    }
    await stage.settle()
    wrapper = root.presentedViewController
    #expect(wrapper is RecordingStack)
    if unwraps {
      await stage.make(window, .regular)
      #expect(wrapper == nil)
    }
    #expect(released.alive == ["P", "view of P"])

    root.dismiss(animated: true)
    await stage.settle()

    #expect(released.alive == [])
    #expect(wrapper == nil)
  }

  @Test("All view controllers of a dismissed chain are released")
  func chain() async {
    let window = await stage.show(root)
    await present("P", on: root)
    if let first = root.presentedViewController { await present("Q", on: first) }

    root.dismiss(animated: true)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("A presentation controller and completion blocks are released as well")
  func completions() async {
    let window = await stage.show(root)
    weak var controller: UIPresentationController?
    weak var captured: UIViewController?
    do {
      let (presented, held) = (released.screen("P"), UIViewController())
      controller = presented.presentationController
      captured = held
      root.present(presented, animated: true) { _ = held }
    }
    await stage.settle()
    #expect(controller != nil)
    #expect(captured == nil)

    root.dismiss(animated: true)
    await stage.settle()

    #expect(released.alive == [])
    #expect(controller == nil)
    _ = window
  }

  @Test("A sheet is released after a swipe", .standInOnly)
  func swipe() async throws {
    let window = await stage.show(root)
    await present("P", on: root)

    try beginSwipe().finish()
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  private func beginSwipe() throws -> Gesture {
    let presented = try #require(root.presentedViewController)
    return try #require(stage.simulation.beginSwipeDown(presented))
  }

  @Test("A sheet is released by a dismissal after a cancelled swipe", .standInOnly)
  func cancelled() async throws {
    let window = await stage.show(root)
    await present("P", on: root)

    try beginSwipe().cancel()
    await stage.settle()
    #expect(released.alive == ["P", "view of P"])
    root.dismiss(animated: true)
    await stage.settle()

    #expect(released.alive == [])
    _ = window
  }

  @Test("A refused view controller isn't kept", .standInOnly)
  func refused() async {
    let window = await stage.show(root)
    await present("P", on: root)

    root.present(released.screen("Q"), animated: true)
    #expect(stage.simulation.takeWarnings().count == 1)
    await stage.settle()

    #expect(released.alive == ["P", "view of P"])
    _ = window
  }

  @Test("An alert is released with its actions' handlers", .standInOnly)
  func alert() async {
    let window = await stage.show(root)
    weak var captured: UIViewController?
    do {
      let held = UIViewController()
      captured = held
      let alert = released.add(
        UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), "alert")
      let action = UIAlertAction(title: "Yes", style: .default) { _ in _ = held }
      alert.addAction(action)
      root.present(alert, animated: true)
      await stage.settle()
      stage.simulation.choose(action, in: alert)
    }
    await stage.settle()

    #expect(released.alive == [])
    #expect(captured == nil)
    _ = window
  }

  @Test("Reading the presentation controller doesn't keep a view controller alive")
  func neverPresented() {
    do {
      let screen = released.screen("P")
      #expect(screen.presentationController != nil)
    }
    #expect(released.alive == [])
  }
}

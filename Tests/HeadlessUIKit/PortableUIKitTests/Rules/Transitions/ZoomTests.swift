import PortableUIKit
import Testing

@MainActor @Suite("Zooming in and out", .simulated, .standInOnly) struct ZoomTests {
  let stage = Stage()

  @available(iOS 18.0, *)
  private func zoom(
    to name: String, options: UIViewController.Transition.ZoomOptions? = nil
  ) -> RecordingScreen {
    let (screen, log) = (stage.screen(name), stage.log)
    screen.preferredTransition = .zoom(options: options) { context in
      log.add(
        "zoom \(nameOf(context.sourceViewController)) \(nameOf(context.zoomedViewController))")
      return context.sourceViewController.view
    }
    return screen
  }

  private func asked() -> [String] { stage.log.take().filter { $0.hasPrefix("zoom") } }

  @Test("Rule 144: a zoom asks for its source view at the push and at the pop")
  func rule144() async {
    guard #available(iOS 18.0, *) else { return }
    let (a, b) = (stage.screen("A"), zoom(to: "B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    stack.pushViewController(b, animated: true)
    await stage.settle()
    #expect(asked() == ["zoom A B"])
    stack.popViewController(animated: true)
    await stage.settle()
    #expect(asked() == ["zoom A B"])
    stack.pushViewController(b, animated: false)
    await stage.settle()
    #expect(asked() == [])
    _ = window
  }

  @Test(
    "Rule 144: a zoom asks for its source view at the presentation, and when a swipe dismisses it"
  )
  func rule144Presented() async {
    guard #available(iOS 18.0, *) else { return }
    let (a, p) = (stage.screen("A"), zoom(to: "P"))
    let window = await stage.show(a)
    p.modalPresentationStyle = .fullScreen
    a.present(p, animated: true)
    await stage.settle()
    #expect(asked() == ["zoom A P"])
    stage.simulation.swipeDown(p)
    await stage.settle()
    #expect(asked() == ["zoom A P"])
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("Rule 144: a zoom's options can refuse the gesture", arguments: [true, false])
  func rule144Refused(begins: Bool) async {
    guard #available(iOS 18.0, *) else { return }
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { _ in begins }
    let (a, b) = (stage.screen("A"), zoom(to: "B", options: options))
    let stack = RecordingStack([a, b])
    let window = await stage.show(stack)
    let gesture = stage.simulation.beginPop(in: stack)
    #expect((gesture != nil) == begins)
    gesture?.cancel()
    await stage.settle()

    let p = zoom(to: "P", options: options)
    p.modalPresentationStyle = .fullScreen
    stack.present(p, animated: false)
    await stage.settle()
    stage.simulation.swipeDown(p)
    await stage.settle()
    #expect((stack.presentedViewController == nil) == begins)
    _ = window
  }

  @Test("Rule 144: the other preferred transitions present, and can't be swiped away")
  func rule144Others() async {
    guard #available(iOS 18.0, *) else { return }
    for transition: UIViewController.Transition in [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ] {
      let (a, p) = (stage.screen("A"), stage.screen("P"))
      p.preferredTransition = transition
      p.modalPresentationStyle = .fullScreen
      let window = await stage.show(a)
      a.present(p, animated: true)
      await stage.settle()
      #expect(a.presentedViewController === p)
      #expect(stage.simulation.beginSwipeDown(p) == nil)
      _ = window
    }
  }

  @Test("Rule 145: a pop that interrupts a zooming push completes the push, and then begins")
  func rule145() async {
    guard #available(iOS 18.0, *) else { return }
    let (a, b) = (stage.screen("A"), zoom(to: "B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    stack.pushViewController(b, animated: true)
    stage.simulation.advance(by: .milliseconds(100))
    _ = stage.log.take()

    stack.popViewController(animated: true)
    #expect(
      stage.log.take().filter { $0.contains("Did") }.map(\.withoutFlags) == [
        "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
      ])
    stage.simulation.advance(by: .zero)
    #expect(stage.log.take().contains { $0.hasPrefix("B.viewWillDisappear(true)") })
    await stage.settle()
    #expect(names(stack.viewControllers) == "A")
    #expect(a.view.window === window)
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Presentation: resizing the window", .simulated, .standInOnly)
struct ResizedPresentationTests {
  let stage = Stage()

  private func present(
    _ p: UIViewController, on a: UIViewController,
    delegate: (any UIAdaptivePresentationControllerDelegate)? = nil, _ window: UIWindow,
    in width: UIUserInterfaceSizeClass
  ) async {
    await stage.make(window, width)
    p.modalPresentationStyle = .popover
    p.presentationController?.delegate = delegate
    p.popoverPresentationController?.sourceView = a.view
    a.present(p, animated: true)
    await stage.settle()
    _ = stage.log.take()
  }

  private func expectDismissedOnce(_ a: UIViewController) async {
    var completions = 0
    a.dismiss(animated: true) { completions += 1 }
    await stage.settle()
    #expect(completions == 1)
    #expect(a.presentedViewController == nil)
  }

  @Test("Rule 143: a popover becomes a sheet and a popover again without appearance callbacks")
  func rule143Sheet() async throws {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    await present(p, on: a, window, in: .regular)
    let popover = try #require(p.popoverPresentationController)
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    #expect(p.view.frame.height == 844)

    await stage.make(window, .compact)
    #expect(p.view.frame.height == 422)
    #expect(popover.arrowDirection == .unknown)
    await stage.make(window, .regular)
    #expect(p.view.frame.height == 844)
    #expect(popover.arrowDirection == .up)

    #expect(stage.log.take() == [])
    #expect(p.presentationController === popover)
    await expectDismissedOnce(a)
  }

  @Test("Rule 143: adapting to full screen makes the presenter disappear, adapting back reappear")
  func rule143FullScreen() async {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = AdaptingDelegate(stage.log, .fullScreen)
    await present(p, on: a, delegate: delegate, window, in: .regular)

    await stage.make(window, .compact)
    #expect(
      stage.log.take() == [
        "style", "prepare", "viewController(0)", "willPresent(0, along)",
        "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
      ])
    #expect(a.view.window == nil)
    await stage.make(window, .regular)
    #expect(
      stage.log.take() == [
        "prepareForPopover", "willPresent(-1, along)", "A.viewWillAppear(false)",
        "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
      ])
    #expect(a.view.window === window)
    await expectDismissedOnce(a)
  }

  @Test("Rule 143: the presenter comes back when an adapted full-screen presentation is dismissed")
  func rule143DismissedFullScreen() async {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = AdaptingDelegate(stage.log, .fullScreen)
    await present(p, on: a, delegate: delegate, window, in: .regular)
    await stage.make(window, .compact)
    await expectDismissedOnce(a)
    #expect(a.view.window === window)
    #expect(!a.view.isHidden)
  }

  @Test("Rule 143: a presentation above stays when the one below is wrapped and unwrapped")
  func rule143Wrapper() async throws {
    let (a, p, q) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)
    let delegate = AdaptingDelegate(stage.log, .formSheet)
    delegate.wraps = true
    await present(p, on: a, delegate: delegate, window, in: .regular)
    let popover = try #require(p.popoverPresentationController)
    p.present(q, animated: false)
    await stage.settle()
    _ = stage.log.take()

    await stage.make(window, .compact)
    let wrapper = try #require(a.presentedViewController as? RecordingStack)
    #expect(wrapper.viewControllers == [p])
    #expect(wrapper.presentedViewController === q)
    #expect(q.presentingViewController === wrapper)
    #expect(p.presentedViewController === q)
    #expect(p.popoverPresentationController === popover)
    #expect(p.view.window === window)

    await stage.make(window, .regular)
    #expect(a.presentedViewController === p)
    #expect(p.parent == nil)
    #expect(p.presentedViewController === q)
    #expect(q.presentingViewController === p)
    #expect(wrapper.presentingViewController == nil)
    #expect(wrapper.viewIfLoaded?.window == nil)
    #expect(wrapper.viewControllers == [])
    #expect(p.view.window === window)
    await expectDismissedOnce(a)
  }

  @Test("Rule 143: wrapping and unwrapping make the view controller disappear and appear once")
  func rule143Appearance() async {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = AdaptingDelegate(stage.log, .formSheet)
    delegate.wraps = true
    await present(p, on: a, delegate: delegate, window, in: .regular)
    let appearance = [
      "P.viewWillDisappear", "P.viewDidDisappear", "P.viewWillAppear", "P.viewIsAppearing",
      "P.viewDidAppear",
    ]
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      await stage.make(window, width)
      let events = stage.log.take().map(\.withoutArguments)
      #expect(events.filter { $0.hasPrefix("P.view") } == appearance)
      #expect(!events.contains { $0.hasPrefix("A.view") })
    }
    await expectDismissedOnce(a)
  }

  @Test(
    "Rule 143: a presentation resized before its end adapts afterwards",
    arguments: [true, false])
  func rule143Presenting(growing: Bool) async throws {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    await stage.make(window, growing ? .compact : .regular)
    p.modalPresentationStyle = .popover
    let popover = try #require(p.popoverPresentationController)
    popover.sourceView = a.view
    a.present(p, animated: true)
    stage.simulation.advance(by: .milliseconds(100))
    stage.simulation.resize(
      window, to: growing ? CGSize(width: 1000, height: 844) : CGSize(width: 390, height: 844))
    #expect(p.isBeingPresented)
    await stage.settle()
    #expect(popover.arrowDirection == (growing ? .up : .unknown))
    await expectDismissedOnce(a)
  }

  @Test("Rule 143: after a resize during a presentation above, the delegate is asked once")
  func rule143Above() async {
    let (a, p, q) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)
    let delegate = AdaptingDelegate(stage.log, .formSheet)
    await present(p, on: a, delegate: delegate, window, in: .regular)

    p.present(q, animated: true)
    stage.simulation.advance(by: .milliseconds(100))
    stage.simulation.resize(window, to: CGSize(width: 390, height: 844))
    #expect(stage.log.take().filter { !$0.contains(".") } == [])
    await stage.settle()
    #expect(
      stage.log.take().filter { !$0.contains(".") } == [
        "style", "prepare", "viewController(2)", "willPresent(2, alone)",
      ])
    await expectDismissedOnce(a)
  }

  @Test("Rule 143: a popover resized during its dismissal adapts, whether it goes or stays")
  func rule143Dismissing() async throws {
    for finishes in [true, false] {
      let (a, p) = (stage.screen("A"), stage.screen("P"))
      let window = await stage.show(a)
      await present(p, on: a, window, in: .regular)
      let popover = try #require(p.popoverPresentationController)
      let gesture = try #require(stage.simulation.beginSwipeDown(p))
      stage.simulation.resize(window, to: CGSize(width: 390, height: 844))
      await stage.settle()
      if finishes { gesture.finish() } else { gesture.cancel() }
      await stage.settle()
      #expect((a.presentedViewController == nil) == finishes)
      #expect(popover.arrowDirection == .unknown)
      if !finishes { await expectDismissedOnce(a) }
    }
  }

  @Test("The delegate can dismiss a presentation while it adapts")
  func dismissingDelegate() async {
    final class Dismissing: NSObject, UIAdaptivePresentationControllerDelegate {
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) {
        guard style == .formSheet else { return }
        presentationController.presentedViewController.dismiss(animated: true)
      }
    }
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = Dismissing()
    await present(p, on: a, delegate: delegate, window, in: .regular)
    await stage.make(window, .compact)
    #expect(a.presentedViewController == nil)
    #expect(p.view.window == nil)
  }
}

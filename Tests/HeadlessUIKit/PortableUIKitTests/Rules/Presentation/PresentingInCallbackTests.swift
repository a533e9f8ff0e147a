import PortableUIKit
import Testing

@MainActor @Suite("Presentation: calls from within callbacks", .simulated)
struct PresentingInCallbackTests {
  let stage = Stage()

  private func acting(_ name: String) -> CallbackScreen { CallbackScreen(name, stage.log) }

  @Test(
    "Rule 260: a presented view controller can present another in viewDidAppear",
    arguments: [true, false])
  func rule260Present(animated: Bool) async {
    let (a, p, q) = (stage.screen("A"), acting("P"), stage.screen("Q"))
    let window = await stage.show(a)
    let log = stage.log
    p.act(in: .didAppear) { p.present(q, animated: animated) { log.add("Q presented") } }

    a.present(p, animated: animated) { log.add("P presented") }
    await stage.settle()

    #expect(a.presentedViewController === p)
    #expect(p.presentedViewController === q)
    #expect(
      log.take() == [
        "P.loadView", "P.viewDidLoad", "P.viewWillAppear(\(animated)) beingPresented",
        "P.viewIsAppearing(\(animated)) beingPresented",
        "P.viewDidAppear(\(animated)) beingPresented", "Q.loadView", "Q.viewDidLoad",
        "Q.viewWillAppear(\(animated)) beingPresented", "P presented",
        "Q.viewIsAppearing(\(animated)) beingPresented",
        "Q.viewDidAppear(\(animated)) beingPresented", "Q presented",
      ])
    #expect(!p.isBeingPresented)
    _ = window
  }

  @Test("Rule 260: what dismisses itself in viewDidAppear is being dismissed from then on")
  func rule260Flag() async {
    let (a, p) = (stage.screen("A"), acting("P"))
    let window = await stage.show(a)
    let log = stage.log
    p.act(in: .didAppear) { p.dismiss(animated: true) }

    a.present(p, animated: true) { log.add("presented, \(p.isBeingDismissed)") }
    await stage.settle()

    #expect(log.take().contains("presented, true"))
    #expect(!p.isBeingDismissed)
    _ = window
  }

  @Test(
    "Rule 260: a presented view controller can dismiss itself in viewDidAppear",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet], [true, false])
  func rule260Dismiss(style: UIModalPresentationStyle, animated: Bool) async {
    let (a, p) = (stage.screen("A"), acting("P"))
    let window = await stage.show(a)
    let log = stage.log
    p.modalPresentationStyle = style
    p.act(in: .didAppear) { p.dismiss(animated: animated) { log.add("dismissed") } }

    a.present(p, animated: animated) { log.add("presented") }
    await stage.settle()

    #expect(a.presentedViewController == nil)
    #expect(p.presentingViewController == nil)
    #expect(!p.isBeingPresented)
    #expect(!p.isBeingDismissed)
    #expect(a.view.window === window)
    let events = log.take().map(\.withoutArguments)
    #expect(
      events.filter { !$0.hasPrefix("A.") } == [
        "P.loadView", "P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing", "P.viewDidAppear",
        "P.viewWillDisappear", "presented", "P.viewDidDisappear", "dismissed",
      ])
    let ofPresenter = [
      "A.viewWillDisappear", "A.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing",
      "A.viewDidAppear",
    ]
    #expect(events.filter { $0.hasPrefix("A.") } == (style == .fullScreen ? ofPresenter : []))
  }

  @Test(
    "Rule 260: a dismissed view controller's presenter can present in viewDidDisappear",
    arguments: [true, false])
  func rule260Dismissed(animated: Bool) async {
    let (a, p, q) = (stage.screen("A"), acting("P"), stage.screen("Q"))
    let window = await stage.show(a)
    p.act(in: .didDisappear) { a.present(q, animated: animated) }
    a.present(p, animated: false)
    await stage.settle()

    a.dismiss(animated: animated)
    await stage.settle()

    #expect(a.presentedViewController === q)
    #expect(p.presentingViewController == nil)
    #expect(!p.isBeingDismissed)
    #expect(q.view.window === window)
  }

  @Test(
    "Rule 260: after a dismissal the presenter can present the same or another in viewDidAppear",
    arguments: [true, false], [true, false])
  func rule260Back(animated: Bool, isSame: Bool) async {
    let (a, p, q) = (acting("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)
    p.modalPresentationStyle = .fullScreen
    a.present(p, animated: false)
    await stage.settle()
    _ = stage.log.take()
    a.act(in: .didAppear) {
      #expect(a.presentedViewController == nil)
      a.present(isSame ? p : q, animated: animated)
    }

    a.dismiss(animated: animated)
    await stage.settle()

    let next = isSame ? p : q
    #expect(a.presentedViewController === next)
    #expect(next.presentingViewController === a)
    #expect(next.view.window === window)
    #expect(!next.isBeingPresented)
    #expect(!p.isBeingDismissed)
    #expect(
      stage.log.take().filter { $0.hasPrefix("P.") }.map(\.withoutArguments).prefix(2) == [
        "P.viewWillDisappear", "P.viewDidDisappear",
      ])
    next.dismiss(animated: animated)
    await stage.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test(
    "Rule 260: a view controller presented again in a callback leaves the window when it's dismissed"
  )
  func rule260BackAndDismissed() async {
    let (a, p) = (acting("A"), stage.screen("P"))
    let window = await stage.show(a)
    p.modalPresentationStyle = .fullScreen
    a.present(p, animated: false)
    await stage.settle()
    a.act(in: .didAppear) {
      a.present(p, animated: true)
      #expect(p.isBeingPresented)
    }

    a.dismiss(animated: true)
    await stage.settle()
    #expect(p.view.window === window)
    a.dismiss(animated: true)
    await stage.settle()

    #expect(a.presentedViewController == nil)
    #expect(p.view.window == nil)
    #expect(a.view.window === window)
  }

  @Test(
    "Rule 260: after a dismissal the presenter can be dismissed itself in viewDidAppear",
    arguments: [true, false])
  func rule260BackAndGone(animated: Bool) async {
    let (root, a, p) = (stage.screen("R"), acting("A"), stage.screen("P"))
    let window = await stage.show(root)
    p.modalPresentationStyle = .fullScreen
    root.present(a, animated: false)
    await stage.settle()
    a.present(p, animated: false)
    await stage.settle()
    a.act(in: .didAppear) { a.dismiss(animated: animated) }

    p.dismiss(animated: animated)
    await stage.settle()

    #expect(root.presentedViewController == nil)
    #expect(a.presentingViewController == nil)
    #expect(p.presentingViewController == nil)
    _ = window
  }

  @Test(
    "Rule 260: in viewDidAppear a screen can push after a push, and present after a pop",
    arguments: [true, false])
  func rule260Push(animated: Bool) async {
    let (a, b, c, p) = (stage.screen("A"), acting("B"), acting("C"), stage.screen("P"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    b.act(in: .didAppear) {
      stack.pushViewController(c, animated: animated)
      #expect((stack.transitionCoordinator?.viewController(forKey: .to) === c) == animated)
    }

    stack.pushViewController(b, animated: animated)
    await stage.settle()
    #expect(names(stack.viewControllers) == "A B C")
    #expect(c.view.window === window)

    c.act(in: .willDisappear) { b.act(in: .didAppear) { b.present(p, animated: animated) } }
    stack.popViewController(animated: animated)
    await stage.settle()
    #expect(names(stack.viewControllers) == "A B")
    #expect(b.presentedViewController === p)
  }

  @Test("Rule 260: a pushed screen can be popped in viewDidAppear", arguments: [true, false])
  func rule260Pop(animated: Bool) async {
    let (a, b) = (stage.screen("A"), acting("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    b.act(in: .didAppear) { stack.popViewController(animated: animated) }

    stack.pushViewController(b, animated: animated)
    await stage.settle()

    #expect(names(stack.viewControllers) == "A")
    #expect(b.parent == nil)
    #expect(a.view.window === window)
    #expect(
      stage.log.take().filter { $0.hasPrefix("B.") }.map(\.withoutArguments) == [
        "B.willMove", "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "B.willMove", "B.viewWillDisappear", "B.viewDidDisappear", "B.didMove",
      ])
  }
}

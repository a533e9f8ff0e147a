import PortableUIKit
import Testing

@MainActor @Suite("Presentation: adapting to compact width", .simulated, .standInOnly)
struct AdaptationTests {
  let stage = Stage()

  private func present(
    _ p: UIViewController, as style: UIModalPresentationStyle = .popover,
    on a: UIViewController, delegate: (any UIAdaptivePresentationControllerDelegate)?
  ) async {
    p.modalPresentationStyle = style
    p.presentationController?.delegate = delegate
    p.popoverPresentationController?.sourceView = a.view
    a.present(p, animated: true)
    await stage.settle()
  }

  @Test("Rule 142: the delegate's newer method wins, the older one is called if it's missing")
  func rule142() async {
    for delegate in [NewerDelegate(), OlderStyleDelegate()] as [StyleDelegate] {
      let (a, p) = (stage.screen("A"), stage.screen("P"))
      let window = await stage.show(a)
      await present(p, on: a, delegate: delegate)
      #expect(delegate.asked == ["\(type(of: delegate))"])
      #expect(a.viewIfLoaded?.window == nil)
      _ = window
    }
  }

  @Test(
    "Rule 142: a style that can't adapt falls back to the form sheet",
    arguments: [
      (.fullScreen, .fullScreen), (.overFullScreen, .overFullScreen), (.formSheet, .formSheet),
      (.pageSheet, .pageSheet), (.none, .popover), (.popover, .formSheet),
      (.currentContext, .formSheet), (.custom, .formSheet), (.automatic, .formSheet),
    ] as [(UIModalPresentationStyle, UIModalPresentationStyle)])
  func rule142Answers(
    answer: UIModalPresentationStyle, shown: UIModalPresentationStyle
  ) async {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = AdaptingDelegate(stage.log, answer)
    var style: UIModalPresentationStyle?
    p.modalPresentationStyle = .popover
    p.presentationController?.delegate = delegate
    p.popoverPresentationController?.sourceView = a.view
    a.present(p, animated: true)
    style = p.transitionCoordinator?.presentationStyle
    await stage.settle()
    #expect(style == shown)
    #expect((a.view.window == nil) == (shown == .fullScreen))
    _ = window
  }

  @Test(
    "Rule 142: a sheet can adapt to full screen as well",
    arguments: [.pageSheet, .formSheet] as [UIModalPresentationStyle])
  func rule142Sheets(style: UIModalPresentationStyle) async {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = AdaptingDelegate(stage.log, .fullScreen)
    await present(p, as: style, on: a, delegate: delegate)
    #expect(
      stage.log.take().filter { !$0.contains(".load") && !$0.contains("DidLoad") } == [
        "style", "prepare", "viewController(0)", "willPresent(0, along)",
        "A.viewWillDisappear(true)", "P.viewWillAppear(true) beingPresented",
        "P.viewIsAppearing(true) beingPresented", "P.viewDidAppear(true) beingPresented",
        "A.viewDidDisappear(true)",
      ])
    #expect(stage.simulation.beginSwipeDown(p) == nil)
    _ = window
  }

  @Test("Rule 142: in regular width the delegate isn't asked for a style")
  func rule142Regular() async {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    await stage.make(window, .regular)
    let delegate = AdaptingDelegate(stage.log, .fullScreen)
    await present(p, on: a, delegate: delegate)
    #expect(
      stage.log.take().filter { !$0.hasPrefix("P.") } == [
        "prepareForPopover", "willPresent(-1, along)",
      ])
    #expect(a.view.window === window)
  }

  @Test("Rule 143: the delegate's calls come in order, and the wrapper is what is presented")
  func rule143() async throws {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let delegate = AdaptingDelegate(stage.log, .formSheet)
    delegate.wraps = true
    p.modalPresentationStyle = .popover
    let popover = try #require(p.popoverPresentationController)
    await present(p, on: a, delegate: delegate)

    #expect(
      stage.log.take().filter { !$0.contains(".") } == [
        "style", "prepare", "viewController(2)", "willPresent(2, along)",
      ])
    #expect(delegate.prepared == [popover.adaptiveSheetPresentationController])
    let wrapper = try #require(a.presentedViewController as? RecordingStack)
    #expect(wrapper.viewControllers == [p])
    #expect(p.presentingViewController === a)
    #expect(p.popoverPresentationController === popover)
    #expect(popover.presentedViewController === p)
    #expect(popover.presentingViewController === a)

    stage.simulation.swipeDown(p)
    await stage.settle()
    #expect(a.presentedViewController == nil)
    #expect(p.presentingViewController == nil)
    _ = window
  }

  @Test("Rule 143: a wrapper that's shown elsewhere isn't used")
  func rule143Taken() async {
    final class Stealing: NSObject, UIAdaptivePresentationControllerDelegate {
      var wrapper: UIViewController?

      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? { wrapper }
    }
    let (a, b, p) = (stage.screen("A"), stage.screen("B"), stage.screen("P"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    let delegate = Stealing()
    for wrapper in [a, stack, p, b] {
      delegate.wrapper = wrapper
      await present(p, on: a, delegate: delegate)
      #expect(stack.presentedViewController === (wrapper === b ? b : p))
      stack.dismiss(animated: false)
      await stage.settle()
    }
    _ = window
  }
}

/// Has one of the two methods, or both, and wants full screen.
@MainActor private protocol StyleDelegate: UIAdaptivePresentationControllerDelegate {
  var asked: [String] { get }
}

private final class NewerDelegate: NSObject, StyleDelegate {
  var asked: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    asked.append("older")
    return .none
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    asked.append("NewerDelegate")
    return .fullScreen
  }
}

private final class OlderStyleDelegate: NSObject, StyleDelegate {
  var asked: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    asked.append("OlderStyleDelegate")
    return .fullScreen
  }
}

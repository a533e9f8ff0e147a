import PortableUIKit
import Testing

/// Several calls in one turn, or a call from within another's callbacks, as apps make them.
@MainActor @Suite("Presentation: several movements at once", .simulated) struct OneTurnTests {
  let stage = Stage()

  @Test(
    "Rule 261: three presentations and their dismissal take place in one turn",
    arguments: [true, false])
  func chain(animated: Bool) async {
    let (a, b, c, d) = (
      stage.screen("A"), stage.screen("B"), stage.screen("C"), stage.screen("D")
    )
    let window = await stage.show(a)

    a.present(b, animated: false)
    b.present(c, animated: false)
    c.present(d, animated: false)
    a.dismiss(animated: animated)
    await stage.settle()

    #expect(a.presentedViewController == nil)
    for screen in [b, c, d] {
      let own = stage.log.lines(of: screen.name)
      #expect(screen.presentingViewController == nil)
      #expect(own.filter { $0.contains("viewDidAppear") }.count == 1)
      #expect(own.filter { $0.contains("viewDidDisappear") }.count == 1)
    }
    _ = window
  }

  @Test(
    "Rule 261: a sheet can be dismissed and the stack beneath popped in one turn",
    arguments: [true, false])
  func dismissAndPop(animated: Bool) async {
    let (a, b, p) = (stage.screen("A"), stage.screen("B"), stage.screen("P"))
    let stack = RecordingStack([a, b])
    let window = await stage.show(stack)
    b.present(p, animated: false)
    await stage.settle()

    stack.dismiss(animated: animated)
    stack.popToRootViewController(animated: false)
    await stage.settle()

    #expect(stack.presentedViewController == nil)
    #expect(names(stack.viewControllers) == "A")
    #expect(a.view.window === window)
  }

  @Test("Rule 260: a presentation's completion can dismiss, and a dismissal's can present")
  func completions() async {
    let (a, p, q) = (stage.screen("A"), stage.screen("P"), stage.screen("Q"))
    let window = await stage.show(a)
    let log = stage.log

    a.present(p, animated: true) {
      a.dismiss(animated: true) {
        a.present(q, animated: true) { log.add("done") }
      }
    }
    await stage.settle()

    #expect(a.presentedViewController === q)
    #expect(log.take().last == "done")
    _ = window
  }

  @Test("Rule 260: a stack's delegate can present or pop in didShow", arguments: [true, false])
  func didShow(pops: Bool) async {
    let (a, b, p) = (stage.screen("A"), stage.screen("B"), stage.screen("P"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    let delegate = ShowingDelegate(b) {
      if pops { stack.popViewController(animated: true) } else { b.present(p, animated: true) }
    }
    stack.delegate = delegate

    stack.pushViewController(b, animated: true)
    await stage.settle()

    #expect(names(stack.viewControllers) == (pops ? "A" : "A B"))
    #expect(stack.presentedViewController === (pops ? nil : p))
    _ = window
  }

  @Test("Rule 260: a tab can be selected and its stack push in one turn")
  func selectAndPush() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([b])
    let tabs = UITabBarController()
    tabs.viewControllers = [a, stack]
    let window = await stage.show(tabs)

    tabs.selectedIndex = 1
    stack.pushViewController(c, animated: true)
    await stage.settle()

    #expect(tabs.selectedViewController === stack)
    #expect(stack.topViewController === c)
    #expect(c.view.window === window)
    #expect(b.viewIfLoaded?.window == nil)
  }

  @Test("Rule 261: a root can be replaced in the turn in which its sheet is dismissed")
  func replacedRoot() async {
    let (a, p, b) = (stage.screen("A"), stage.screen("P"), stage.screen("B"))
    let window = await stage.show(a)
    a.present(p, animated: false)
    await stage.settle()

    a.dismiss(animated: false)
    window.rootViewController = b
    b.present(p, animated: true)
    await stage.settle()

    #expect(a.presentedViewController == nil)
    #expect(b.presentedViewController === p)
    #expect(p.view.window === window)
  }
}

extension EventLog {
  /// Returns the lines of one view controller so far, and keeps them in the log.
  fileprivate func lines(of name: String) -> [String] {
    let all = take()
    for line in all { add(line) }
    return all.filter { $0.hasPrefix(name + ".") }
  }
}

/// Does some work once, when a view controller has been shown.
private final class ShowingDelegate: NSObject, UINavigationControllerDelegate {
  private let awaited: UIViewController
  private var act: (() -> Void)?

  init(_ awaited: UIViewController, _ act: @escaping () -> Void) {
    self.awaited = awaited
    self.act = act
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard viewController === awaited, let act else { return }
    self.act = nil
    act()
  }
}

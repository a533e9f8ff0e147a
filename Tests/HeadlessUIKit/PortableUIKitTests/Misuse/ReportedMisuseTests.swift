import PortableUIKit
import Testing

/// Misuse that apps reported and could not reproduce.
@MainActor @Suite("Misuse from reports", .simulated, .standInOnly)
struct ReportedMisuseTests {
  let stage = Stage()

  @Test("Rule 290: a second push of the same instance is refused when the first has ended")
  func rule290() async {
    let a = stage.screen("A")
    let b = stage.screen("B")
    let stack = UINavigationController(rootViewController: a)
    let window = await stage.show(stack)
    defer { withExtendedLifetime(window) {} }
    stack.pushViewController(b, animated: true)
    stack.pushViewController(b, animated: true)
    #expect(stage.simulation.takeMisuses() == [])
    await stage.settle()
    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M1"])
    #expect(stack.viewControllers == [a, b])
  }

  @Test("Rule 291: a swipe that the app lets begin at the root leaves the stack stuck")
  func rule291() async {
    let a = stage.screen("A")
    let b = stage.screen("B")
    let stack = UINavigationController(rootViewController: a)
    let window = await stage.show(stack)
    defer { withExtendedLifetime(window) {} }
    let delegate = Agreeing()
    stack.interactivePopGestureRecognizer?.delegate = delegate
    #expect(stage.simulation.beginPop(in: stack) == nil)
    stack.pushViewController(b, animated: true)
    await stage.settle()
    #expect(stack.viewControllers == [a, b])
    #expect(b.viewIfLoaded?.window == nil)
  }

  @Test("Rule 292: a split view controller inside a stack nests bars only while collapsed")
  func rule292() async {
    let split = SplitInStack(hidesBar: true)
    let window = await stage.show(split.stack)
    defer { withExtendedLifetime(window) {} }
    split.split.show(.secondary)
    await stage.settle()
    #expect(split.split.isCollapsed)
    #expect(stage.simulation.takeMisuses() == [])
  }

  @Test("M61: a collapsed split view controller in a stack with a bar shows a column")
  func m61() async {
    let split = SplitInStack(hidesBar: false)
    let window = await stage.show(split.stack)
    defer { withExtendedLifetime(window) {} }
    #expect(stage.simulation.takeMisuses() == [])
    split.split.show(.secondary)
    await stage.settle()
    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M61"])
  }

  @Test("M60: a callback of the base class that is not due is reported")
  func m60() async {
    let screen = WrongSuper()
    let stack = UINavigationController(rootViewController: screen)
    let window = await stage.show(stack)
    defer { withExtendedLifetime(window) {} }
    #expect(stage.simulation.takeWarnings() == [])
    stack.setViewControllers([stage.screen("A")], animated: false)
    await stage.settle()
    #expect(
      stage.simulation.takeWarnings() == [
        "Calling -viewDidAppear: directly on a view controller is not supported, and may result in "
          + "out-of-order callbacks and other inconsistent behavior. \(described(screen))"
      ])
  }
}

private final class WrongSuper: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidAppear(animated)
  }
}

private final class Agreeing: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A split view controller inside a stack, as a factory of tabs makes it. Its list is on top.
@MainActor
private struct SplitInStack {
  let split: UISplitViewController = ListFirst(style: .doubleColumn)
  let stack: UINavigationController

  init(hidesBar: Bool) {
    split.delegate = split as? ListFirst
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let wrapper = UIViewController()
    wrapper.addChild(split)
    wrapper.view.addSubview(split.view)
    split.didMove(toParent: wrapper)
    stack = UINavigationController(rootViewController: wrapper)
    stack.isNavigationBarHidden = hidesBar
  }

  private final class ListFirst: UISplitViewController, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Navigation: the array changes in the call", .simulated) struct StackArrayTests {
  let stage = Stage()

  @Test(
    "Rule 27: viewControllers and topViewController change inside the call",
    arguments: [true, false], [true, false])
  func rule27(animated: Bool, isVisible: Bool) async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([a])
    let window = isVisible ? await stage.show(stack) : nil

    stack.pushViewController(b, animated: animated)
    expect(stack, "A B")
    await stage.settle()
    #expect(stack.popViewController(animated: animated) === b)
    expect(stack, "A")
    await stage.settle()
    stack.setViewControllers([a, b, c], animated: animated)
    expect(stack, "A B C")
    await stage.settle()
    #expect(names(stack.popToViewController(b, animated: animated)) == "C")
    expect(stack, "A B")
    await stage.settle()
    #expect(names(stack.popToRootViewController(animated: animated)) == "B")
    expect(stack, "A")
    await stage.settle()
    stack.viewControllers = [c]
    expect(stack, "C")
    await stage.settle()
    _ = window
  }

  private func expect(
    _ stack: UINavigationController, _ expected: String, at place: SourceLocation = #_sourceLocation
  ) {
    #expect(names(stack.viewControllers) == expected, sourceLocation: place)
    #expect(stack.topViewController === stack.viewControllers.last, sourceLocation: place)
  }

  @Test("Rule 27: the disappearing one is second to last after a push, and gone after a pop")
  func rule27Leaving() async {
    let (a, b) = (IndexWatcher("A", stage.log), IndexWatcher("B", stage.log))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    a.watched = stack
    b.watched = stack

    stack.pushViewController(b, animated: true)
    await stage.settle()
    stack.popViewController(animated: true)
    await stage.settle()

    #expect(
      stage.log.take().filter { $0.contains(" of ") } == ["A.0 of 2", "B.nil of 1"])
    _ = window
  }

  @Test("Rule 29: the initialiser calls the root's `willMove` without loading the root")
  func rule29() {
    let a = stage.screen("A")
    let stack = RecordingStack(rootViewController: a)
    #expect(stage.log.take() == ["A.willMove(N)"])
    #expect(!a.isViewLoaded)
    #expect(stack.isViewLoaded)
    #expect(a.parent === stack)
  }

  @Test("Rule 30: off screen, the lower view controllers have moved at once, the top one hasn't")
  func rule30() {
    let all = stage.screens("A", "B", "C")
    let stack = RecordingStack()

    stack.setViewControllers(all, animated: false)

    #expect(
      stage.log.take() == [
        "A.willMove(N)", "A.didMove(N)", "B.willMove(N)", "B.didMove(N)", "C.willMove(N)",
      ])
    #expect(all.allSatisfy { !$0.isViewLoaded })
  }

  @Test("Rule 31: if all are replaced off screen, the old ones leave before the new ones come")
  func rule31() {
    let stack = RecordingStack(stage.screens("Y", "G"))
    _ = stage.log.take()

    stack.setViewControllers(stage.screens("R", "K"), animated: false)

    #expect(
      stage.log.take() == [
        "Y.willMove(nil)", "Y.didMove(nil)", "G.willMove(nil)", "G.didMove(nil)", "R.willMove(N)",
        "R.didMove(N)", "K.willMove(N)",
      ])
  }

  @Test("Rule 37: pops return what they remove, lowest first, and never remove the last one")
  func rule37() {
    let all = stage.screens("A", "B", "C", "D")
    let stack = RecordingStack(all)

    #expect(names(stack.popToViewController(all[2], animated: false)) == "D")
    #expect(names(stack.popToRootViewController(animated: false)) == "B C")
    _ = stage.log.take()

    #expect(stack.popViewController(animated: false) == nil)
    #expect(stack.popToRootViewController(animated: false) == nil)
    #expect(stack.popToViewController(all[0], animated: false) == nil)
    #expect(names(stack.viewControllers) == "A")
    #expect(stage.log.take() == [])
  }

  @Test("Rule 39: an empty array is accepted")
  func rule39Empty() {
    let stack = RecordingStack(stage.screens("A"))
    stack.setViewControllers([], animated: false)
    #expect(stack.viewControllers == [])
    #expect(stack.topViewController == nil)
    #expect(stack.visibleViewController == nil)
  }

  @Test("Rule 47: a tab bar controller in a stack is accepted")
  func rule47() {
    let (tabs, a) = (RecordingTabs(), stage.screen("A"))
    let stack = RecordingStack()
    stack.setViewControllers([tabs, a], animated: false)
    #expect(stack.viewControllers == [tabs, a])
    #expect(tabs.navigationController === stack)
  }

  @Test("Rule 48: a child of another container moves to the stack at once")
  func rule48() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let (old, new) = (RecordingStack([a, b]), RecordingStack([stage.screen("C")]))
    let window = await stage.show(new)

    new.pushViewController(b, animated: false)

    #expect(b.navigationController === new)
    #expect(names(old.viewControllers) == "A")
    #expect(names(new.viewControllers) == "C B")
    await stage.settle()
    #expect(b.view.window === window)
  }
}

/// Records its index in the stack when it will disappear.
private final class IndexWatcher: RecordingScreen {
  weak var watched: UINavigationController?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let index = watched?.viewControllers.firstIndex(of: self)
    let count = watched?.viewControllers.count ?? 0
    record("\(index.map(String.init) ?? "nil") of \(count)")
  }
}

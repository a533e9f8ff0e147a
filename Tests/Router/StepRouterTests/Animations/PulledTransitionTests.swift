import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 92: a finger drives a screen's transition", .onDevice)
struct PulledTransitionTests {
  private let journal = Journal()
  private let root = stack(HomeViewController())
  private let stage: Stage
  private let screen = PulledViewController()

  init() {
    stage = Stage(root: root)
    let pulled = StepAssembly(
      finder: ClassFinder<PulledViewController, Void>(),
      factory: InlineFactory { [screen] (_: Void) in screen }
    )
    .using(
      .push(transition: .noting(in: journal) { ($0 as? PulledViewController)?.pull })
    )
    .from(.visibleStack).assemble()
    stage.go(to: pulled, with: ())
  }

  /// Begins to pull the screen away.
  private func beginPull() -> UIPercentDrivenInteractiveTransition {
    let pull = UIPercentDrivenInteractiveTransition()
    screen.pull = pull
    root.popViewController(animated: true)
    stage.device.runUntilIdle()
    pull.update(0.5)
    return pull
  }

  @Test("Without a finger time drives it")
  func untouched() {
    #expect(journal.lines == ["push: Home to Pulled", "ended"])
  }

  @Test("A finished pull takes the screen away")
  func finished() {
    journal.clear()
    let pull = beginPull()
    #expect(journal.lines == ["pop: Pulled to Home"])
    pull.finish()
    stage.device.runUntilIdle()
    #expect(journal.lines == ["pop: Pulled to Home", "ended"])
    #expect(root.viewControllers.count == 1)
    #expect(root.delegate == nil)
  }

  @Test("After a cancelled pull everything is as it was, and the transition plays again")
  func cancelled() {
    journal.clear()
    let before = stage.tree
    let delegate = root.delegate
    beginPull().cancel()
    stage.device.runUntilIdle()
    #expect(journal.lines == ["pop: Pulled to Home", "cancelled"])
    #expect(stage.tree == before)
    #expect(root.delegate === delegate)
    screen.pull = nil
    journal.clear()
    stage.device.user.pressBack(in: root)
    stage.device.runUntilIdle()
    #expect(journal.lines == ["pop: Pulled to Home", "ended"])
    #expect(root.delegate == nil)
  }

  @Test("A navigation that is asked for during a pull waits for its end", arguments: [true, false])
  func navigation(finishes: Bool) {
    let pull = beginPull()
    let search = StepAssembly(
      finder: ClassFinder<SearchViewController, Void>(), factory: ClassFactory()
    )
    .using(.push()).from(.visibleStack).assemble()
    var isThere = false
    stage.router.navigate(to: search) { _ in isThere = true }
    stage.device.advance(by: .seconds(1))
    #expect(!isThere)
    if finishes { pull.finish() } else { pull.cancel() }
    stage.device.runUntilIdle()
    #expect(isThere)
    #expect(root.viewControllers.count == (finishes ? 2 : 3))
    #expect(root.topViewController is SearchViewController)
  }
}

import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 92 and 93: a tab comes and goes with its transition", .onDevice)
struct TabTransitionTests {
  private let journal = Journal()
  private let root = tabs(HomeViewController(), AccountViewController())
  private let stage: Stage

  init() { stage = Stage(root: root) }

  private var bag: DestinationStep<BagViewController, Void> {
    StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.addTab(transition: .noting(in: journal)))
      .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(root))).assemble()
  }

  private func select(_ index: Int) {
    stage.device.user.selectTab(at: index, in: root)
    stage.device.runUntilIdle()
  }

  @Test("It plays when the router or the user selects the tab, and backwards when the tab goes")
  func selecting() {
    #expect(stage.end(of: bag, with: ()) == "built")
    select(0)
    #expect(journal.lines == ["push: Home to Bag", "ended", "pop: Bag to Home", "ended"])
    journal.clear()
    select(1)
    #expect(journal.lines == [])
    select(2)
    select(1)
    #expect(
      journal.lines == ["push: Account to Bag", "ended", "pop: Bag to Account", "ended"])
    journal.clear()
    #expect(stage.end(of: bag, with: ()) == "revealed")
    #expect(journal.lines == ["push: Account to Bag", "ended"])
  }

  @Test("Between two tabs with transitions, that of the tab that comes plays")
  func twoTransitions() {
    let search = StepAssembly(
      finder: ClassFinder<SearchViewController, Void>(), factory: ClassFactory()
    )
    .using(.addTab(transition: .noting("search ", in: journal)))
    .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(root))).assemble()
    stage.go(to: bag, with: ())
    journal.clear()
    #expect(stage.end(of: search, with: ()) == "built")
    select(2)
    #expect(
      journal.lines == ["search push: Bag to Search", "ended", "push: Search to Bag", "ended"])
  }

  @Test("A navigation completes when the transition has ended")
  func completion() {
    stage.router.navigate(to: bag) { [journal] _ in journal.note("bag") }
    stage.device.runUntilIdle()
    select(0)
    stage.router.navigate(to: bag) { [journal] _ in journal.note("bag") }
    stage.device.runUntilIdle()
    #expect(
      journal.lines == [
        "push: Home to Bag", "ended", "bag", "pop: Bag to Home", "ended", "push: Home to Bag",
        "ended", "bag",
      ])
  }

  @Test("A tab that replaces the selected one comes with its transition")
  func replacing() {
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.addTab(at: 0, replacing: true, transition: .noting(in: journal)))
      .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(root))).assemble()
    stage.router.navigate(to: bag) { [journal] _ in journal.note("bag") }
    stage.device.runUntilIdle()
    #expect(journal.lines == ["push: Home to Bag", "ended", "bag"])
  }

  @Test("A tab that replaces the selected one without animation plays nothing yet")
  func replacingUnanimated() {
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.addTab(at: 0, replacing: true, transition: .noting(in: journal)))
      .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(root))).assemble()
    #expect(stage.end(of: bag, with: (), animated: false) == "built")
    #expect(root.selectedViewController is BagViewController)
    #expect(journal.lines == [])
    select(1)
    #expect(journal.lines == ["pop: Bag to Account", "ended"])
    journal.clear()
    select(0)
    #expect(journal.lines == ["push: Account to Bag", "ended"])
  }

  @Test("Without animation nothing plays, but the next selection does")
  func unanimated() {
    stage.go(to: bag, with: (), animated: false)
    #expect(root.selectedViewController is BagViewController)
    #expect(journal.lines == [])
    select(0)
    #expect(journal.lines == ["pop: Bag to Home", "ended"])
  }

  @Test("The app's delegate is asked and told as ever")
  func forwarding() {
    let delegate = NotingDelegate(journal)
    root.delegate = delegate
    stage.go(to: bag, with: ())
    #expect(root.delegate !== delegate)
    journal.clear()
    delegate.allowsSelection = false
    select(0)
    #expect(journal.lines == ["should select Home"])
    #expect(root.selectedViewController is BagViewController)
    journal.clear()
    delegate.allowsSelection = true
    select(0)
    #expect(journal.lines.contains("did select Home"))
    #expect(journal.lines.contains("pop: Bag to Home"))
  }

  @Test("A delegate that the app sets later stays")
  func laterDelegate() {
    stage.go(to: bag, with: ())
    let delegate = NotingDelegate(journal)
    root.delegate = delegate
    journal.clear()
    select(0)
    #expect(journal.lines == ["should select Home", "did select Home"])
    #expect(root.delegate === delegate)
  }

  @Test("With Reduce Motion nothing plays")
  func reducedMotion() {
    stage.device.user.setReduceMotion(true)
    #expect(stage.end(of: bag, with: ()) == "built")
    select(0)
    #expect(journal.lines == [])
  }
}

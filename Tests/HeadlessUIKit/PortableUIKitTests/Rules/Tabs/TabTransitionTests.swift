import PortableUIKit
import Testing

@MainActor @Suite("Tabs: transitions with an animator", .simulated) struct TabTransitionTests {
  let stage = Stage()

  @Test("Rule 45: a tab's transition has a coordinator until its completions have run")
  func rule45() async {
    let (a, b) = (CoordinatorScreen("A", stage.log), CoordinatorScreen("B", stage.log))
    let tabs = RecordingTabs([a, b])
    let window = await stage.show(tabs)
    let delegate = TabAnimations(stage.log)
    tabs.delegate = delegate
    let log = stage.log

    tabs.selectedIndex = 1
    #expect(tabs.transitionCoordinator != nil)
    tabs.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.add("completion") }
    await stage.settle()

    #expect(
      log.take().filter { $0.contains("coordinated") || $0 == "completion" } == [
        "A.viewDidDisappear coordinated: true", "B.viewDidAppear coordinated: true", "completion",
      ])
    #expect(tabs.transitionCoordinator == nil)
    _ = window
  }

  @Test(
    "Rule 81: an interaction that ends before the transition starts still decides it",
    arguments: [true, false])
  func rule81Early(finishes: Bool) async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let tabs = RecordingTabs([a, b])
    let window = await stage.show(tabs)
    let delegate = TabAnimations(stage.log)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    tabs.delegate = delegate

    tabs.selectedIndex = 1
    if finishes { interaction.finish() } else { interaction.cancel() }
    await stage.settle()

    #expect(tabs.selectedViewController === (finishes ? b : a))
    #expect((finishes ? b : a).view.window === window)
    #expect((finishes ? a : b).view.window == nil)
    #expect(tabs.transitionCoordinator == nil)
  }

  @Test("Rule 81: an animated new list runs the animator, and the selected tab leaves with it")
  func rule81() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let tabs = RecordingTabs([a, b])
    let window = await stage.show(tabs)
    let delegate = TabAnimations(stage.log)
    tabs.delegate = delegate

    tabs.setViewControllers([c, b], animated: true)
    #expect(names(tabs.viewControllers) == "C B")
    #expect(names(tabs.children) == "C B")
    #expect(tabs.selectedViewController === c)
    #expect(a.parent === tabs)
    #expect(
      stage.log.take().map(\.withoutFlags) == [
        "A.willMove(nil)", "C.willMove(T)", "C.didMove(T)", "C.loadView", "C.viewDidLoad",
        "asked for an animator from A to C", "C.viewWillAppear(true)", "A.viewWillDisappear(true)",
      ])
    await stage.settle()

    #expect(
      stage.log.take().filter { !$0.contains("viewIsAppearing") }.map(\.withoutFlags) == [
        "animates A to C", "A.viewDidDisappear(true)", "C.viewDidAppear(true)", "A.didMove(nil)",
      ])
    #expect(a.parent == nil)
    #expect(a.view.superview == nil)
    #expect(c.view.window === window)
  }

  @Test("Rule 81: a new list asks for no animator without animation, or if the selection stays")
  func rule81Unasked() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let tabs = RecordingTabs([a, b])
    let window = await stage.show(tabs)
    let delegate = TabAnimations(stage.log)
    tabs.delegate = delegate

    tabs.setViewControllers([b, a, c], animated: true)
    await stage.settle()
    #expect(tabs.selectedViewController === a)
    tabs.setViewControllers([b, c], animated: false)
    await stage.settle()

    #expect(stage.log.take().filter { $0.hasPrefix("asked") } == [])
    #expect(a.parent == nil)
    #expect(tabs.selectedViewController === c)
    #expect(c.view.window === window)
  }

  @Test("Rule 81: an animated list takes effect without an animator, even an empty one")
  func rule81WithoutAnimator() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let tabs = RecordingTabs([a, b])
    let window = await stage.show(tabs)

    tabs.setViewControllers([c], animated: true)
    await stage.settle()
    #expect(a.parent == nil)
    #expect(a.view.window == nil)
    #expect(c.view.window === window)
    tabs.setViewControllers([], animated: true)
    await stage.settle()

    #expect(c.parent == nil)
    #expect(c.view.window == nil)
    #expect(tabs.children == [])
    #expect(tabs.selectedViewController == nil)
  }

  @Test("Rule 81: a tab that a second list brings back during the transition stays")
  func rule81Back() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let tabs = RecordingTabs([a])
    let window = await stage.show(tabs)
    let delegate = TabAnimations(stage.log)
    tabs.delegate = delegate

    tabs.setViewControllers([b], animated: true)
    tabs.setViewControllers([b, a], animated: true)
    await stage.settle()

    #expect(names(tabs.viewControllers) == "B A")
    #expect(names(tabs.children) == "B A")
    #expect(a.parent === tabs)
    #expect(!a.isMovingFromParent)
    #expect(
      stage.log.take().filter { $0.hasPrefix("A.") && $0.contains("ove(") } == [
        "A.willMove(nil)", "A.willMove(T)", "A.didMove(T)",
      ])
    #expect(b.view.window === window)
  }

  @Test("Rule 9: a selection during a transition ends the transition first", .standInOnly)
  func rule9() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let tabs = RecordingTabs([a, b, c])
    let window = await stage.show(tabs)
    let delegate = TabAnimations(stage.log)
    tabs.delegate = delegate

    tabs.selectedIndex = 1
    stage.simulation.advance(by: .milliseconds(50))
    tabs.selectedIndex = 2
    await stage.settle()

    let calls = stage.log.take().filter { $0.contains("ppear(") }.map(\.withoutFlags)
    #expect(
      ["A", "B", "C"].map { name in calls.filter { $0.hasPrefix(name) } } == [
        ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"],
        [
          "B.viewWillAppear(true)", "B.viewDidAppear(true)", "B.viewWillDisappear(true)",
          "B.viewDidDisappear(true)",
        ],
        ["C.viewWillAppear(true)", "C.viewDidAppear(true)"],
      ])
    #expect(stage.simulation.takeWarnings() == [])
    #expect(c.view.window === window)
  }

  @Test("Rule 81: an animator that gives up doesn't bring back a tab that has left the list")
  func rule81GivenUp() async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let tabs = RecordingTabs([a])
    let window = await stage.show(tabs)
    let delegate = TabAnimations(stage.log)
    delegate.completes = false
    tabs.delegate = delegate

    tabs.setViewControllers([b], animated: true)
    await stage.settle()

    #expect(tabs.selectedViewController === b)
    #expect(a.parent == nil)
    #expect(b.view.window === window)
    #expect(b.view.superview === tabs.view)
  }
}

/// Records whether it has a coordinator when it has appeared or disappeared.
private final class CoordinatorScreen: RecordingScreen {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear coordinated: \(transitionCoordinator != nil)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear coordinated: \(transitionCoordinator != nil)")
  }
}

/// A delegate with its own animator.
private final class TabAnimations: NSObject, UIViewControllerAnimatedTransitioning,
  UITabBarControllerDelegate
{
  let log: EventLog
  var completes = true
  var interaction: UIPercentDrivenInteractiveTransition?

  init(_ log: EventLog) {
    self.log = log
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("asked for an animator from \(nameOf(fromVC)) to \(nameOf(toVC))")
    return self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let from = nameOf(transitionContext.viewController(forKey: .from))
    log.add("animates \(from) to \(nameOf(transitionContext.viewController(forKey: .to)))")
    let completes = completes
    UIView.animate(withDuration: 0.2) {
      transitionContext.containerView.alpha = 1
    } completion: { _ in
      let isCancelled = transitionContext.transitionWasCancelled
      transitionContext.completeTransition(completes && !isCancelled)
    }
  }
}

import PortableUIKit
import Testing

@MainActor @Suite("Custom animations and their completions", .simulated)
struct CustomAnimationTests {
  let stage = Stage()

  @Test("Rule 81: a presentation and a dismissal run the animator, then the completion")
  func rule81() async {
    let (a, presented) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    let animations = Animations(stage.log)
    presented.transitioningDelegate = animations
    presented.modalPresentationStyle = .fullScreen
    let log = stage.log

    a.present(presented, animated: true) { log.add("completion") }
    await stage.settle()
    #expect(own() == ["animates A to P", "completion"])

    a.dismiss(animated: true) { log.add("completion") }
    await stage.settle()
    #expect(own() == ["animates P to A", "completion"])
    _ = window
  }

  private func own() -> [String] {
    stage.log.take().filter { $0.hasPrefix("animates") || $0 == "completion" }
  }

  @Test("Rule 81: pushes, pops and new arrays run the stack delegate's animator")
  func rule81Stack() async {
    let (a, b, c) = (stage.screen("A"), stage.screen("B"), stage.screen("C"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    let animations = Animations(stage.log)
    stack.delegate = animations

    await change(stack) { stack.pushViewController(b, animated: true) }
    #expect(own() == ["animates A to B", "completion"])
    await change(stack) { stack.popViewController(animated: true) }
    #expect(own() == ["animates B to A", "completion"])
    await change(stack) { stack.setViewControllers([a, b, c], animated: true) }
    #expect(own() == ["animates A to C", "completion"])
    await change(stack) { stack.popToViewController(b, animated: true) }
    #expect(own() == ["animates C to B", "completion"])
    await change(stack) { stack.popToRootViewController(animated: true) }
    #expect(own() == ["animates B to A", "completion"])
    _ = window
  }

  private func change(_ viewController: UIViewController, by change: () -> Void) async {
    let log = stage.log
    change()
    viewController.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      log.add("completion")
    }
    await stage.settle()
  }

  @Test("Rule 81: selecting a tab runs the tab delegate's animator")
  func rule81Tabs() async {
    let tabs = RecordingTabs(stage.screens("A", "B"))
    let window = await stage.show(tabs)
    let animations = Animations(stage.log)
    tabs.delegate = animations

    await change(tabs) { tabs.selectedIndex = 1 }

    #expect(own() == ["animates A to B", "completion"])
    _ = window
  }

  @Test(
    "Rule 81: an interactive push follows its interaction controller", arguments: [true, false])
  func rule81Interactive(finishes: Bool) async {
    let (a, b) = (stage.screen("A"), stage.screen("B"))
    let stack = RecordingStack([a])
    let window = await stage.show(stack)
    let animations = Animations(stage.log)
    let interaction = UIPercentDrivenInteractiveTransition()
    animations.interaction = interaction
    stack.delegate = animations

    await change(stack) { stack.pushViewController(b, animated: true) }
    interaction.update(0.5)
    await stage.settle()
    #expect(own() == ["animates A to B"])

    if finishes { interaction.finish() } else { interaction.cancel() }
    await stage.settle()

    #expect(own() == ["completion"])
    #expect(names(stack.viewControllers) == (finishes ? "A B" : "A"))
    #expect(b.parent === (finishes ? stack : nil))
    #expect((finishes ? b : a).view.window === window)
  }
}

/// Is the animator of every kind of transition.
private final class Animations: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let log: EventLog
  var interaction: UIPercentDrivenInteractiveTransition?

  init(_ log: EventLog) {
    self.log = log
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let from = nameOf(transitionContext.viewController(forKey: .from))
    log.add("animates \(from) to \(nameOf(transitionContext.viewController(forKey: .to)))")
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    UIView.animate(withDuration: 0.2) {
      transitionContext.containerView.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}

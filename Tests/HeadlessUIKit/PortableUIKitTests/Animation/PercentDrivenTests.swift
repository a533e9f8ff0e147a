import PortableUIKit
import Testing

/// Transitions that a percentage drives, each half a second long.
@MainActor @Suite("Percent-driven transitions", .simulated, .standInOnly)
struct PercentDrivenTests {
  let stage = Stage()
  let log = EventLog()
  let home = UIViewController()
  let detail = UIViewController()
  private let driven: Driven

  init() { driven = Driven(log) }

  private func pushed() async -> UIWindow {
    let stack = UINavigationController(rootViewController: home)
    let window = await stage.show(stack)
    stack.delegate = driven
    stack.pushViewController(detail, animated: true)
    await stage.settle()
    #expect(log.take() == ["animates"])
    return window
  }

  @Test("The progress of a driven transition stays between 0 and 1")
  func progress() async {
    let window = await pushed()
    var shown: [CGFloat] = []
    for percent: CGFloat in [-1, 0.25, 2] {
      driven.interaction.update(percent)
      let seen = detail.transitionCoordinator?.percentComplete
      shown += [driven.interaction.percentComplete, seen ?? -1]
    }
    #expect(shown == [0, 0, 0.25, 0.25, 1, 1])
    _ = window
  }

  @Test(
    "A finished transition runs for the rest, a cancelled one for the way back, each at its speed",
    arguments: [
      (0.75, true, 1, 125), (0.75, false, 1, 375), (0.25, true, 1, 375), (0.5, false, 2, 125),
      (0.5, true, 0.5, 500),
    ] as [(CGFloat, Bool, CGFloat, Int)])
  func rest(percent: CGFloat, finishes: Bool, speed: CGFloat, milliseconds: Int) async {
    let window = await pushed()
    driven.interaction.completionSpeed = speed
    driven.interaction.update(percent)
    if finishes { driven.interaction.finish() } else { driven.interaction.cancel() }
    stage.simulation.advance(by: .milliseconds(milliseconds - 1))
    #expect(log.take() == [])
    stage.simulation.advance(by: .milliseconds(1))
    #expect(log.take() == ["ended \(finishes)"])
    _ = window
  }

  @Test("A transition cancelled before it begins still takes its time to go back")
  func cancelledEarly() async {
    let window = await stage.show(home)
    detail.modalPresentationStyle = .fullScreen
    detail.transitioningDelegate = driven
    home.present(detail, animated: true)
    driven.interaction.update(0.75)
    driven.interaction.cancel()
    stage.simulation.advance(by: .milliseconds(374))
    #expect(log.take() == ["animates"])
    stage.simulation.advance(by: .milliseconds(1))
    #expect(log.take() == ["ended false"])
    #expect(home.presentedViewController == nil)
    _ = window
  }

  @Test("Without an interactive start the animation runs to its end by itself")
  func unwilling() async {
    driven.interaction.wantsInteractiveStart = false
    let stack = UINavigationController(rootViewController: home)
    let window = await stage.show(stack)
    stack.delegate = driven
    stack.pushViewController(detail, animated: true)
    await stage.settle()
    #expect(log.take() == ["animates", "ended true"])
    #expect(stack.transitionCoordinator == nil)
    _ = window
  }

  @Test("The progress starts again at 0 with the next transition")
  func anew() async {
    let window = await pushed()
    driven.interaction.update(0.75)
    driven.interaction.finish()
    await stage.settle()
    detail.navigationController?.pushViewController(UIViewController(), animated: true)
    await stage.settle()
    #expect(driven.interaction.percentComplete == 0)
    _ = window
  }

  @Test("The new view controller ends in the container's bounds, the old one begins there")
  func frames() async {
    let window = await pushed()
    #expect(driven.frames == [window.bounds, .zero, .zero, window.bounds])
  }
}

/// Animates in half a second, and lets a percentage drive it.
private final class Driven: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate, UIViewControllerTransitioningDelegate
{
  let interaction = UIPercentDrivenInteractiveTransition()
  /// The initial and final frames of the old view controller, then those of the new one.
  private(set) var frames: [CGRect] = []
  private let log: EventLog

  init(_ log: EventLog) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.add("animates")
    for key in [UITransitionContextViewControllerKey.from, .to] {
      guard let one = transitionContext.viewController(forKey: key) else { continue }
      frames += [transitionContext.initialFrame(for: one), transitionContext.finalFrame(for: one)]
    }
    UIView.animate(withDuration: 0.5) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

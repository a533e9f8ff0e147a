import PortableUIKit
import Testing

@MainActor @Suite("Custom transitions", .simulated, .standInOnly) struct CustomTransitionRuleTests {
  let stage = Stage()

  /// Presents P in this style, with the app's animator.
  private func present(
    _ animations: Steps, style: UIModalPresentationStyle = .fullScreen, animated: Bool = true
  ) async -> (RecordingScreen, RecordingScreen, UIWindow) {
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    p.modalPresentationStyle = style
    p.transitioningDelegate = animations
    a.present(p, animated: animated)
    await stage.settle()
    return (a, p, window)
  }

  private func steps() -> [String] {
    stage.log.take().filter { !$0.contains(".view") && !$0.contains(".load") }
  }

  @Test("Rule 149: without an animator there's no call for an interaction controller")
  func rule149() async {
    let animations = Steps(stage.log)
    let (a, _, window) = await present(animations)
    #expect(steps() == ["animator", "interaction", "animates(true)", "ended(true)"])
    animations.hasAnimator = false
    a.dismiss(animated: true)
    await stage.settle()
    #expect(steps() == ["animator"])
    _ = window
  }

  @Test("Rule 149: an interaction controller starts first, and then calls the animator")
  func rule149Interactive() async {
    let animations = Steps(stage.log)
    animations.interaction = LoggedInteraction(stage.log)
    let (a, p, window) = await present(animations)
    #expect(steps() == ["animator", "interaction", "starts", "animates(true)"])
    #expect(p.isBeingPresented)
    animations.interaction?.finish()
    await stage.settle()
    #expect(steps() == ["ended(true)"])
    #expect(a.presentedViewController === p)
    _ = window
  }

  @Test("Rule 149: a dismissal is refused until the animator completes the presentation")
  func rule149Blocked() async {
    let animations = Steps(stage.log)
    animations.completes = false
    let (a, p, window) = await present(animations)
    #expect(p.isBeingPresented)
    a.dismiss(animated: false)
    #expect(stage.simulation.takeWarnings().count == 1)
    animations.context?.completeTransition(true)
    await stage.settle()
    #expect(!p.isBeingPresented)
    _ = window
  }

  @Test(
    "Rule 150: the context's views and frames say which side moves and which stays",
    arguments: [
      (.fullScreen, "from: view, window to zero; to: view, zero to window"),
      (.custom, "from: no view, window to window; to: view, zero to window"),
    ] as [(UIModalPresentationStyle, String)])
  func rule150(style: UIModalPresentationStyle, frames: String) async {
    let animations = Steps(stage.log)
    let (a, _, window) = await present(animations, style: style)
    #expect(animations.frames == frames)
    a.dismiss(animated: true)
    await stage.settle()
    #expect(
      animations.frames
        == (style == .custom
          ? "from: view, window to zero; to: no view, window to window"
          : "from: view, window to zero; to: view, zero to window"))
    _ = window
  }

  @Test(
    "Rule 151: a percent-driven transition has defaults, and takes its share of the duration to end"
  )
  func rule151() async {
    let interaction = UIPercentDrivenInteractiveTransition()
    #expect(interaction.percentComplete == 0)
    #expect(interaction.completionSpeed == 1)
    #expect(interaction.completionCurve == .easeInOut)
    #expect(interaction.wantsInteractiveStart)

    let logged = LoggedInteraction(stage.log)
    let animations = Steps(stage.log)
    animations.interaction = logged
    let (_, p, window) = await present(animations)
    logged.update(0.75)
    logged.completionSpeed = 0.5
    logged.finish()
    // A quarter of 0.4 seconds, at half the speed.
    stage.simulation.advance(by: .milliseconds(199))
    #expect(p.isBeingPresented)
    stage.simulation.advance(by: .milliseconds(1))
    #expect(!p.isBeingPresented)
    _ = window
  }

  @Test("Rule 152: the coordinator lasts until the completion, and knows of a cancellation")
  func rule152() async {
    let animations = Steps(stage.log)
    let logged = LoggedInteraction(stage.log)
    animations.interaction = logged
    let (a, p) = (stage.screen("A"), stage.screen("P"))
    let window = await stage.show(a)
    p.modalPresentationStyle = .fullScreen
    p.transitioningDelegate = animations
    #expect(p.transitionCoordinator == nil)
    a.present(p, animated: true)
    let log = stage.log
    #expect(
      p.transitionCoordinator?.animate(alongsideTransition: { _ in log.add("along") }) { context in
        log.add("completion cancelled \(context.isCancelled)")
      } == true)
    p.transitionCoordinator?.notifyWhenInteractionChanges { context in
      log.add("changes cancelled \(context.isCancelled)")
    }
    await stage.settle()
    logged.cancel()
    await stage.settle()
    #expect(
      steps().filter { $0 == "along" || $0.contains("cancelled") } == [
        "along", "changes cancelled true", "completion cancelled true",
      ])
    #expect(p.transitionCoordinator == nil)
    #expect(a.presentedViewController == nil)
    _ = window
  }

  @Test("Rule 152: a custom style runs its animator even without animation")
  func rule152NotAnimated() async {
    let animations = Steps(stage.log)
    let (a, p, window) = await present(animations, style: .custom, animated: false)
    #expect(steps() == ["animator", "interaction", "animates(false)", "ended(true)"])
    #expect(a.presentedViewController === p)
    a.dismiss(animated: false)
    await stage.settle()
    #expect(steps() == ["animator", "interaction", "animates(false)", "ended(true)"])
    #expect(a.presentedViewController == nil)
    _ = window
  }
}

/// The app's animator, which records each step.
private final class Steps: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  let log: EventLog
  var interaction: LoggedInteraction?
  var hasAnimator = true
  var completes = true
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// The views and frames that the last transition gave its two sides.
  private(set) var frames = ""

  init(_ log: EventLog) {
    self.log = log
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.add("animates(\(transitionContext.isAnimated))")
    frames =
      "from: \(side(.from, .from, transitionContext)); to: \(side(.to, .to, transitionContext))"
    context = transitionContext
    guard completes else { return }
    UIView.animate(withDuration: 0.4) {
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func side(
    _ key: UITransitionContextViewControllerKey, _ viewKey: UITransitionContextViewKey,
    _ context: any UIViewControllerContextTransitioning
  ) -> String {
    guard let one = context.viewController(forKey: key) else { return "nobody" }
    let frames = [context.initialFrame(for: one), context.finalFrame(for: one)]
    let names = frames.map { $0 == .zero ? "zero" : "window" }
    let view = context.view(forKey: viewKey) == nil ? "no view" : "view"
    return "\(view), \(names.joined(separator: " to "))"
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.add("ended(\(transitionCompleted))")
    context = nil
  }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    log.add("animator")
    return hasAnimator ? self : nil
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("interaction")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.add("interaction")
    return nil
  }
}

private final class LoggedInteraction: UIPercentDrivenInteractiveTransition {
  private let log: EventLog

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    log.add("starts")
    super.startInteractiveTransition(transitionContext)
  }
}

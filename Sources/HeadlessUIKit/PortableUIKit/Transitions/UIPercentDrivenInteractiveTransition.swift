#if !canImport(UIKit)
/// An object that drives a transition's animator by a fraction. The ends of its animations wait for
/// `finish()` or `cancel()`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private weak var transition: RunningTransition?
  private let held = HeldAnimations()

  open private(set) var percentComplete: CGFloat = 0
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  public override init() {
    super.init()
  }

  /// Connects the transition early, because the user may lift the finger before it starts.
  func drive(_ transition: RunningTransition) {
    self.transition = transition
    percentComplete = 0
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? RunningTransition else { return }
    self.transition = transition
    let animations = transition.device.animations
    animations.interaction = held
    transition.animator?.animateTransition(using: transition)
    animations.interaction = nil
    if !transition.isInteractive {
      release(after: transition.isCancelled ? percentComplete : 1 - percentComplete)
    }
  }

  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    transition?.finishInteractiveTransition()
    release(after: 1 - percentComplete)
  }

  open func cancel() {
    transition?.cancelInteractiveTransition()
    release(after: percentComplete)
  }

  open func pause() {}

  private func release(after share: CGFloat) {
    guard let transition else { return }
    let seconds = transition.duration * Double(share) / Double(max(completionSpeed, 0.01))
    transition.device.schedule(after: .seconds(seconds)) { [held] in held.release() }
  }
}
#endif

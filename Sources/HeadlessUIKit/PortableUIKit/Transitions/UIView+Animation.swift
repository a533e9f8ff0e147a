#if !canImport(UIKit)
/// The state that all animations of a device share.
@MainActor final class AnimationContext {
  var isEnabled = true
  /// The animations of an interactive transition, set while its animator adds them. They end with
  /// the interaction.
  var interaction: HeldAnimations?
}

/// Ends of animations that depend on an interaction rather than on time.
@MainActor final class HeldAnimations {
  private var ends: [@MainActor () -> Void] = []

  func hold(_ end: @escaping @MainActor () -> Void) {
    ends.append(end)
  }

  func release() {
    let ends = ends
    self.ends = []
    for end in ends { end() }
  }
}

extension UIView {
  public class var areAnimationsEnabled: Bool { HeadlessDevice.current.animations.isEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    HeadlessDevice.current.animations.isEnabled = enabled
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let animations = HeadlessDevice.current.animations
    let wasEnabled = animations.isEnabled
    animations.isEnabled = false
    actionsWithoutAnimation()
    animations.isEnabled = wasEnabled
  }

  /// Runs `animations` at once, and `completion` after the duration.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animations()
    finishAnimation(after: duration + delay, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs the keyframes of `animations` at once, and `completion` after the duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    view.device.perform {
      animations?()
      finishAnimation(after: duration, completion: completion)
    }
  }

  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let showsAndHides = options.contains(.showHideTransitionViews)
    transition(
      with: fromView.superview ?? fromView, duration: duration, options: options,
      animations: {
        guard !showsAndHides else { return toView.isHidden = false }
        fromView.superview?.addSubview(toView)
      },
      completion: { finished in
        if showsAndHides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
        completion?(finished)
      })
  }

  private class func finishAnimation(
    after seconds: TimeInterval, completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    let device = HeadlessDevice.current
    let group = device.transactions.beginWork()
    guard completion != nil || group != nil else { return }
    let end: @MainActor () -> Void = {
      completion?(true)
      group?.endWork()
    }
    if let interaction = device.animations.interaction { return interaction.hold(end) }
    let delay: Duration = device.animations.isEnabled ? .seconds(seconds) : .zero
    device.schedule(after: delay, end)
  }
}
#endif

#if !canImport(UIKit)
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An object for animations that you start, pause and finish yourself. The animations take effect
/// when they start; the completions run after the duration, or at `finishAnimation(at:)`.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private let device = HeadlessDevice.current
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var end: QueueEntry?

  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open var isInterruptible = true

  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    activate()
    isRunning = true
    let atEnd: @MainActor () -> Void = { [self] in complete(at: isReversed ? .start : .end) }
    if let interaction = device.animations.interaction { return interaction.hold(atEnd) }
    let left = duration * Double(1 - fractionComplete)
    let time: Duration = device.animations.isEnabled ? .seconds(left + delay) : .zero
    end = device.clock.add(after: time, work: atEnd)
  }

  open func pauseAnimation() {
    activate()
    isRunning = false
    end?.cancel()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Stops the animations.
  ///
  /// - Parameter withoutFinishing: Pass false to wait for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    end?.cancel()
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let animations = animations
    self.animations = []
    for animation in animations { animation() }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    end = nil
    isRunning = false
    state = .inactive
    let completions = completions
    self.completions = []
    for completion in completions { completion(position) }
  }
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
#endif

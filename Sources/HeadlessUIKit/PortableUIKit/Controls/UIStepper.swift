#if !canImport(UIKit)
/// A control for incrementing and decrementing a value.
@preconcurrency @MainActor open class UIStepper: UIControl {
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false
  open var stepValue: Double = 1
  private var current: Double = 0

  open var minimumValue: Double = 0 {
    didSet { value = current }
  }

  open var maximumValue: Double = 100 {
    didSet { value = current }
  }

  /// The value, limited by the minimum and the maximum. Setting it sends no actions.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  /// Handles the user's touch on one half. At the end of the range, the value wraps or stays.
  func receiveStep(_ direction: StepDirection) {
    trackTouch {
      guard let next = value(after: direction) else { return }
      value = next
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  override func contentSize(within width: CGFloat) -> CGSize? { CGSize(width: 94, height: 32) }

  override func receiveTap() {
    receiveStep(.up)
  }

  private func value(after direction: StepDirection) -> Double? {
    switch direction {
    case .up: advanced(by: stepValue, towards: maximumValue, else: minimumValue)
    case .down: advanced(by: -stepValue, towards: minimumValue, else: maximumValue)
    }
  }

  /// Returns the next value. Beyond the limit, that's the other end if the stepper wraps, or else
  /// the limit; nil if the value is already there.
  private func advanced(
    by step: Double, towards limit: Double, else otherEnd: Double
  ) -> Double? {
    let next = current + step
    if step > 0 ? next <= limit : next >= limit { return next }
    if wraps { return otherEnd }
    return current == limit ? nil : limit
  }

  /// The half of a stepper that the user touches.
  enum StepDirection {
    case up, down
  }
}
#endif

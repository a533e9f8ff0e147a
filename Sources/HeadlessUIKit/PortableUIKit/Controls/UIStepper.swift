#if !canImport(UIKit)
/// A control that counts up and down.
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

  /// The value, kept between the least and the greatest. Setting it tells nobody.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The user's touch on one of the halves; at the end of the range it wraps or does nothing.
  func receiveStep(_ direction: StepDirection) {
    trackTouch {
      guard let next = value(after: direction) else { return }
      value = next
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  override func receiveTap() {
    receiveStep(.up)
  }

  private func value(after direction: StepDirection) -> Double? {
    switch direction {
    case .up: advanced(by: stepValue, towards: maximumValue, else: minimumValue)
    case .down: advanced(by: -stepValue, towards: minimumValue, else: maximumValue)
    }
  }

  /// The next value; beyond the limit the other end where it wraps, else nothing.
  private func advanced(
    by step: Double, towards limit: Double, else otherEnd: Double
  ) -> Double? {
    let next = current + step
    if step > 0 ? next <= limit : next >= limit { return next }
    if wraps { return otherEnd }
    return current == limit ? nil : limit
  }

  /// The half of a stepper that is touched.
  enum StepDirection {
    case up, down
  }
}
#endif

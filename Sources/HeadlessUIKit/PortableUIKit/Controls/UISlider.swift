#if !canImport(UIKit)
/// A control with a value between two others.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  private var current: Float = 0

  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = current
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// The value, kept between the least and the greatest. Setting it tells nobody.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// The user's drag: the value, then its end.
  func receiveDrag(to newValue: Float) {
    trackTouch {
      value = newValue
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      sendActions(for: .touchUpInside)
    }
  }

  override func receiveTap() {
    trackTouch { sendActions(for: .touchUpInside) }
  }
}
#endif

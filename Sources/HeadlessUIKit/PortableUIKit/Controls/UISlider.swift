#if !canImport(UIKit)
/// A control for choosing a value in a continuous range.
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

  /// The value, limited by the minimum and the maximum. Setting it sends no actions.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// Handles the user's drag: sends the value change, and then the end of the touch.
  func receiveDrag(to newValue: Float) {
    trackTouch {
      value = newValue
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      sendActions(for: .touchUpInside)
    }
  }

  override func contentSize(within width: CGFloat) -> CGSize? {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }

  override func receiveTap() {
    trackTouch { sendActions(for: .touchUpInside) }
  }
}
#endif

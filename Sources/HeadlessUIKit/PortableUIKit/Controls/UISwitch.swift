#if !canImport(UIKit)
/// A control that the user turns on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic

  open var style: Style { .sliding }

  /// Turns the switch on or off without sending actions; only the user's touch sends them.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override func contentSize(within width: CGFloat) -> CGSize? {
    device.systemVersion.majorVersion >= 26
      ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  override func receiveTap() {
    trackTouch {
      isOn.toggle()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      sendActions(for: .touchUpInside)
    }
  }

  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }
}
#endif

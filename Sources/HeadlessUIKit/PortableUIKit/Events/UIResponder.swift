#if !canImport(UIKit)
/// An object that responds to events in the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  @exclusivity(unchecked) final var attachments: [Attachment] = []
  var device: HeadlessDevice { .current }

  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    let device = device
    if device.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = device.firstResponder, !current.resignFirstResponder() { return false }
    device.firstResponder = self
    return true
  }

  open var canResignFirstResponder: Bool { true }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    let device = device
    guard device.firstResponder === self else { return true }
    guard canResignFirstResponder || isForcedToResign else { return false }
    device.firstResponder = nil
    return true
  }

  /// Whether the responder must resign, whatever it and its delegate want (rule V13).
  var isForcedToResign: Bool { device.forcedToResign === self }

  /// Resigns even if the responder or its delegate refuses.
  @discardableResult
  func resignByForce() -> Bool {
    let device = device
    device.forcedToResign = self
    defer { device.forcedToResign = nil }
    return resignFirstResponder()
  }

  open var isFirstResponder: Bool { device.firstResponder === self }

  /// Handles the escape gesture of an assistive technology. Return false to pass it on (rule 153).
  ///
  /// UIKit declares this method for every object, which only the Objective-C runtime makes
  /// possible.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called when a nib or storyboard has loaded its objects. UIKit declares this for every object.
  open func awakeFromNib() {}

  /// Whether the responder takes an action: if it has a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.method(of: self) != nil
  }

  /// Returns the first object up the responder chain that takes an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  open var keyCommands: [UIKeyCommand]? { nil }
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
#endif

#if !canImport(UIKit)
/// A view that the user operates, and that performs actions in response.
///
///     slider.addAction(UIAction { _ in model.volume = slider.value }, for: .valueChanged)
///
/// Targets with selectors can't exist here; use `addAction(_:for:)`.
@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
  open internal(set) var isTracking = false
  open internal(set) var isTouchInside = false
  private var handlers = ControlHandlers()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control that performs the action when its primary event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state of the control, combined from its flags.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The events that have an action.
  open var allControlEvents: Event { handlers.events }

  /// Adds an action for the events, where it replaces another one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Performs the actions for the events, once each and in the order you added them, even if the
  /// control is disabled.
  open func sendActions(for controlEvents: Event) {
    for action in handlers.actions(for: controlEvents) { sendAction(action) }
  }

  /// Called when a touch begins. If you return false, the control doesn't track the touch and sends
  /// no events.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  /// Handles a tap that reaches the control: the touch goes down and up inside.
  func receiveTap() {
    trackTouch { sendActions(for: .touchUpInside) }
  }

  /// Tracks a touch from beginning to end, and then calls the closure to send the final events.
  func trackTouch(_ end: () -> Void) {
    let touch = UITouch()
    touch.view = self
    guard beginTracking(touch, with: nil) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
    endTracking(touch, with: nil)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    end()
  }
}
#endif

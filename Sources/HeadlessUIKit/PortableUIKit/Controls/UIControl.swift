#if !canImport(UIKit)
/// A view that the user operates, and that performs actions in response.
///
///     slider.addAction(UIAction { _ in model.volume = slider.value }, for: .valueChanged)
///
/// Where there is no Objective-C runtime, a target says itself which of its methods has which name, or
/// `HeadlessUIKitPlugin` says it. A `UIAction` needs neither.
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

  /// Adds a target and its method, which gets the control and an event. A nil target stands for the
  /// first responder and everything up the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(ControlTarget(target.map { $0 as AnyObject }, action), for: controlEvents)
  }

  /// Removes a target and its method. Nil stands for any target, or for any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// The targets; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.targets.compactMap { entry in
        entry.target.isForChain ? NSNull() : entry.target.object as? AnyHashable
      })
  }

  /// The names of a target's methods for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.targets
      .filter { $0.target.object === object && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.target.action.description)
    return names.isEmpty ? nil : names
  }

  /// Calls a method of a target by its name, or of the responder chain if the target is nil.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if device.application.sendAction(action, to: target, from: self, for: event) { return }
    guard let object = target.map({ $0 as AnyObject }) else { return }
    device.misuse(
      "V31", "NSInvalidArgumentException",
      "-[\(type(of: object)) \(action)]: unrecognized selector sent to instance")
  }

  /// Performs the actions and calls the targets for the events, once each and in the order you added them, even if the
  /// control is disabled.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers.handlers(for: controlEvents) {
      switch handler {
      case .action(let action): sendAction(action)
      case .target(let target) where target.isGone: continue
      case .target(let target): sendAction(target.action, to: target.object, for: nil)
      }
    }
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

#if !canImport(UIKit)
/// The base class for objects that recognize a gesture on a view.
///
/// On an iPhone, gesture recognizers call their targets by a method's name. Where there is no
/// Objective-C runtime, a target says itself which of its methods has that name, or a subclass
/// overrides ``state``.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  private(set) var targets: [GestureTarget] = []
  private(set) var required: [RequiredGesture] = []
  /// The touch that the recognizer analyses; nil between gestures.
  var touch: UITouch?

  /// Creates a recognizer that calls a method of the target, which it doesn't keep alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target and its method. The same pair counts once.
  open func addTarget(_ target: Any, action: Selector) {
    let new = GestureTarget(object: target as AnyObject, action: action)
    guard !targets.contains(where: { $0.isSame(as: new) }) else { return }
    targets.append(new)
  }

  /// Removes a target and its method. Nil stands for any target, or for any method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { one in
      (object == nil || one.object === object) && (action == nil || one.action == action)
    }
  }

  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  /// The place of the touch. A headless device touches a view in its middle.
  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }

  /// Requires another recognizer to fail before this one recognizes.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(RequiredGesture(recognizer: otherGestureRecognizer))
  }

  /// Called when a gesture is over, before the state is possible again.
  open func reset() {}

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }
}
#endif

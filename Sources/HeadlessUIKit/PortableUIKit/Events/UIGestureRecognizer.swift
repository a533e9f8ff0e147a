#if !canImport(UIKit)
/// The base class for objects that recognize a gesture on a view.
///
/// On an iPhone, gesture recognizers call targets with selectors, which can't exist here. A
/// recognizer only holds its settings, so that code that uses it compiles and you can test its
/// delegate.
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
  open var numberOfTouches: Int { 0 }

  public override init() {
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { .zero }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }
}

/// The methods that decide whether a gesture may begin, alone or together with others.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
#endif

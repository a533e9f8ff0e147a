#if !canImport(UIKit)
/// A finger on the screen. A headless device touches a view in its middle.
@preconcurrency @MainActor open class UITouch: NSObject {
  open internal(set) weak var view: UIView?
  /// How far the finger has moved since the touch began.
  var movement = CGPoint.zero
  /// Which of several taps in a row this is, from 1.
  var count = 1

  open var window: UIWindow? { view?.window }
  open var tapCount: Int { count }

  open func location(in view: UIView?) -> CGPoint {
    guard let touched = self.view else { return .zero }
    let middle = CGPoint(
      x: touched.bounds.midX + movement.x, y: touched.bounds.midY + movement.y)
    return touched.convert(middle, to: view)
  }
}

@preconcurrency @MainActor open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
}
#endif

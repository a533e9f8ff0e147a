#if !canImport(UIKit)
@preconcurrency @MainActor open class UITouch: NSObject {
  open internal(set) weak var view: UIView?
  open var window: UIWindow? { view?.window }
  open var tapCount: Int { 1 }
}

@preconcurrency @MainActor open class UIEvent: NSObject {
  open var allTouches: Set<UITouch>? { nil }
}
#endif

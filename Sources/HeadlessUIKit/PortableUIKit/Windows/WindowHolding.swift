#if !canImport(UIKit)
/// The window of a delegate. UIKit's protocols have it as an optional property, which reads as
/// `delegate?.window??`; a delegate that has none of its own has nil here.
@preconcurrency @MainActor public protocol _WindowHolding: NSObjectProtocol {
  var window: UIWindow? { get set }
}

extension _WindowHolding {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  fileprivate var heldWindow: UIWindow? { window }

  func hold(_ newWindow: UIWindow) {
    window = newWindow
  }
}

extension UIApplicationDelegate {
  public var window: UIWindow?? { .some(heldWindow) }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow?? { .some(heldWindow) }
}
#endif

#if !canImport(UIKit)
/// An object that holds a window, such as a scene's delegate. UIKit's protocols declare the window
/// as an optional property, which reads as `delegate?.window??`; a delegate without its own returns
/// nil here.
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

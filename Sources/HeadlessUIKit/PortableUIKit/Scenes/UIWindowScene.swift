#if !canImport(UIKit)
/// A scene with windows. It does not keep its windows alive: the app does.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  let windowList = WindowList()

  open var windows: [UIWindow] { windowList.windows }

  /// The window that was key in this scene last. Other scenes have their own.
  open var keyWindow: UIWindow? {
    windows.first(where: \.isKeyWindow) ?? windows.first { ObjectIdentifier($0) == lastKeyWindow }
  }

  /// Not a weak reference, which would make all that is done with a window slower.
  var lastKeyWindow: ObjectIdentifier?

  /// As wide as it is high counts as upright.
  @available(iOS, deprecated: 26.0)
  open var interfaceOrientation: UIInterfaceOrientation {
    size.width > size.height ? .landscapeRight : .portrait
  }

  open var screen: UIScreen { device.screen }

  open var traitCollection: UITraitCollection {
    device.traits(for: size)
  }

  @available(iOS, deprecated: 26.0)
  open var coordinateSpace: any UICoordinateSpace {
    PlainCoordinateSpace(bounds: CGRect(origin: .zero, size: size))
  }

  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit, decline
  }

  private var size: CGSize { (keyWindow ?? windows.first)?.bounds.size ?? screen.bounds.size }
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, _WindowHolding {
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  @available(iOS, deprecated: 26.0)
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
#endif

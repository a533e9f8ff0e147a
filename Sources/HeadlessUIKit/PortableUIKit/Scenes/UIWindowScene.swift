#if !canImport(UIKit)
/// A scene that manages windows. The app, not the scene, keeps its windows alive.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  let windowList = WindowList()

  open var windows: [UIWindow] { windowList.windows }

  /// The window that was last key in this scene. Each scene has its own.
  open var keyWindow: UIWindow? {
    windows.first(where: \.isKeyWindow) ?? windows.first { ObjectIdentifier($0) == lastKeyWindow }
  }

  /// The last key window's identity. A weak reference would slow down everything a window does.
  var lastKeyWindow: ObjectIdentifier?

  /// The orientation of the interface. A square scene counts as portrait.
  @available(iOS, deprecated: 26.0)
  open var interfaceOrientation: UIInterfaceOrientation { orientation }

  var orientation: UIInterfaceOrientation {
    size.width > size.height ? .landscapeRight : .portrait
  }

  /// The window of a SwiftUI scene, which the app doesn't hold.
  var hostedWindow: UIWindow?

  /// Whether the app has locked the orientation.
  var isOrientationLocked = false

  /// Whether the user is dragging an edge of the window.
  var isResizedByUser = false

  /// What the system asks before the user closes the window; nil if it doesn't ask (rule 182).
  @available(iOS 27.0, *)
  open var closureConfirmation: UISceneClosureConfirmation?

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

  var size: CGSize { (keyWindow ?? windows.first)?.bounds.size ?? device.sceneSize }
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
  @available(iOS 26.0, *)
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
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

  /// Calls the older method, because the delegate doesn't implement this newer one (rule 178).
  @available(iOS 26.0, *)
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    guard windowScene.effectiveGeometry.hasOtherSize(than: previousEffectiveGeometry) else {
      return
    }
    self.windowScene(
      windowScene, didUpdate: previousEffectiveGeometry.coordinateSpace,
      interfaceOrientation: previousEffectiveGeometry.interfaceOrientation,
      traitCollection: previousEffectiveGeometry.traits)
  }
}
#endif

#if !canImport(UIKit)
  /// A scene with windows. It does not keep its windows alive: the app does.
  open class UIWindowScene: UIScene {
    let windowList = WindowList()

    open var windows: [UIWindow] { windowList.windows }

    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// As wide as it is high counts as upright.
    open var interfaceOrientation: UIInterfaceOrientation {
      let size = (keyWindow ?? windows.first)?.bounds.size ?? screen.bounds.size
      return size.width > size.height ? .landscapeRight : .portrait
    }

    open var screen: UIScreen { device.screen }

    open var traitCollection: UITraitCollection {
      device.traits(for: (keyWindow ?? windows.first)?.bounds.size ?? device.screen.bounds.size)
    }

  }

  @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection)
  }

  extension UIWindowSceneDelegate {
    public var window: UIWindow? {
      get { nil }
      set {}
    }

    public func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection
    ) {}
  }
#endif

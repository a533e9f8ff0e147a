#if !canImport(UIKit)
  /// A scene with windows. It does not keep its windows alive: the app does.
  open class UIWindowScene: UIScene {
    private var windowReferences: [WeakWindow] = []

    open var windows: [UIWindow] { windowReferences.compactMap(\.window) }

    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    open var screen: UIScreen { device.screen }

    open var traitCollection: UITraitCollection {
      device.traits(for: (keyWindow ?? windows.first)?.bounds.size ?? device.screen.bounds.size)
    }

    func add(_ window: UIWindow) {
      windowReferences.removeAll { $0.window == nil }
      windowReferences.append(WeakWindow(window: window))
    }

    func remove(_ window: UIWindow) {
      windowReferences.removeAll { $0.window == nil || $0.window === window }
    }

    private struct WeakWindow {
      weak var window: UIWindow?
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

#if !canImport(UIKit)
  /// A scene with windows. It does not keep its windows alive: the app does.
  open class UIWindowScene: UIScene {
    let windowList = WindowList()

    open var windows: [UIWindow] { windowList.windows }

    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// As wide as it is high counts as upright.
    open var interfaceOrientation: UIInterfaceOrientation {
      size.width > size.height ? .landscapeRight : .portrait
    }

    open var screen: UIScreen { device.screen }

    open var traitCollection: UITraitCollection {
      device.traits(for: size)
    }

    open var coordinateSpace: any UICoordinateSpace {
      PlainCoordinateSpace(bounds: CGRect(origin: .zero, size: size))
    }

    private var size: CGSize { (keyWindow ?? windows.first)?.bounds.size ?? screen.bounds.size }
  }

  @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection)
  }

  extension UIWindowSceneDelegate {
    public var window: UIWindow? {
      get { nil }
      set {}
    }

    public func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {}
  }
#endif

import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

/// A window of the shop: comes up at its first tab or where it was left, and passes on what arrives.
public final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window, for UIKit.
  public var window: UIWindow?
  /// What the window has of its own.
  public private(set) var shopWindow: ShopWindow?

  private var inbox: LinkInbox? { (UIApplication.shared.delegate as? ShopApplication)?.inbox }

  /// Makes the window, and takes what the scene is to show.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let application = UIApplication.shared.delegate as? ShopApplication
    else { return }
    let window = UIWindow(windowScene: scene)
    let shopWindow = ShopWindow(window, of: application)
    self.window = window
    self.shopWindow = shopWindow
    shopWindow.routes.start(in: window)
    application.inbox.connect(
      scene, links: shopWindow.links, router: shopWindow.router, restoring: shopWindow.driver)
    application.inbox.receive(connectionOptions, in: scene)
  }

  /// Takes links of the shop's own scheme.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    inbox?.receive(URLContexts, in: scene)
  }

  /// Passes a universal link on to the inbox.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    inbox?.receive(userActivity, in: scene)
  }

  /// Takes an action of the shop's icon.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(inbox?.receive(shortcutItem, in: windowScene) ?? false)
  }

  /// Where the window is, to come back there.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    inbox?.stateRestorationActivity(for: scene)
  }
}

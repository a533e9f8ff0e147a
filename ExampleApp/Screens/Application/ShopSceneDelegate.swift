import PortableUIKit
import StepRouter
import StepRouterJournal
import StepRouterLinks
import StepRouterState

/// The delegate of a shop window. The window starts at its first tab or restores its last place,
/// and passes on everything that arrives.
public final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The scene's window, for UIKit.
  public var window: UIWindow?
  /// The window's own router, routes and driver.
  public private(set) var shopWindow: ShopWindow?
  private var journalWindow: JournalWindow?

  private var inbox: LinkInbox? { (UIApplication.shared.delegate as? ShopApplication)?.inbox }

  /// Creates the window, and passes the connection options on to the inbox.
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
    if let journal = application.journal {
      journalWindow = JournalWindow(journal, in: scene)
      journalWindow?.isHidden = false
    }
    application.inbox.connect(
      scene, links: shopWindow.links, router: shopWindow.router, restoring: shopWindow.driver)
    application.inbox.receive(connectionOptions, in: scene)
  }

  /// Passes links with the shop's own scheme on to the inbox.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    inbox?.receive(URLContexts, in: scene)
  }

  /// Passes a universal link on to the inbox.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    inbox?.receive(userActivity, in: scene)
  }

  /// Passes a shortcut of the shop's icon on to the inbox.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(inbox?.receive(shortcutItem, in: windowScene) ?? false)
  }

  /// Returns the activity that restores the window's place.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    inbox?.stateRestorationActivity(for: scene)
  }
}

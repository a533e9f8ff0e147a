import PortableUIKit
import StepRouter
import StepRouterFlows
import StepRouterJournal
import StepRouterLinks

/// The app delegate, with everything that the windows share, such as the inbox for links from
/// outside.
///
/// On iOS, `UIApplicationMain` creates it, and each window has a ``ShopSceneDelegate``.
public final class ShopApplication: UIResponder, UIApplicationDelegate {
  let shop: Shop
  let introduction: FlowDocument?
  let rules: LinkRules?
  let observers: [any RoutingObserver]
  /// The journal to show on top of each window, if any.
  let journal: NavigationJournal?
  let onFailure: @MainActor (any Error) -> Void
  let inbox: LinkInbox

  /// Creates an application with these models.
  ///
  /// - Parameters:
  ///   - shop: The models, which may outlive the process.
  ///   - introduction: The list of the introduction's pages; nil for the default list.
  ///   - rules: The rules for the links; nil for none.
  ///   - observers: Observers of the windows' routers.
  ///   - journal: Records the navigations, and appears on top of each window; nil for none.
  ///   - onFailure: Called for links that don't open, rules that don't fit the links, and places
  ///     that the driver can't restore.
  public init(
    shop: Shop, introduction: FlowDocument? = nil, rules: LinkRules? = .shop(),
    observers: [any RoutingObserver] = [], journal: NavigationJournal? = nil,
    onFailure: @escaping @MainActor (any Error) -> Void = { _ in }
  ) {
    self.shop = shop
    self.introduction = introduction
    self.rules = rules
    self.journal = journal
    self.observers = observers + [journal].compactMap { $0 }
    self.onFailure = onFailure
    inbox = LinkInbox(onFailure: { _, error in onFailure(error) })
    super.init()
  }

  /// Creates an application with new models, as UIKit does. In debug builds, it shows its
  /// navigations on screen, and records them as intervals in Instruments.
  public convenience override init() {
    #if DEBUG && canImport(os)
    self.init(
      shop: Shop(), observers: [SignpostObserver(subsystem: "com.example.shop")],
      journal: NavigationJournal())
    #else
    self.init(shop: Shop())
    #endif
  }

  /// Returns the links with the app's rules. If the rules don't fit, calls `onFailure` and returns
  /// the links as they are.
  func ruled(_ links: LinkMap) -> LinkMap {
    guard let rules else { return links }
    do throws(LinkRulesError) { return try links.ruled(by: rules) } catch {
      onFailure(error)
      return links
    }
  }

  /// Sets the notification delegate in time for the first tap, and the icon's shortcuts.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    #if !canImport(UIKit)
    AboutStoryboard.declare(on: .current)
    #endif
    UNUserNotificationCenter.current().delegate = self
    application.shortcutItems = ShopShortcut.allCases.map(\.item)
    return true
  }

  /// Returns a configuration that names the scene delegate.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ShopSceneDelegate.self
    return configuration
  }
}

extension ShopApplication: @preconcurrency UNUserNotificationCenterDelegate {
  /// Opens the link in a notification.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    inbox.receive(response)
    completionHandler()
  }
}

import PortableUIKit
import StepRouter
import StepRouterFlows
import StepRouterLinks

/// The application: what all of its windows share. There is one inbox for whatever comes from outside.
///
/// On iOS the process starts it with `UIApplicationMain`, and each window is a ``ShopSceneDelegate``.
public final class ShopApplication: UIResponder, UIApplicationDelegate {
  let shop: Shop
  let introduction: FlowDocument?
  let observers: [any RoutingObserver]
  let onFailure: @MainActor (any Error) -> Void
  let inbox: LinkInbox

  /// An application on these models.
  ///
  /// - Parameters:
  ///   - shop: The models, which may outlive the process.
  ///   - introduction: The list of the introduction's pages, if it is another than the usual one.
  ///   - observers: Told of what the windows' routers do.
  ///   - onFailure: Told of links that lead nowhere, and of places that cannot be restored.
  public init(
    shop: Shop, introduction: FlowDocument? = nil, observers: [any RoutingObserver] = [],
    onFailure: @escaping @MainActor (any Error) -> Void = { _ in }
  ) {
    self.shop = shop
    self.introduction = introduction
    self.observers = observers
    self.onFailure = onFailure
    inbox = LinkInbox(onFailure: { _, error in onFailure(error) })
    super.init()
  }

  /// An application as UIKit makes it.
  public convenience override init() {
    self.init(shop: Shop())
  }

  /// Listens to taps on notifications, before the first of them is told.
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

  /// Says whose delegate a new scene gets.
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
  /// Opens what a notification is about.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    inbox.receive(response)
    completionHandler()
  }
}

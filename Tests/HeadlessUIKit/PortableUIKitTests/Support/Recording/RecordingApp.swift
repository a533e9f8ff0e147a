import PortableUIKit

/// An application delegate that logs its calls.
final class RecordingApp: UIResponder, UIApplicationDelegate {
  let log: EventLog
  var storyboard: UIStoryboard?
  /// The window of an app without scenes.
  var window: UIWindow?

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  private func record(_ event: String) { log.add("app \(event)") }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    record("willFinishLaunching(\(launchOptions == nil ? "nil" : "options"))")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    record("didFinishLaunching, \(application.connectedScenes.count) scenes")
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    record("configurationForConnecting(\(options.contents))")
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.storyboard = storyboard
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    record("didDiscard(\(sceneSessions.count))")
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    record("open(\(url))")
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    record("continue(\(userActivity.activityType))")
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    record("performAction(\(shortcutItem.type))")
    completionHandler(true)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { record("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { record("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    record("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    record("willEnterForeground")
  }
}

extension RecordingApp: @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let content = response.notification.request.content
    let scene = response.targetScene?.delegate as? RecordingSceneDelegate
    let isDismissal = response.actionIdentifier == UNNotificationDismissActionIdentifier
    let action = isDismissal ? "dismissed" : "didReceive"
    record("\(action)(\(content.title)) for \(scene?.name ?? "nobody")")
    completionHandler()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    record("willPresent(\(notification.request.content.title))")
    completionHandler([.banner])
  }
}

extension UIScene.ConnectionOptions {
  /// The contents of the options, in one line.
  var contents: String {
    var contents = urlContexts.map(\.url.absoluteString).sorted()
    contents += userActivities.map(\.activityType).sorted()
    if let handoffUserActivityType { contents.append("handoff \(handoffUserActivityType)") }
    if let shortcutItem { contents.append("shortcut \(shortcutItem.type)") }
    if let notificationResponse {
      contents.append("tap \(notificationResponse.notification.request.content.title)")
    }
    return contents.joined(separator: ", ")
  }
}

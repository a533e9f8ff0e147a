import PortableUIKit
import StepRouter
import StepRouterLinks

final class WindowedAppDelegate: UIResponder, UIApplicationDelegate {
  private let notifications: WindowedNotifications

  init(run: WindowedRun) { notifications = WindowedNotifications(run: run) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = notifications
    return true
  }
}

/// Tells the run whatever UIKit hands to a scene, and then passes it on.
final class WindowedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private unowned let run: WindowedRun
  private(set) var routes: WindowedRoutes?
  var window: UIWindow?

  init(run: WindowedRun) {
    self.run = run
    super.init()
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let home = WindowedHome()
    run.census.enlist(home, in: scene.name)
    run.census.enlist(self, in: scene.name)
    run.census.enlist(window, in: scene.name)
    window.rootViewController = stack(home)
    window.makeKeyAndVisible()
    let routes = WindowedRoutes(run: run, scene: scene, window: window)
    self.routes = routes
    run.census.enlist(routes, in: scene.name)
    run.census.touch(scene, isRestoring: true)
    run.model.connects(scene, isRestored: session.stateRestorationActivity != nil)
    run.inbox.connect(
      scene, links: routes.links, router: routes.router, restoring: routes.driver)
    run.arrive(connectionOptions, in: scene)
    run.inbox.receive(connectionOptions, in: scene)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { run.model.activated(scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { run.model.linesUp() }
  func sceneWillEnterForeground(_ scene: UIScene) { run.model.linesUp() }
  func sceneDidDisconnect(_ scene: UIScene) { run.model.disconnects(scene) }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { run.arrive(context.url, in: scene) }
    run.inbox.receive(contexts, in: scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    run.arrive(userActivity, in: scene)
    run.inbox.receive(userActivity, in: scene)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    run.arrive(shortcutItem.userInfo, in: windowScene)
    completionHandler(run.inbox.receive(shortcutItem, in: windowScene))
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    run.inbox.stateRestorationActivity(for: scene)
  }
}

@MainActor
final class WindowedNotifications: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
  private weak var run: WindowedRun?

  init(run: WindowedRun) { self.run = run }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    run?.arrive(response.notification.request.content.userInfo, in: response.targetScene)
    run?.inbox.receive(response)
    completionHandler()
  }
}

extension WindowedRun {
  func arrive(_ options: UIScene.ConnectionOptions, in scene: UIScene) {
    for context in options.urlContexts { arrive(context.url, in: scene) }
    for activity in options.userActivities { arrive(activity, in: scene) }
    arrive(options.shortcutItem?.userInfo, in: scene)
    arrive(options.notificationResponse?.notification.request.content.userInfo, in: scene)
  }

  func arrive(_ activity: NSUserActivity, in scene: UIScene?) {
    if let url = activity.webpageURL { return arrive(url, in: scene) }
    arrive(activity.userInfo, in: scene)
  }

  func arrive(_ payload: [AnyHashable: Any]?, in scene: UIScene?) {
    if let url = (payload?["url"] as? String).flatMap({ URL(string: $0) }) {
      arrive(url, in: scene)
    }
  }

  func arrive(_ payload: [String: any NSSecureCoding]?, in scene: UIScene?) {
    arrive(payload as [AnyHashable: Any]?, in: scene)
  }
}

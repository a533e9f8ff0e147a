import PortableUIKit

/// A scene delegate that logs its calls, and shows a window with one screen.
final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  let name: String
  let log: EventLog
  var window: UIWindow?
  /// Nil for a scene that shows nothing by itself.
  private let root: UIViewController?
  /// The place to come back to, for the activity that restores the scene.
  var place: String?

  init(_ name: String, _ log: EventLog, root: UIViewController? = nil) {
    self.name = name
    self.log = log
    self.root = root
    super.init()
  }

  private func record(_ event: String) { log.add("\(name) \(event)") }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let place = session.stateRestorationActivity?.title.map { ", from \($0)" } ?? ""
    record("willConnectTo(\(connectionOptions.contents))\(place), \(scene.activationState.text)")
    if let window {
      let isReady = window.isHidden && window.rootViewController != nil
      record("has a window\(isReady ? ", hidden, with its root" : "")")
    }
    guard let root, let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    record("restore(\(stateRestorationActivity.title ?? "")), \(scene.activationState.text)")
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    record("willEnterForeground, \(scene.activationState.text)")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    record("didBecomeActive, \(scene.activationState.text)")
  }

  func sceneWillResignActive(_ scene: UIScene) {
    record("willResignActive, \(scene.activationState.text)")
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    record("didEnterBackground, \(scene.activationState.text)")
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    record("didDisconnect, \(scene.activationState.text)")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    record("stateRestorationActivity")
    guard let place else { return nil }
    let activity = NSUserActivity(activityType: "place")
    activity.title = place
    return activity
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { record("open(\(context.url)), \(scene.activationState.text)") }
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    record("willContinue(\(userActivityType))")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    record("continue(\(userActivity.activityType)), \(scene.activationState.text)")
  }

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    record("didFailToContinue(\(userActivityType))")
  }

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    record("didUpdate(\(userActivity.activityType))")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    record("performAction(\(shortcutItem.type)), \(windowScene.activationState.text)")
    completionHandler(true)
  }
}

extension UIScene.ActivationState {
  var text: String {
    switch self {
    case .unattached: "unattached"
    case .background: "background"
    case .foregroundInactive: "inactive"
    case .foregroundActive: "active"
    @unknown default: "?"
    }
  }
}

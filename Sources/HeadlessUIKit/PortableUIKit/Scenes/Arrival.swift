#if !canImport(UIKit)
/// An event that reaches the app from outside.
enum Arrival {
  case url(UIOpenURLContext)
  case activity(NSUserActivity)
  case handoff(Handoff)
  case shortcut(UIApplicationShortcutItem)
  case tap(UNNotificationResponse)
  case intent(any UISceneAppIntent)
  /// What an accessory's registration has for its scene.
  case accessory(Any)

  /// A handoff from another device: first its type, then the activity or an error.
  struct Handoff {
    let type: String
    let result: Result<NSUserActivity, any Error>
  }
}

@MainActor extension Arrival {
  /// Whether a scene receives this after it has connected, either again or for the first time (rule
  /// 162).
  var isToldAfterConnection: Bool {
    switch self {
    case .url, .activity, .shortcut, .accessory: false
    case .handoff, .tap, .intent: true
    }
  }

  /// The identifier by which scenes decide whether they can show this.
  private var targetContentIdentifier: Any? {
    switch self {
    case .url(let context): context.url.absoluteString
    case .activity(let activity): activity.targetContentIdentifier
    case .handoff(let handoff): (try? handoff.result.get())?.targetContentIdentifier
    case .shortcut(let item): item.targetContentIdentifier
    case .tap(let response): response.notification.request.content.targetContentIdentifier
    case .intent(let intent): intent.contentIdentifier
    case .accessory: nil
    }
  }

  /// Returns the scene that should receive this, from scenes in order of preference. A scene can
  /// refuse content it can't show, and another can prefer it.
  func target(among scenes: [UIScene]) -> UIScene? {
    guard let identifier = targetContentIdentifier else { return scenes.first }
    let able = scenes.filter {
      $0.activationConditions.canActivateForTargetContentIdentifierPredicate
        .evaluate(with: identifier)
    }
    let preferring = able.first {
      $0.activationConditions.prefersToActivateForTargetContentIdentifierPredicate
        .evaluate(with: identifier)
    }
    return preferring ?? able.first
  }

  func deliver(to scene: UIScene) {
    guard let delegate = scene.delegate else {
      switch self {
      case .tap(let response): response.deliver(in: scene, of: scene.device)
      case .intent(let intent): intent.prepare(scene)
      default: break
      }
      return
    }
    switch self {
    case .url(let context): delegate.scene(scene, openURLContexts: [context])
    case .activity(let activity):
      delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(scene, continue: activity)
    case .handoff(let handoff):
      delegate.scene(scene, willContinueUserActivityWithType: handoff.type)
      scene.device.schedule { [weak scene] in scene?.receive(handoff) }
    case .shortcut(let item):
      guard let scene = scene as? UIWindowScene else { return }
      (delegate as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
    case .tap(let response): response.deliver(in: scene, of: scene.device)
    case .intent(let intent): intent.prepare(scene)
    case .accessory: break
    }
  }

  /// Delivers this to an app without scenes.
  func deliver(to application: UIApplication) {
    guard let delegate = application.delegate else { return }
    switch self {
    case .url(let context): _ = delegate.application(application, open: context.url, options: [:])
    case .activity(let activity):
      _ = delegate.application(
        application, willContinueUserActivityWithType: activity.activityType)
      _ = delegate.application(application, continue: activity) { restoring in
        for one in restoring ?? [] { one.restoreUserActivityState(activity) }
      }
    case .handoff(let handoff):
      switch handoff.result {
      case .success(let activity): Arrival.activity(activity).deliver(to: application)
      case .failure(let error):
        delegate.application(
          application, didFailToContinueUserActivityWithType: handoff.type, error: error)
      }
    case .shortcut(let item):
      delegate.application(application, performActionFor: item) { _ in }
    case .tap(let response): response.deliver(in: nil, of: application.device)
    case .intent(let intent): intent.performLater(in: nil)
    case .accessory: break
    }
  }
}

extension UIScene {
  fileprivate func receive(_ handoff: Arrival.Handoff) {
    switch handoff.result {
    case .success(let activity): delegate?.scene(self, continue: activity)
    case .failure(let error):
      delegate?.scene(self, didFailToContinueUserActivityWithType: handoff.type, error: error)
    }
  }
}

extension UNNotificationResponse {
  @MainActor fileprivate func deliver(in scene: UIScene?, of device: HeadlessDevice) {
    self.scene = scene
    let center = device.notificationCenter
    center.delegate?.userNotificationCenter(center, didReceive: self) {}
  }
}
#endif

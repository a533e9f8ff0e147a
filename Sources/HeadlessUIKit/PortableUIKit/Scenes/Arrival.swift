#if !canImport(UIKit)
/// What comes to an app from outside.
enum Arrival {
  case url(UIOpenURLContext)
  case activity(NSUserActivity)
  case handoff(Handoff)
  case shortcut(UIApplicationShortcutItem)
  case tap(UNNotificationResponse)

  /// What another device hands over: the type first, the activity or what went wrong afterwards.
  struct Handoff {
    let type: String
    let result: Result<NSUserActivity, any Error>
  }
}

@MainActor extension Arrival {
  /// Whether it is told once more, or only then, to whoever was connected with it (rule 162).
  var isToldAfterConnection: Bool {
    switch self {
    case .url, .activity, .shortcut: false
    case .handoff, .tap: true
    }
  }

  /// By what scenes say whether they can show it.
  private var targetContentIdentifier: Any? {
    switch self {
    case .url(let context): context.url.absoluteString
    case .activity(let activity): activity.targetContentIdentifier
    case .handoff(let handoff): (try? handoff.result.get())?.targetContentIdentifier
    case .shortcut(let item): item.targetContentIdentifier
    case .tap(let response): response.notification.request.content.targetContentIdentifier
    }
  }

  /// Of scenes that are in the order of their choice, the one that it belongs to: a scene can refuse
  /// what it cannot show, and another one prefer it.
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
      if case .tap(let response) = self { response.deliver(in: scene, of: scene.device) }
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
    }
  }

  /// To an app without scenes.
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

#if !canImport(UIKit)
/// Links, activities and other arrivals that the user sends to the app from outside. If you don't
/// name a scene, the frontmost scene that can show the arrival takes it, even in the background. If
/// there is none, the device connects a session for it. If the app isn't running, the arrival waits
/// for the launch.
extension HeadlessUser {
  /// Opens a URL of the app's own scheme, for example from another app.
  public func open(_ url: URL, in scene: UIScene? = nil) {
    receive(.url(UIOpenURLContext(url: url)), in: scene)
  }

  /// Continues an activity, such as a universal link or a search result.
  public func `continue`(_ activity: NSUserActivity, in scene: UIScene? = nil) {
    receive(.activity(activity), in: scene)
  }

  /// Hands off an activity from another device: its type arrives first, the activity afterwards.
  public func handOff(_ activity: NSUserActivity, in scene: UIScene? = nil) {
    receive(
      .handoff(.init(type: activity.activityType, result: .success(activity))), in: scene)
  }

  /// Begins a handoff from another device that fails, so that the activity never arrives.
  public func failToHandOff(
    _ activityType: String, error: any Error, in scene: UIScene? = nil
  ) {
    receive(.handoff(.init(type: activityType, result: .failure(error))), in: scene)
  }

  /// Chooses a quick action on the app's icon.
  public func choose(_ item: UIApplicationShortcutItem, in scene: UIScene? = nil) {
    receive(.shortcut(item), in: scene)
  }

  /// Taps a notification.
  ///
  /// - Parameters:
  ///   - payload: The server's payload, with `aps` and everything else in it.
  ///   - scene: The scene that takes the tap; if nil, the one in front.
  public func tapNotification(with payload: [AnyHashable: Any], in scene: UIScene? = nil) {
    receive(
      .tap(UNNotificationResponse(notification: UNNotification(payload: payload))), in: scene)
  }

  /// Runs an intent of the app, such as from Siri or Shortcuts. Its scene is prepared before the app
  /// comes to the front, and the intent performs afterwards (rule 244).
  @available(iOS 26.0, *)
  public func run(_ intent: any UISceneAppIntent, in scene: UIScene? = nil) {
    receive(.intent(intent), in: scene)
  }

  /// Dismisses a notification whose category has the option `customDismissAction`, so that the app
  /// hears of it. The app stays where it is; if it isn't running, it doesn't launch.
  ///
  /// - Parameter payload: The server's payload, with `aps` and everything else in it.
  public func dismissNotification(with payload: [AnyHashable: Any]) {
    let response = UNNotificationResponse(
      notification: UNNotification(payload: payload),
      actionIdentifier: UNNotificationDismissActionIdentifier)
    device.perform { Arrival.tap(response).deliver(to: device.application) }
  }

  private func receive(_ arrival: Arrival, in scene: UIScene?) {
    device.perform { device.receive(arrival, in: scene) }
  }
}

extension HeadlessDevice {
  /// Delivers a notification. An app in front decides how to show it.
  ///
  /// - Returns: The presentation options the app chooses; nil if the app isn't in front, and the
  ///   system shows the notification.
  @discardableResult
  public func receiveNotification(
    with payload: [AnyHashable: Any]
  ) -> UNNotificationPresentationOptions? {
    perform {
      guard application.applicationState == .active, application.delegate != nil else {
        return nil
      }
      var options: UNNotificationPresentationOptions = []
      notificationCenter.delegate?.userNotificationCenter(
        notificationCenter, willPresent: UNNotification(payload: payload)
      ) { options = $0 }
      return options
    }
  }
}
#endif

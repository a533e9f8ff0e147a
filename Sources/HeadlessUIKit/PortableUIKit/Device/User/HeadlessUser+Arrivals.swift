#if !canImport(UIKit)
/// What comes to the app from outside, because the user wants it. Without a scene that is named, the
/// one in front takes it, else the one that was; else a session is connected for it. Where the app
/// does not run, it waits for the launch.
extension HeadlessUser {
  /// Opens a URL of the app's own scheme, in another app for example.
  public func open(_ url: URL, in scene: UIScene? = nil) {
    receive(.url(UIOpenURLContext(url: url)), in: scene)
  }

  /// Continues an activity: a universal link, a search result.
  public func `continue`(_ activity: NSUserActivity, in scene: UIScene? = nil) {
    receive(.activity(activity), in: scene)
  }

  /// Takes over what was begun on another device: its type comes first, the activity afterwards.
  public func handOff(_ activity: NSUserActivity, in scene: UIScene? = nil) {
    receive(
      .handoff(.init(type: activity.activityType, result: .success(activity))), in: scene)
  }

  /// Wants to take over what was begun on another device, which does not come.
  public func failToHandOff(
    _ activityType: String, error: any Error, in scene: UIScene? = nil
  ) {
    receive(.handoff(.init(type: activityType, result: .failure(error))), in: scene)
  }

  /// Chooses an action on the app's icon.
  public func choose(_ item: UIApplicationShortcutItem, in scene: UIScene? = nil) {
    receive(.shortcut(item), in: scene)
  }

  /// Taps a notification.
  ///
  /// - Parameters:
  ///   - payload: What the server has sent, with `aps` and whatever else is in it.
  ///   - scene: The scene that takes it; the one in front if it is nil.
  public func tapNotification(with payload: [AnyHashable: Any], in scene: UIScene? = nil) {
    receive(
      .tap(UNNotificationResponse(notification: UNNotification(payload: payload))), in: scene)
  }

  /// Dismisses a notification whose category has the option `customDismissAction`, so that the app
  /// hears of it. The app stays where it is; one that does not run is not launched.
  ///
  /// - Parameter payload: What the server has sent, with `aps` and whatever else is in it.
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
  /// A notification arrives. An app that is in front is asked how to show it.
  ///
  /// - Returns: How the user gets to know of it; nil where the app is not in front, and the system
  ///   shows it.
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

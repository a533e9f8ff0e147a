#if !canImport(UIKit)
/// The action identifier for a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String
  weak var scene: UIScene?

  init(
    notification: UNNotification,
    actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }

  /// The scene that should show the content of the notification.
  @preconcurrency @MainActor public var targetScene: UIScene? { scene }
}
#endif

#if !canImport(UIKit)
extension UNNotification {
  /// Creates a notification from a server's payload: `aps` holds the text, and `userInfo` receives
  /// the entire payload.
  convenience init(payload: [AnyHashable: Any]) {
    let content = UNMutableNotificationContent()
    content.userInfo = payload
    if let aps = payload["aps"] as? [AnyHashable: Any] {
      let alert = aps["alert"] as? [AnyHashable: Any]
      content.title = alert?["title"] as? String ?? ""
      content.subtitle = alert?["subtitle"] as? String ?? ""
      content.body = alert?["body"] as? String ?? aps["alert"] as? String ?? ""
      content.categoryIdentifier = aps["category"] as? String ?? ""
      content.threadIdentifier = aps["thread-id"] as? String ?? ""
      content.targetContentIdentifier = aps["target-content-id"] as? String
      content.badge = (aps["badge"] as? Int).map { NSNumber(value: $0) }
    }
    self.init(
      UNNotificationRequest(
        identifier: UUID().uuidString, content: content,
        trigger: UNPushNotificationTrigger(repeats: false)))
  }
}
#endif

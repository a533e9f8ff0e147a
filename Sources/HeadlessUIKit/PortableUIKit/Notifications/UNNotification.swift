#if !canImport(UIKit)
/// The content of a notification: its text, and the data your app receives when the user taps it.
open class UNNotificationContent: NSObject {
  fileprivate(set) var values = Values()

  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var userInfo: [AnyHashable: Any] = [:]
  }

  public override init() {
    super.init()
  }

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var threadIdentifier: String { values.threadIdentifier }
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
}

open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }

  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }

  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }

  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }

  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }

  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }

  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }

  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
}

/// The event that triggers a notification.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A trigger for a notification from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content's current values.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    let kept = UNNotificationContent()
    kept.values = content.values
    self.content = kept
    self.trigger = trigger
    super.init()
  }
}

/// A notification that has arrived.
open class UNNotification: NSObject {
  public let date: Date
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) {
    date = Date()
    self.request = request
    super.init()
  }
}
#endif

#if !canImport(UIKit) && !canImport(Darwin)
/// The type of an activity for viewing a page on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public typealias NSUserActivityPersistentIdentifier = String

/// The user's activity, for universal links, state restoration, and handoff from other devices. No
/// other device takes it over from here, so making it current changes nothing.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var needsSave = false
  open var expirationDate: Date = .distantFuture
  open var targetContentIdentifier: String?
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}
#endif

#if !canImport(UIKit)
extension NSUserActivity {
  /// A copy with the properties that the system saves while the app isn't running.
  var saved: NSUserActivity {
    let saved = NSUserActivity(activityType: activityType)
    saved.title = title
    saved.webpageURL = webpageURL
    saved.userInfo = userInfo
    saved.requiredUserInfoKeys = requiredUserInfoKeys
    saved.targetContentIdentifier = targetContentIdentifier
    saved.persistentIdentifier = persistentIdentifier
    return saved
  }
}

/// An interface for objects that can restore a user activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

extension UIResponder {
  private static let activities = AttachedValue<NSUserActivity>()

  /// The user activity of this responder.
  public var userActivity: NSUserActivity? {
    get { Self.activities[self] }
    set { Self.activities[self] = newValue }
  }
}
#endif

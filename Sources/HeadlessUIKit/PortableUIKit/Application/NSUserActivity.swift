#if !canImport(UIKit) && !canImport(Darwin)
/// The activity of a page that is looked at on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

public typealias NSUserActivityPersistentIdentifier = String

/// What the user was doing: for universal links, for what was left to be restored, for what comes
/// from other devices. Nobody takes it over from here, so being current changes nothing.
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
  /// What the system keeps of it while the app does not run.
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

/// Whoever can take up an activity again.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

extension UIResponder {
  private static let activities = AttachedValue<NSUserActivity>()

  /// What the user is doing here.
  public var userActivity: NSUserActivity? {
    get { Self.activities[self] }
    set { Self.activities[self] = newValue }
  }
}
#endif

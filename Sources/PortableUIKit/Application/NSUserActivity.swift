#if !canImport(UIKit) && !canImport(Darwin)
/// The activity of a page that is looked at on the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user was doing, handed over by the system: here for universal links only.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var webpageURL: URL?
  open var userInfo: [AnyHashable: Any]?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
#endif

#if !canImport(UIKit)
/// Whoever can take up an activity again.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
#endif

import PortableUIKit
import StepRouter

/// Reads the URL of a payload, stored under a key as text or as a URL.
@MainActor
struct LinkPayload {
  let key: String

  func url(in payload: [AnyHashable: Any]?) -> URL? { url(payload?[key]) }

  func url(in activity: NSUserActivity) -> URL? {
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL {
      return url
    }
    return url(in: activity.userInfo)
  }

  func url(in item: UIApplicationShortcutItem) -> URL? { url(item.userInfo?[key]) }

  private func url(_ value: Any?) -> URL? {
    (value as? String).flatMap { URL(string: $0) } ?? value as? URL
  }
}

import PortableUIKit
import StepRouterLinks

/// A way in which a link comes to an app.
enum LinkSource: String, CaseIterable {
  case url
  case webActivity
  case ownActivity
  case shortcut
  case notification

  /// The user does what brings the link to the app, or to one of its scenes.
  @MainActor
  func arrive(_ id: Int, in scene: UIScene? = nil) {
    let user = HeadlessDevice.current.user
    let url = WindowedShop.url(id)
    switch self {
    case .url: user.open(url, in: scene)
    case .webActivity:
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://shop.example/product/\(id)")
      user.continue(activity, in: scene)
    case .ownActivity:
      let activity = NSUserActivity(activityType: "shop.product")
      activity.userInfo = ["url": url.absoluteString]
      user.continue(activity, in: scene)
    case .shortcut: user.choose(Self.item(id), in: scene)
    case .notification:
      user.tapNotification(with: ["url": url.absoluteString, "aps": [:]], in: scene)
    }
  }

  @MainActor
  static func item(_ id: Int) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "product", localizedTitle: "Product", localizedSubtitle: nil, icon: nil,
      userInfo: ["url": WindowedShop.url(id).absoluteString as NSString])
  }
}

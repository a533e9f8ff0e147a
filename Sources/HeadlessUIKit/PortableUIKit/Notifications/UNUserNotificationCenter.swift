#if !canImport(UIKit)
/// The central object for an app's notifications. It supports the parts that affect navigation:
/// taps and dismissals.
open class UNUserNotificationCenter: NSObject {
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  override init() {
    super.init()
  }

  open class func current() -> UNUserNotificationCenter {
    let isolated = MainActor.assumeIsolated { Isolated(HeadlessDevice.current.notificationCenter) }
    return isolated.center
  }

  private struct Isolated: @unchecked Sendable {
    let center: UNUserNotificationCenter

    init(_ center: UNUserNotificationCenter) {
      self.center = center
    }
  }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}
#endif

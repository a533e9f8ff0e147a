import PortableUIKit
import StepRouter

/// Identifies a tap on a notification, so that the inbox recognizes the tap when it arrives twice.
@MainActor
struct NotificationTap: @preconcurrency Equatable {
  private let request: String
  private let action: String
  private let date: Date

  init(_ response: UNNotificationResponse) {
    request = response.notification.request.identifier
    action = response.actionIdentifier
    date = response.notification.date
  }

  var isDismissal: Bool { action == UNNotificationDismissActionIdentifier }
}

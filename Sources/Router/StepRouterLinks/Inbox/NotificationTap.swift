import PortableUIKit
import StepRouter

/// What makes a tap on a notification the same as one that was told before.
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

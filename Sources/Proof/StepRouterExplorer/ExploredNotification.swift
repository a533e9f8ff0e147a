import PortableUIKit

/// A notification that the user can tap in any state. The tap reaches the notification center's
/// delegate.
///
/// ```swift
/// ExploredNotification("order shipped", payload: ["aps": ["alert": "Shipped!"], "order": 7])
/// ```
///
/// On a simulator, the notification has no effect: its process can't tap notifications.
@MainActor
public struct ExploredNotification {
  /// A description of the notification, in a few words.
  public let name: String
  let payload: [AnyHashable: Any]
  let isPossible: @MainActor () -> Bool

  /// Creates a notification with the server's payload, and says when it can be there.
  public init(
    _ name: String, payload: [AnyHashable: Any],
    when isPossible: @escaping @MainActor () -> Bool = { true }
  ) {
    self.name = name
    self.payload = payload
    self.isPossible = isPossible
  }
}

import PortableUIKit

/// A notification that the user taps, in every state of an app. The notification center's delegate
/// hears of it.
///
/// ```swift
/// ExploredNotification("order shipped", payload: ["aps": ["alert": "Shipped!"], "order": 7])
/// ```
///
/// A simulator's process can't tap notifications, so nothing happens there.
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

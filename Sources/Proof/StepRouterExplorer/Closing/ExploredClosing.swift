/// A way for an ``Explorer`` to have the app's router close something.
///
/// ```swift
/// await explorer.replay([.tap("Bag")], closing: .front)
/// ```
public enum ExploredClosing: String, Hashable, Sendable, Codable, CaseIterable {
  /// The router closes the screen in front.
  case front
  /// The router goes back.
  case back
  /// The router closes a screen on a tab that isn't in front, if one lies on top of others there.
  case behind
}

extension ExploredClosing {
  /// The attempt in words.
  var phrase: String {
    switch self {
    case .front: "closing the screen in front"
    case .back: "going back by the router"
    case .behind: "closing a screen on another tab"
    }
  }
}

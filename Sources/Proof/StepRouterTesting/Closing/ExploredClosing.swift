/// A way in which an ``Explorer`` has the app's router close something.
///
/// ```swift
/// await explorer.replay([.tap("Bag")], closing: .front)
/// ```
public enum ExploredClosing: String, Hashable, Sendable, Codable, CaseIterable {
  /// The screen in front is closed.
  case front
  /// The router goes back.
  case back
  /// A screen on a tab that is not in front is closed, where there is one that lies on others.
  case behind
}

extension ExploredClosing {
  /// What is tried, in words.
  var phrase: String {
    switch self {
    case .front: "closing the screen in front"
    case .back: "going back by the router"
    case .behind: "closing a screen on another tab"
    }
  }
}

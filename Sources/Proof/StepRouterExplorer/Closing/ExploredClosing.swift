/// Something that an ``Explorer`` has the app's router close.
///
/// ```swift
/// await explorer.replay([.tap("Bag")], closing: .front)
/// ```
public enum ExploredClosing: String, Hashable, Sendable, Codable, CaseIterable {
  /// The screen in front.
  case front
  /// The screen that going back leaves.
  case back
  /// The top screen of a tab that isn't selected, if the tab's stack holds more than one screen.
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

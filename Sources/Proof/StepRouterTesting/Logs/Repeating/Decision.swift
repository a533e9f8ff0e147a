import PortableUIKit
import StepRouter

/// What a router has decided, as it can be compared between two runs: without the lines of source
/// files, without titles, which show what the app's user has, and without who has asked.
struct Decision: Hashable {
  private let text: Data

  /// Nil for what depends on time alone.
  init?(_ kind: RoutingEvent.Kind) {
    switch kind {
    case .stillWaiting, .queued, .waitingForTransition: return nil
    default: break
    }
    // Names, numbers and texts: all of them can be encoded.
    guard let data = try? JSONEncoder().encode(kind),
      let value = try? JSONSerialization.jsonObject(with: data),
      let text = try? JSONSerialization.data(
        withJSONObject: Self.plain(value), options: [.sortedKeys])
    else { return nil }
    self.text = text
  }

  private static func plain(_ value: Any) -> Any {
    if let text = value as? String { return withoutLines(text) }
    if let values = value as? [Any] { return values.map(plain) }
    guard let values = value as? [String: Any] else { return value }
    return values.filter { !["line", "title", "origin"].contains($0.key) }.mapValues(plain)
  }

  /// The text, with files and without the lines in them.
  static func withoutLines(_ text: String) -> String {
    text.replacing(/\.swift:\d+/, with: ".swift")
  }
}

extension StepReference {
  /// Whether it is the same step in an edited file: the same screen in the same file.
  func isLike(_ other: StepReference) -> Bool {
    screen == other.screen && location.fileID == other.location.fileID
  }
}

import PortableUIKit
import StepRouter

/// A router's decision in a form that two runs can compare: without line numbers, without titles,
/// which may contain the user's data, and without the origin of the request.
struct Decision: Hashable {
  private let text: Data

  /// Returns nil for decisions that depend on time alone.
  init?(_ kind: RoutingEvent.Kind) {
    switch kind {
    case .stillWaiting, .queued, .waitingForTransition: return nil
    default: break
    }
    // Encoding can't fail: there are only names, numbers and texts.
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

  /// Returns the text with file names but without line numbers.
  static func withoutLines(_ text: String) -> String {
    text.replacing(/\.swift:\d+/, with: ".swift")
  }
}

extension StepReference {
  /// Whether it's the same step in an edited file: the same screen, declared in the same file.
  func isLike(_ other: StepReference) -> Bool {
    screen == other.screen && location.fileID == other.location.fileID
  }
}

import PortableUIKit
import StepRouterTesting

/// What a destination's screen showed when a request reached it.
struct DestinationSight: Hashable, Sendable, Codable {
  let destination: String
  /// The class of the screen.
  let screen: String
  /// The title and the context that it shows.
  let content: String
  /// Whether the router built the screen, rather than finding it.
  let isBuilt: Bool
}

extension DestinationSight {
  /// Creates a sight; nil if the screen has neither a title nor a context to show.
  @MainActor
  init?(of destination: String, _ screen: UIViewController, isBuilt: Bool) {
    let context = (screen as? any ContextTelling)?.shownContext
    let content = [screen.writtenTitle.map { "“\($0)”" }, context.map { "(\($0))" }]
      .compactMap(\.self)
    guard !content.isEmpty else { return nil }
    self.init(
      destination: destination, screen: ClassName.of(screen),
      content: content.joined(separator: " "), isBuilt: isBuilt)
  }
}

/// What a navigation had done on screen when it ended. Nothing of it is undone.
///
/// ```swift
/// if !error.progress.isEmpty { log(error) }
/// ```
public struct RoutingProgress: Hashable, Sendable, Codable {
  /// The view controllers that were dismissed.
  public internal(set) var dismissed: [ViewControllerReference] = []
  /// The view controllers that were brought to the front of their containers.
  public internal(set) var revealed: [ViewControllerReference] = []
  /// The classes of the view controllers that were built.
  public internal(set) var built: [TypeName] = []
  /// The classes of those that were integrated too.
  public internal(set) var integrated: [TypeName] = []

  /// A navigation that has changed nothing on screen.
  public init() {}

  /// Whether the screen is as it was.
  public var isEmpty: Bool { dismissed.isEmpty && revealed.isEmpty && integrated.isEmpty }
}

extension RoutingProgress: CustomStringConvertible {
  /// `Nothing had changed.` or `By then it had dismissed LoginViewController.`
  public var description: String {
    let parts = [
      dismissed.isEmpty ? nil : "dismissed \(Self.list(dismissed))",
      revealed.isEmpty ? nil : "revealed \(Self.list(revealed))",
      integrated.isEmpty ? nil : "integrated \(Self.list(integrated))",
    ].compactMap { $0 }
    return parts.isEmpty
      ? "Nothing had changed." : "By then it had \(parts.joined(separator: ", "))."
  }

  private static func list(_ items: [some CustomStringConvertible]) -> String {
    items.map(\.description).joined(separator: ", ")
  }
}

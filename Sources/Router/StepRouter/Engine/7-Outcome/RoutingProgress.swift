/// The changes on screen that a navigation had made when it ended. The router undoes none of them.
///
/// ```swift
/// if !error.progress.isEmpty { log(error) }
/// ```
public struct RoutingProgress: Hashable, Sendable, Codable {
  /// The dismissed view controllers.
  public internal(set) var dismissed: [ViewControllerReference] = []
  /// The view controllers that came to the front of their containers.
  public internal(set) var revealed: [ViewControllerReference] = []
  /// The classes of the view controllers that the router built.
  public internal(set) var built: [TypeName] = []
  /// The classes of the built view controllers that the router also integrated.
  public internal(set) var integrated: [TypeName] = []

  /// Creates the progress of a navigation that has changed nothing on screen.
  public init() {}

  /// True if the screen is unchanged.
  public var isEmpty: Bool { dismissed.isEmpty && revealed.isEmpty && integrated.isEmpty }
}

extension RoutingProgress: CustomStringConvertible {
  /// A sentence: `Nothing had changed.` or `By then it had dismissed LoginViewController.`
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

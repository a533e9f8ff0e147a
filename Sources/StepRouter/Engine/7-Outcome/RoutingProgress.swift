/// What a navigation had done on screen when it ended: nothing of it is rolled back.
public struct RoutingProgress: Hashable, Sendable, Codable {
  /// What was dismissed.
  public internal(set) var dismissed: [ViewControllerReference] = []
  /// What was brought to the front in its container.
  public internal(set) var revealed: [ViewControllerReference] = []
  /// What was built.
  public internal(set) var built: [TypeName] = []
  /// What of it was integrated.
  public internal(set) var integrated: [TypeName] = []

  /// Nothing was done.
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

/// A window of a state, as the user sees it.
///
/// ```swift
/// for window in exploration.states[0].windows { print(window.hierarchy) }
/// ```
public struct StateWindow: Hashable, Sendable, Codable {
  /// What its scene's session is called; empty for a window that was given to the app.
  public let session: String
  /// Whether it is the one that the user touches.
  public let isFront: Bool
  /// How much room it has.
  public let shape: WindowShape
  /// What is in it.
  public let hierarchy: HierarchySnapshot
}

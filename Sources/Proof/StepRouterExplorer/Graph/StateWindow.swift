import StepRouterTesting

/// A window of a state as the user sees it.
///
/// ```swift
/// for window in exploration.states[0].windows { print(window.hierarchy) }
/// ```
public struct StateWindow: Hashable, Sendable, Codable {
  /// The identifier of its scene's session. Empty if the explorer gave the window to the app.
  public let session: String
  /// Whether this is the window that the user touches.
  public let isFront: Bool
  /// The window's shape.
  public let shape: WindowShape
  /// The view controllers in the window.
  public let hierarchy: HierarchySnapshot
  /// What the visible screens show; nil if the explorer didn't keep it.
  package var contents: [ScreenContents]?
}

import PortableUIKit

/// Overrides the router's window provider for a single request.
@MainActor
enum ForcedWindow {
  @exclusivity(unchecked) private static var window: UIWindow?

  /// Runs the body, whose request uses this window.
  static func asking(_ window: UIWindow, _ body: () -> Void) {
    let outer = self.window
    self.window = window
    defer { self.window = outer }
    body()
  }

  /// Takes the window for a navigation. Requests made during that navigation use the router's
  /// window provider again.
  static func take() -> UIWindow? {
    guard let window else { return nil }
    self.window = nil
    return window
  }
}

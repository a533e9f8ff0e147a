import PortableUIKit

/// The window of the request that is being made, whatever the router's window provider says.
@MainActor
enum ForcedWindow {
  @exclusivity(unchecked) private static var window: UIWindow?

  /// Runs the body, whose request is made in this window.
  static func asking(_ window: UIWindow, _ body: () -> Void) {
    let outer = self.window
    self.window = window
    defer { self.window = outer }
    body()
  }

  /// Takes the window for a navigation. What that navigation calls asks in the usual window.
  static func take() -> UIWindow? {
    guard let window else { return nil }
    self.window = nil
    return window
  }
}

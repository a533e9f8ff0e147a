import PortableUIKit

/// A navigation's window. The navigation lets go of it before it waits for interceptors or a lock,
/// so that waiting for the user doesn't keep a closed window alive.
@MainActor
struct HeldWindow {
  private var held: UIWindow?
  private var left: WeakWindow?
  private let wasInScene: Bool

  init(_ window: UIWindow?) {
    held = window
    wasInScene = window?.isInScene == true
  }

  var value: UIWindow? { held ?? left?.window }
  /// Whether there was a window that has closed meanwhile. Other code may keep the window of a
  /// disconnected scene alive.
  var isGone: Bool {
    guard let value else { return left != nil }
    return wasInScene && !value.isInScene
  }

  mutating func letGo() {
    guard let held else { return }
    left = WeakWindow(held)
    self.held = nil
  }
}

@MainActor
private final class WeakWindow {
  private(set) weak var window: UIWindow?

  init(_ window: UIWindow) { self.window = window }
}

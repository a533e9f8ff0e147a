import PortableUIKit

/// The window of a navigation, which is not kept any more once interceptors are asked: one that
/// waits for the user must not keep a window that has been closed.
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
  /// Whether there was a window, and has been closed meanwhile. Somebody may keep the window of a
  /// scene that has been disconnected.
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

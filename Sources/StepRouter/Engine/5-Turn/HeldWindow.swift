import PortableUIKit

/// The window of a navigation, which is not kept any more once interceptors are asked: one that
/// waits for the user must not keep a window that has been closed.
@MainActor
struct HeldWindow {
  private var held: UIWindow?
  private weak var left: UIWindow?
  private var isLeft = false
  private let wasInScene: Bool

  init(_ window: UIWindow?) {
    held = window
    wasInScene = window?.isInScene == true
  }

  var value: UIWindow? { held ?? left }
  /// Whether there was a window, and has been closed meanwhile. Somebody may keep the window of a
  /// scene that has been disconnected.
  var isGone: Bool {
    guard let value else { return isLeft }
    return wasInScene && !value.isInScene
  }

  mutating func letGo() {
    guard let held else { return }
    left = held
    isLeft = true
    self.held = nil
  }
}

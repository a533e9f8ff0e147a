import PortableUIKit

/// The window of a navigation, which is not kept any more once interceptors are asked: one that
/// waits for the user must not keep a window that has been closed.
struct HeldWindow {
  private var held: UIWindow?
  private weak var left: UIWindow?
  private var isLeft = false

  init(_ window: UIWindow?) { held = window }

  var value: UIWindow? { held ?? left }
  /// Whether there was a window, and has been closed meanwhile.
  var isGone: Bool { isLeft && left == nil }

  mutating func letGo() {
    guard let held else { return }
    left = held
    isLeft = true
    self.held = nil
  }
}

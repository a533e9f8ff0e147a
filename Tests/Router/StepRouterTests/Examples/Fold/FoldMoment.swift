import PortableUIKit

#if !canImport(UIKit)
/// When a request comes: after the phone has come to rest, or in the middle of its fold. For a frame
/// only the hinge has moved.
enum FoldMoment: Int, CaseIterable {
  case hinge = 0
  case frame = 16
  case early = 50
  case late = 300
  case rest = 2_000

  /// Whether the window is being resized.
  var isInResize: Bool { self != .hinge && self != .rest }
}

extension Stage {
  /// Opens or closes the phone, and lets time pass until the moment.
  func unfold(until moment: FoldMoment = .rest) {
    device.user.unfold()
    device.advance(by: .milliseconds(moment.rawValue))
  }

  func fold(until moment: FoldMoment = .rest) {
    device.user.fold()
    device.advance(by: .milliseconds(moment.rawValue))
  }

  /// The columns of the split view controller in the root: `Inbox + nav[1, 2]`.
  var columns: String {
    window.rootViewController?.children.map(Self.words).joined(separator: " + ") ?? ""
  }

  private static func words(_ one: UIViewController) -> String {
    guard let stack = one as? UINavigationController else { return one.title ?? "?" }
    return "nav[\(stack.viewControllers.map(words).joined(separator: ", "))]"
  }
}
#endif

#if !canImport(UIKit)
/// Keeps view controllers out of their own descendants and presented view controllers, so that
/// every walk up the hierarchy ends at a root.
extension UIViewController {
  /// Returns true if this view controller is the other one, or contains or presents it, directly or
  /// through others.
  func isAbove(_ other: UIViewController) -> Bool {
    var current = other
    while current !== self {
      guard let parent = current.parentLink else {
        guard let presenter = current.presenterLink else { return false }
        current = presenter
        continue
      }
      if let presenter = current.presenterLink, isAbove(presenter) { return true }
      current = parent
    }
    return true
  }

  /// Returns true if this view controller can contain the child, and reports M37 if not.
  func mayContain(_ child: UIViewController) -> Bool {
    device.tellIfForeign(child, in: self)
    guard child.isAbove(self) else { return true }
    device.misuse(
      "M37", "NSInvalidArgumentException",
      "Application tried to add view controller \(child.described) to \(described), which is "
        + (child === self ? "itself." : "one of its own descendants."))
    return false
  }

  func mayContain(_ children: [UIViewController]) -> Bool {
    children.allSatisfy(mayContain)
  }
}
#endif

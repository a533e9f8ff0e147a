#if !canImport(UIKit)
/// Nobody can be put into what they contain, or on what they present: every walk up the hierarchy
/// ends at a root.
extension UIViewController {
  /// Whether this view controller is the other one, contains it, or presents one that does.
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

  /// M37.
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

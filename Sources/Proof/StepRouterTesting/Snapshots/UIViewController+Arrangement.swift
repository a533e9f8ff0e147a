import PortableUIKit

// UIKit has arrangements since iOS 27.1; see the router's adapter for the conditions.
extension UIViewController {
  /// The view controllers of an arrangement, the primary one first; nil for anything else.
  var arrangedChildren: [UIViewController]? {
    #if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
    if #available(iOS 27.1, visionOS 27.1, *),
      let arrangement = self as? UIArrangementViewController
    {
      return [
        arrangement.viewController(for: .primary), arrangement.viewController(for: .secondary),
      ]
      .compactMap(\.self)
    }
    #endif
    return nil
  }

  /// The view controllers that an arrangement has room for; nil for anything else.
  var arrangedChildrenOnScreen: [UIViewController]? {
    #if !canImport(UIKit) || canImport(UIKit, _version: 9127.0.85)
    if #available(iOS 27.1, visionOS 27.1, *),
      let arrangement = self as? UIArrangementViewController
    {
      return arrangedChildren?.filter { child in
        arrangement.placement(for: child).flatMap(arrangement.state)?.isHidden == false
      }
    }
    #endif
    return nil
  }
}

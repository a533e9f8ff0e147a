#if !canImport(UIKit)
/// An edge of what a view controller may lay out in, as it was before there were safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// As there are no bars above the content here, the guides have no height.
final class EdgeGuide: NSObject, UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(of viewController: UIViewController, isTop: Bool) {
    view = viewController.view ?? UIView()
    self.isTop = isTop
  }

  var length: CGFloat { 0 }
  var topAnchor: NSLayoutYAxisAnchor { edge }
  var bottomAnchor: NSLayoutYAxisAnchor { edge }
  var heightAnchor: NSLayoutDimension { view.heightAnchor }

  private var edge: NSLayoutYAxisAnchor {
    let safeArea = view.safeAreaLayoutGuide
    return isTop ? safeArea.topAnchor : safeArea.bottomAnchor
  }
}
#endif

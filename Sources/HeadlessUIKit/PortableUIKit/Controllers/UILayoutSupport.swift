#if !canImport(UIKit)
/// An edge of a view controller's layout area, as used before safe areas.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide without height, because no bars cover the content here.
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

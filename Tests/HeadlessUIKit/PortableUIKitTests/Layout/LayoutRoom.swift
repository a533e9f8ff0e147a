import PortableUIKit

/// A view of a given size, and views in it that constraints place.
@MainActor struct LayoutRoom {
  let view: UIView

  init(_ size: CGSize = CGSize(width: 390, height: 844)) {
    view = UIView(frame: CGRect(origin: .zero, size: size))
  }

  /// Adds a view that constraints place.
  @discardableResult
  func add<View: UIView>(_ subview: View, to superview: UIView? = nil) -> View {
    subview.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? view).addSubview(subview)
    return subview
  }

  func add() -> UIView { add(UIView()) }

  func layOut() { view.layoutIfNeeded() }
}

/// A frame in one line: left, top, width, height.
func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A view whose content has a size.
final class Sized: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

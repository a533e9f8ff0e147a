#if !canImport(UIKit)
/// Moves a view between superviews and windows, with the callbacks in UIKit's order.
extension UIView {
  func insert(_ view: UIView, at index: Int?) {
    guard view.superviewLink !== self else {
      detach(view)
      return attach(view, at: index)
    }
    guard checkCycle(with: view) else { return }
    let oldWindow = view.window
    let newWindow = window
    let changesWindow = oldWindow !== newWindow
    if changesWindow, newWindow != nil, !view.checkHierarchy(under: self) { return }
    let parent = view.owner?.parentLink
    view.willMove(toSuperview: self)
    if changesWindow { view.tellWillMove(to: newWindow) }
    // A callback may have moved the view's view controller to another container.
    if let owner = view.owner, let taker = owner.parentLink, taker !== parent {
      if view.superviewLink == nil { owner.leaveScreen() }
      return
    }
    view.superviewLink?.willRemoveSubview(view)
    // A callback may have moved this view into the new subview.
    guard checkCycle(with: view) else { return }
    let oldSuperview = view.superviewLink
    view.leaveConstraints()
    oldSuperview?.detach(view)
    view.forgetLostConstraints()
    attach(view, at: index)
    if changesWindow, newWindow != nil { view.layoutState.needsLayout = true }
    if view.layoutState.isPending { view.markAncestorsForLayout() }
    if changesWindow { view.moved(to: newWindow) }
    oldSuperview?.nearestOwner?.partWithTakenChildren()
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
  }

  func leaveSuperview() {
    guard let superview = superviewLink else { return }
    let leavesWindow = window != nil
    willMove(toSuperview: nil)
    if leavesWindow { tellWillMove(to: nil) }
    superview.willRemoveSubview(self)
    leaveConstraints()
    superview.detach(self)
    if leavesWindow { moved(to: nil) }
    superview.nearestOwner?.partWithTakenChildren()
    didMoveToSuperview()
    superview.setNeedsLayout()
  }

  func tellWillMove(to newWindow: UIWindow?) {
    owner?.viewWillMove(to: newWindow)
    if newWindow == nil { tellHinges(ofLeaving: true) }
    willMove(toWindow: newWindow)
    for subview in subviewList {
      subview.tellWillMove(to: newWindow)
    }
  }

  func moved(to newWindow: UIWindow?) {
    windowLink = newWindow
    if newWindow == nil, device.firstResponder === self { resignByForce() }
    didMoveToWindow()
    if newWindow != nil { tellHinges(ofLeaving: false) }
    for subview in subviewList {
      subview.moved(to: newWindow)
    }
    owner?.viewDidMove(to: newWindow)
  }

  /// Returns false and reports misuse if the view would contain itself (M38).
  private func checkCycle(with view: UIView) -> Bool {
    if view === self {
      device.misuse("M38", "NSInvalidArgumentException", "Can't add self as subview")
      return false
    }
    guard !view.subviewList.isEmpty, isDescendant(of: view) else { return true }
    device.misuse(
      "M38", "CALayerInvalid",
      "layer \(view.layer.described) is a part of cycle in its layer tree")
    return false
  }

  /// Returns false and reports misuse if the view's view controller doesn't belong under the new
  /// superview (M18).
  private func checkHierarchy(under newSuperview: UIView) -> Bool {
    guard let child = owner, let parent = child.parent, newSuperview.owner !== parent else {
      return true
    }
    let actual = newSuperview.nearestOwner
    guard actual !== parent, !child.hasViewPlacedByContainer else { return true }
    device.misuse(
      "M18", "UIViewControllerHierarchyInconsistency",
      "child view controller:\(child.described) should have parent view controller:"
        + "\(actual?.described ?? "(null)") but actual parent is:\(parent.described)")
    return false
  }

  /// The view controller whose root view this is, or whose root view contains it.
  var nearestOwner: UIViewController? {
    var view: UIView? = self
    while let current = view {
      if let owner = current.owner { return owner }
      view = current.superview
    }
    return nil
  }

  var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view: UIView? = self
    while let current = view, !(current is UIWindow) {
      let scrolled = current.superview?.bounds.origin ?? .zero
      origin.x += current.frame.origin.x - scrolled.x
      origin.y += current.frame.origin.y - scrolled.y
      view = current.superview
    }
    return origin
  }

  /// The point of the root where the view's own coordinates begin, which scrolling moves.
  var zeroInRoot: CGPoint {
    let origin = originInRoot
    let scrolled = bounds.origin
    return CGPoint(x: origin.x - scrolled.x, y: origin.y - scrolled.y)
  }

  func resizeAroundCenter(to size: CGSize) {
    let center = center
    frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Changes the links between views without any callbacks.
extension UIView {
  func attach(_ view: UIView, at index: Int?) {
    if let index, index < subviewList.count {
      subviewList.insert(view, at: index)
    } else {
      subviewList.append(view)
    }
    view.superviewLink = self
    if !view.translatesAutoresizingMaskIntoConstraints { noteConstrainedSubview() }
  }

  func detach(_ view: UIView) {
    var index = subviewList.count - 1
    while index >= 0, subviewList[index] !== view { index -= 1 }
    if index >= 0 { subviewList.remove(at: index) }
    view.superviewLink = nil
  }

  func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    detach(view)
    attach(view, at: index)
  }
}
#endif

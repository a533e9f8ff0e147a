#if !canImport(UIKit)
/// What `isMovingToParent` and `isMovingFromParent` say (rules 18 and 19).
enum Movement {
  case none, toParent, fromParent
}

extension UIViewController {
  /// Rule 83: from the old parent first, then `willMove`, then the links; never `didMove`.
  func adopt(_ child: UIViewController) {
    guard mayContain(child), checkPlace(of: child) else { return }
    if let oldParent = child.parent {
      guard oldParent !== self else { return moveToEnd(child) }
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    // Whoever is told may have taken the child elsewhere.
    guard child.parent == nil, mayContain(child) else { return }
    child.movement = .toParent
    childList.append(child)
    child.parentLink = self
  }

  /// Rule 84: detaches, then `didMove(toParent: nil)`; never `willMove`.
  func leaveParent() {
    guard let parent else { return }
    parent.containerWillLose(self)
    // Whoever was told that it disappears may have found it another parent.
    guard self.parent === parent else { return }
    parent.childList.removeAll { $0 === self }
    parentLink = nil
    if parent.appearance.isInTransition { goOnWithoutParent() }
    didMove(toParent: nil)
    movement = .none
    device.noteChange()
  }

  /// Added where nothing appears: the movement has ended with `didMove(toParent:)`.
  func endMovementOffScreen() {
    guard movement == .toParent, !appearance.isInTransition, viewIfLoaded?.window == nil,
      parent?.settlesMovements != true
    else { return }
    movement = .none
  }

  /// Leaves its parent and its superview: containers of UIKit's place their children themselves
  /// (rule 48).
  func leavePlace() {
    removeFromParent()
    // Whoever was told may have found it a place by now.
    if parent == nil, viewIfLoaded?.superview != nil { leaveScreen() }
  }

  private func moveToEnd(_ child: UIViewController) {
    leavingChildren.removeAll { $0 === child }
    childList.removeAll { $0 === child }
    childList.append(child)
  }

  /// M18: a view that is on screen under one view controller cannot be another one's child's.
  private func checkPlace(of child: UIViewController) -> Bool {
    guard let view = child.viewIfLoaded, view.window != nil,
      let owner = view.superview?.nearestOwner, owner !== self, child.parent !== owner
    else { return true }
    device.misuse(
      "M18", "UIViewControllerHierarchyInconsistency",
      "child view controller:\(child.described) should have parent view controller:"
        + "\(owner.described) but requested parent is:\(described)")
    return false
  }

  func ancestor<Ancestor: UIViewController>() -> Ancestor? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Ancestor { return found }
      ancestor = current.parent
    }
    return nil
  }

  /// Children whose view is in this view controller's view: those that appear with it.
  var childrenInView: [UIViewController] {
    guard !children.isEmpty, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      child.viewIfLoaded?.isDescendant(of: view) ?? false
    }
  }

  /// Containers place their children's views under views of their own.
  var hasViewPlacedByContainer: Bool { presentation.phase != .none }

  /// Rule 87.
  func swapChildren(
    from old: UIViewController, to new: UIViewController, duration: TimeInterval,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      return device.misuse(
        "rule 87", "NSInvalidArgumentException",
        "Children view controllers \(old.described) and \(new.described) must have a common "
          + "parent view controller when calling -[UIViewController transitionFromViewController:"
          + "toViewController:duration:options:animations:completion:]")
    }
    let isVisible = appearance.isVisible && shouldAutomaticallyForwardAppearanceMethods
    let isAnimated = duration > 0
    if isVisible {
      old.beginIfNeeded(false, animated: isAnimated)
      new.beginIfNeeded(true, animated: isAnimated)
    }
    if let container = old.viewIfLoaded?.superview, let view = new.view {
      container.addSubview(view)
    }
    UIView.animate(withDuration: duration) {
      animations?()
    } completion: { finished in
      old.viewIfLoaded?.removeFromSuperview()
      old.endIfOpen(false)
      new.endIfOpen(true)
      completion?(finished)
    }
  }
}
#endif

#if !canImport(UIKit)
/// The movement that `isMovingToParent` and `isMovingFromParent` report (rules 18 and 19).
enum Movement {
  case none, toParent, fromParent
}

extension UIViewController {
  /// Adds a child (rule 83): removes it from its old parent, calls `willMove(toParent:)`, and then
  /// sets the links. Never calls `didMove(toParent:)`.
  func adopt(_ child: UIViewController) {
    guard mayContain(child), checkPlace(of: child) else { return }
    if let oldParent = child.parent {
      guard oldParent !== self else { return moveToEnd(child) }
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    // The callback may have moved the child elsewhere.
    guard child.parent == nil, mayContain(child) else { return }
    child.movement = .toParent
    childList.append(child)
    child.parentLink = self
  }

  /// Leaves the parent (rule 84): detaches, and then calls `didMove(toParent: nil)`. Never calls
  /// `willMove(toParent:)`.
  func leaveParent() {
    guard let parent else { return }
    parent.containerWillLose(self)
    // A callback may have moved this view controller to another parent.
    guard self.parent === parent else { return }
    parent.childList.removeAll { $0 === self }
    parentLink = nil
    if parent.appearance.isInTransition { goOnWithoutParent() }
    didMove(toParent: nil)
    movement = .none
    device.noteChange()
  }

  /// Ends the movement of a child added off screen, which `didMove(toParent:)` completes.
  func endMovementOffScreen() {
    guard movement == .toParent, !appearance.isInTransition, viewIfLoaded?.window == nil,
      parent?.settlesMovements != true
    else { return }
    movement = .none
  }

  /// Leaves the parent and the superview, because UIKit's containers place their children
  /// themselves (rule 48).
  func leavePlace() {
    removeFromParent()
    // A callback may have moved this view controller elsewhere.
    if parent == nil, viewIfLoaded?.superview != nil { leaveScreen() }
  }

  private func moveToEnd(_ child: UIViewController) {
    leavingChildren.removeAll { $0 === child }
    childList.removeAll { $0 === child }
    childList.append(child)
  }

  /// Returns false, and reports M18, if the child's view is on screen under another view
  /// controller.
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

  /// The children whose views are inside this view controller's view, which appear with it.
  var childrenInView: [UIViewController] {
    guard !children.isEmpty, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      child.viewIfLoaded?.isDescendant(of: view) ?? false
    }
  }

  /// Whether a presentation places this view controller's view under a view of its own.
  var hasViewPlacedByContainer: Bool { presentation.phase != .none }

  /// Transitions from one child to another (rule 87).
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

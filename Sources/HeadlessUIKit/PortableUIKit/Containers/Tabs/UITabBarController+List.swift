#if !canImport(UIKit)
/// Changes the list of view controllers, and sends their containment callbacks. A callback may
/// change the list again.
extension UITabBarController {
  /// Replaces the list. The selection stays with its object, or else with its index, or else moves
  /// to the first view controller (rule 54). With animation, the child on screen leaves during the
  /// transition to the next selection (rule 81).
  func replaceList(with new: [UIViewController]?, animated: Bool) {
    guard mayContain(new ?? []) else { return }
    device.asCurrent {
      let oldIndex = indexOfSelection ?? NSNotFound
      let oldSelection = selectedViewController
      forgetTabs()
      customizableViewControllers = new
      replaceListed(with: new, animated: animated) { list in
        let kept = list.first { $0 === oldSelection }
        return kept ?? (list.indices.contains(oldIndex) ? list[oldIndex] : list.first)
      }
    }
  }

  /// Replaces the listed view controllers, which are children or inside More.
  func replaceListed(
    with new: [UIViewController]?, animated: Bool,
    selecting next: @MainActor ([UIViewController]) -> UIViewController?
  ) {
    let list = new ?? []
    let kept = Set(list.map(ObjectIdentifier.init))
    let gone = (listed ?? []).filter { !kept.contains(ObjectIdentifier($0)) }
    listed = new
    selected = nil
    for child in gone { dismissFromList(child, animated: animated) }
    defer { releaseThoseWhoStayedBehind() }
    var version = listVersion
    let leaving = Set(leavingChildren.map(ObjectIdentifier.init))
    for child in list where !isPlaced(child) || leaving.contains(ObjectIdentifier(child)) {
      guard lists(list, since: &version) else { return }
      join(child)
    }
    guard lists(list, since: &version) else { return }
    let joined = list.filter(isPlaced)
    if listed != nil, joined.count != list.count { listed = joined }
    arrangeChildren()
    if let next = next(joined) {
      show(next)
    } else if let shown {
      release(shown)
    }
    settleMore()
  }

  /// Puts the children in the order of the list.
  func arrangeChildren() {
    let listed = (listed ?? []).filter { $0.parent === self }
    let first = Set(listed.map(ObjectIdentifier.init))
    childList.removeAll { first.contains(ObjectIdentifier($0)) }
    childList = listed + childList
  }

  private func dismissFromList(_ child: UIViewController, animated: Bool) {
    if isInMore(child) {
      child.willMove(toParent: nil)
      return takeOutOfMore(child)
    }
    guard child.parent === self else { return }
    if animated, child === shown, isOnScreen { startLeaving(child) } else { release(child) }
  }

  private func isPlaced(_ child: UIViewController) -> Bool {
    child.parent === self || isInMore(child)
  }

  private func isInMore(_ child: UIViewController) -> Bool {
    child.parent != nil && child.parent === moreController
  }

  func join(_ child: UIViewController) {
    if child.parent === self {
      stopLeaving(child)
    } else {
      child.leavePlace()
      adopt(child)
    }
    if child.parent === self { child.didMove(toParent: self) }
  }

  /// Returns true if the list is still current; a callback may have set another one.
  private func lists(_ list: [UIViewController], since version: inout Int) -> Bool {
    guard version != listVersion else { return true }
    guard (listed ?? []).elementsEqual(list, by: { $0 === $1 }) else { return false }
    version = listVersion
    return true
  }

  func lists(_ child: UIViewController) -> Bool {
    listed?.contains { $0 === child } ?? false
  }

  func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    if child.parent === self { finishLeaving(child) }
  }

  private func startLeaving(_ child: UIViewController) {
    finishRunningChange()
    child.willMove(toParent: nil)
    guard child.parent === self, !lists(child) else { return }
    child.movement = .fromParent
    childList.removeAll { $0 === child }
    leavingChildren.append(child)
  }

  /// Takes back a leaving child that a new list contains.
  private func stopLeaving(_ child: UIViewController) {
    child.willMove(toParent: self)
    guard child.parent === self else { return }
    child.movement = .none
    leavingChildren.removeAll { $0 === child }
    childList.append(child)
  }

  /// Releases the leaving children that no transition takes along.
  private func releaseThoseWhoStayedBehind() {
    for child in leavingChildren where child !== tabState.transition?.from {
      finishLeaving(child)
    }
  }

  func finishLeaving(_ child: UIViewController) {
    child.movement = .fromParent
    if child === shown {
      finishRunningChange()
      // A callback may have selected another tab.
      if child === shown { shown = nil }
    }
    // A callback may have moved the child elsewhere.
    guard child.parent === self else { return }
    child.leaveScreen()
    guard child.parent === self else { return }
    childList.removeAll { $0 === child }
    leavingChildren.removeAll { $0 === child }
    child.parentLink = nil
    child.didMove(toParent: nil)
    child.movement = .none
    device.noteChange()
  }

  /// Forgets a child that leaves through another parent's `addChild` or through `removeFromParent`.
  func lose(_ child: UIViewController) {
    if child === moved {
      if shown === child { shown = nil }
      return child.leaveScreen()
    }
    if leavingChildren.contains(where: { $0 === child }) {
      leavingChildren.removeAll { $0 === child }
      return child.leaveScreen()
    }
    guard lists(child) else {
      // The child is no longer a tab, but still on screen.
      guard shown === child else { return }
      shown = nil
      return child.leaveScreen()
    }
    listed?.removeAll { $0 === child }
    if selected === child { selected = nil }
    if shown === child { shown = nil }
    child.leaveScreen()
    if selected == nil, !isRelisting, let first = listed?.first { showListed(first) }
  }
}
#endif

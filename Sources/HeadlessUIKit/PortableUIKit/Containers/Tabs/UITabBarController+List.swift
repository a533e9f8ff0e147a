#if !canImport(UIKit)
/// Changes of the list: who joins it, who leaves it, and what they are told. Whoever is told may
/// change the list again.
extension UITabBarController {
  /// Rule 54: the selection stays with its object, else with its index, else goes to the first.
  /// Animated, what is shown leaves with the transition to the next selection (rule 81).
  func replaceList(with new: [UIViewController]?, animated: Bool) {
    guard mayContain(new ?? []) else { return }
    device.asCurrent {
      let oldIndex = indexOfSelection ?? NSNotFound
      let oldSelection = selectedViewController
      forgetTabs()
      replaceListed(with: new, animated: animated) { list in
        let kept = list.first { $0 === oldSelection }
        return kept ?? (list.indices.contains(oldIndex) ? list[oldIndex] : list.first)
      }
    }
  }

  /// Those who are listed are children, or in More.
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

  /// Whoever is told that it comes or goes may have set another list.
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

  /// Another list has it again before it was gone.
  private func stopLeaving(_ child: UIViewController) {
    child.willMove(toParent: self)
    guard child.parent === self else { return }
    child.movement = .none
    leavingChildren.removeAll { $0 === child }
    childList.append(child)
  }

  /// Those who were to leave with a transition leave without one where there is none.
  private func releaseThoseWhoStayedBehind() {
    for child in leavingChildren where child !== tabState.transition?.from {
      finishLeaving(child)
    }
  }

  func finishLeaving(_ child: UIViewController) {
    child.movement = .fromParent
    if child === shown {
      finishRunningChange()
      // Whoever was told may have selected another tab.
      if child === shown { shown = nil }
    }
    // Whoever is told that it appears or disappears may find another place.
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

  /// A child goes to another parent by `addChild`, or is removed by `removeFromParent`.
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
      // It is no tab any longer, and has yet to go.
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

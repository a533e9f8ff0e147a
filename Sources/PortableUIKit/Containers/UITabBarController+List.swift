#if !canImport(UIKit)
/// Changes of the list: who joins it, who leaves it, and what they are told. Whoever is told may
/// change the list again.
extension UITabBarController {
  /// Rule 54: the selection stays with its object, else with its index, else goes to the first.
  /// Animated, what is shown leaves with the transition to the next selection (rule 81).
  func replaceTabs(with new: [UIViewController]?, animated: Bool) {
    guard mayContain(new ?? []) else { return }
    device.asCurrent {
      let oldIndex = selectedIndex
      let oldSelection = selectedViewController
      let list = new ?? []
      let gone = (viewControllers ?? []).filter { child in !list.contains { $0 === child } }
      store(new, selected: nil)
      for child in gone where child.parent === self {
        let leavesLater = animated && child === shown && isOnScreen
        if leavesLater { startLeaving(child) } else { release(child) }
      }
      defer { releaseThoseWhoStayedBehind() }
      for child in list where !childList.contains(where: { $0 === child }) {
        guard lists(list) else { return }
        join(child)
      }
      guard lists(list) else { return }
      arrange(list.filter { $0.parent === self })
      let tabs = viewControllers ?? []
      let kept = tabs.first { $0 === oldSelection }
      let atIndex = tabs.indices.contains(oldIndex) ? tabs[oldIndex] : tabs.first
      if let next = kept ?? atIndex {
        selectTab(next)
      } else if let shown {
        release(shown)
      }
    }
  }

  /// Puts the children in the order of the list; what another container has taken is not in it.
  private func arrange(_ joined: [UIViewController]) {
    childList.removeAll { child in joined.contains { $0 === child } }
    childList += joined
    if viewControllers != nil { store(joined, selected: nil) }
  }

  private func join(_ child: UIViewController) {
    if child.parent === self {
      stopLeaving(child)
    } else {
      child.leavePlace()
      adopt(child)
    }
    if child.parent === self { child.didMove(toParent: self) }
  }

  /// Whoever is told that it comes or goes may have set another list.
  private func lists(_ list: [UIViewController]) -> Bool {
    (viewControllers ?? []).elementsEqual(list) { $0 === $1 }
  }

  func lists(_ child: UIViewController) -> Bool {
    viewControllers?.contains { $0 === child } ?? false
  }

  private func release(_ child: UIViewController) {
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
  }
}
#endif

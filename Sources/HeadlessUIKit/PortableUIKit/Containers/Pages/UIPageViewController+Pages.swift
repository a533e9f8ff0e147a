#if !canImport(UIKit)
/// Adds and removes pages, and sends their containment callbacks. A callback may set other pages,
/// so each step checks that it still applies.
extension UIPageViewController {
  func isCurrent(_ turn: PageTurn) -> Bool { self.turn === turn }

  private func isWanted(_ page: UIViewController) -> Bool {
    listed.contains(page) || turn?.brings(page) ?? false
  }

  func startLeaving(_ leaving: [UIViewController], in turn: PageTurn) {
    for page in leaving where isCurrent(turn) && mayLeave(page) {
      page.willMove(toParent: nil)
      if mayLeave(page) { page.movement = .fromParent }
    }
  }

  func join(_ newcomers: [UIViewController], in turn: PageTurn) {
    for page in newcomers where isCurrent(turn) {
      if pages.contains(page) { stopLeaving(page) } else { join(page, in: turn) }
    }
  }

  private func join(_ page: UIViewController, in turn: PageTurn) {
    page.leavePlace()
    guard isCurrent(turn) else { return }
    adopt(page)
    guard page.parent === self, !pages.contains(page) else { return }
    pages.append(page)
    page.didMove(toParent: self)
    guard page.parent === self else { return }
    guard isWanted(page) else { return leave(page) }
    // The page has yet to appear; its movement ends then.
    if isOnScreen { page.movement = .toParent }
  }

  /// Takes back a leaving page that the new turn contains.
  private func stopLeaving(_ page: UIViewController) {
    guard page.movement == .fromParent else { return }
    page.willMove(toParent: self)
    guard page.parent === self else { return }
    page.movement = .none
    page.didMove(toParent: self)
  }

  private func mayLeave(_ page: UIViewController) -> Bool {
    page.parent === self && pages.contains(page) && !isWanted(page)
  }

  /// Takes a page off the screen and releases it (rule 116).
  func leave(_ page: UIViewController) {
    guard mayLeave(page) else { return }
    page.beginIfNeeded(false, animated: false)
    guard mayLeave(page) else { return }
    page.viewIfLoaded?.removeFromSuperview()
    page.endIfOpen(false)
    guard mayLeave(page) else { return }
    page.willMove(toParent: nil)
    guard mayLeave(page) else { return }
    pages.removeAll { $0 === page }
    displayed.removeAll { $0 === page }
    childList.removeAll { $0 === page }
    page.parentLink = nil
    page.didMove(toParent: nil)
    page.movement = .none
    device.noteChange()
  }

  /// Forgets a page that leaves through another parent's `addChild` or through `removeFromParent`.
  func lose(_ child: UIViewController) {
    guard pages.contains(child) else { return }
    pages.removeAll { $0 === child }
    listed.removeAll { $0 === child }
    displayed.removeAll { $0 === child }
    neighbours = PageNeighbours()
    child.leaveScreen()
  }
}
#endif

#if !canImport(UIKit)
/// Moves a split view controller's columns onto a stack when the width becomes compact, and off it
/// again when it becomes regular. A column that stays on screen gets no appearance callbacks.
extension UINavigationController {
  /// Finishes running and pending changes at once, and cancels an interactive one.
  func finishMoving() {
    for _ in 0..<4 where !stackState.isSettled {
      if case .pending = stackState { viewIfLoaded?.layoutIfNeeded() }
      guard case .running(let change, _) = stackState, let transition = change.transition else {
        break
      }
      transition.end(isCancelled: transition.interaction.isRunning || transition.isCancelled)
    }
    guard case .pending(let change) = stackState, appearance.phase != .appeared else { return }
    stackState = .idle
    change.transition?.end(isCancelled: false)
  }

  /// Puts a column on top of the stack. Call `showTopAtOnce()` to show it.
  func receive(_ column: UIViewController, from split: UISplitViewController) {
    guard !childList.contains(column), mayContain(column) else { return }
    // A column that disappears with the split view controller leaves the screen at once: in its new
    // place, nothing else would end the disappearance.
    if column.appearance.phase == .disappearing { column.leaveScreen() }
    column.willMove(toParent: self)
    guard split.isFree(column), !childList.contains(column), mayContain(column) else { return }
    split.forget(column)
    if let covered = childList.last { settleLower(covered) }
    childList.append(column)
    column.parentLink = self
    column.movement = column.appearance.isVisible ? .none : .toParent
    if column.appearance.isVisible { column.didMove(toParent: self) }
    complainIfBarsNest(column, in: split)
  }

  /// Reports M61: while this stack is inside another one whose bar is visible, the column's
  /// navigation item has two bars (rule 292).
  func complainIfBarsNest(_ column: UIViewController, in split: UISplitViewController) {
    guard device.systemVersion.majorVersion >= 17, let inner = column as? UINavigationController,
      let outer = split.navigationController, !outer.isNavigationBarHidden,
      let item = inner.topViewController?.navigationItem
    else { return }
    device.misuse(
      "M61", "NSInternalInconsistencyException",
      "Layout requested for visible navigation bar, \(navigationBar.described) delegate="
        + "\(described), when the top item belongs to a different navigation bar. topItem = "
        + "\(item.described), navigation bar = \(inner.navigationBar.described), possibly from a "
        + "client attempt to nest wrapped navigation controllers.")
  }

  /// Releases a column, which stays on screen where it is.
  func handOver(_ column: UIViewController) {
    finishMoving()
    guard column.parent === self else { return }
    guard stackState.isSettled else { return column.removeFromParent() }
    childList.removeAll { $0 === column }
    leavingChildren.removeAll { $0 === column }
    if shown === column {
      shown = nil
      isShownAnnounced = false
    }
    column.parentLink = nil
    column.movement = .none
  }

  /// Brings the top view controller on screen in the call instead of at the next layout.
  func showTopAtOnce() {
    guard stackState.isSettled, appearance.isVisible, topViewController !== shown else { return }
    let (old, top) = (shown, topViewController)
    if let top { storedDelegate?.navigationController(self, willShow: top, animated: false) }
    guard shown === old, topViewController === top, appearance.isVisible else { return }
    shown = top
    isShownAnnounced = false
    if let old { takeAway(old) }
    guard shown === top, let top, appearance.isVisible else { return }
    top.beginIfNeeded(true, animated: false)
    guard shown === top, appearance.isVisible else { return }
    placeShown()
    top.sendIsAppearingInWindow()
    guard appearance.phase == .appeared else { return }
    if viewIfLoaded?.window == nil { top.endIfOpen(true) } else { top.endAppearingInWindow() }
    settle()
    if shown === top, !isShownAnnounced { announce(animated: false) }
  }

  private func takeAway(_ child: UIViewController) {
    child.beginIfNeeded(false, animated: false)
    if let childView = child.viewIfLoaded, childView.superview === viewIfLoaded {
      childView.removeFromSuperview()
    }
    child.endIfOpen(false)
  }

  func placeShown() {
    guard let shown, let view = viewIfLoaded, shown.viewIfLoaded?.superview !== view else { return }
    place(shown, below: false)
  }

  /// Replaces the whole stack in the call. The old view controllers are gone before the new one
  /// loads (rules 109 and 110).
  func replaceAtOnce(with newcomer: UIViewController?) {
    finishMoving()
    guard stackState.isSettled else {
      return replaceStack(with: newcomer.map { [$0] } ?? [], animated: false)
    }
    for old in childList where old !== newcomer { expel(old) }
    guard let newcomer, newcomer.parent !== self, mayPush(newcomer, isColumn: true) else {
      return showTopAtOnce()
    }
    loadViewIfNeeded()
    newcomer.leavePlace()
    guard isFree(newcomer), childList.isEmpty else { return }
    childList = [newcomer]
    startEntering(newcomer)
    guard childList == [newcomer] else { return }
    newcomer.loadViewIfNeeded()
    showTopAtOnce()
  }

  private func expel(_ child: UIViewController) {
    child.willMove(toParent: nil)
    guard child.parent === self else { return }
    child.movement = .fromParent
    if shown === child {
      shown = nil
      isShownAnnounced = false
      takeAway(child)
    }
    guard child.parent === self else { return }
    childList.removeAll { $0 === child }
    leavingChildren.removeAll { $0 === child }
    child.parentLink = nil
    child.didMove(toParent: nil)
    child.movement = .none
  }
}
#endif

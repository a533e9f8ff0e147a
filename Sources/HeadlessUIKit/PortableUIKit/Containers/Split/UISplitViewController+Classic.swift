#if !canImport(UIKit)
/// The classic style: two view controllers of the app's own, which a delegate collapses and
/// separates (rules 58–61 and 111).
extension UISplitViewController {
  func setClassicList(_ list: [UIViewController]) {
    guard mayContain(list) else { return }
    device.asCurrent {
      finishChange()
      let pair = Array(list.prefix(2))
      for newcomer in pair where newcomer.parent !== self { newcomer.leavePlace() }
      let wasFolded = isFolded
      isFolded = false
      setAside = nil
      columns[.primary] = pair.first.map { SplitColumn(content: $0) }
      columns[.secondary] = pair.dropFirst().first.map { SplitColumn(content: $0) }
      if wasFolded { becomeFoldedAgain() } else { settle() }
    }
  }

  /// Collapses the view controllers of a list set while collapsed, with the usual delegate calls.
  private func becomeFoldedAgain() {
    guard columns[.secondary] != nil else {
      becomeFolded()
      return settle()
    }
    collapseClassic([])
  }

  func collapseClassic(_ before: [Column]) {
    if let primary = storedDelegate?.primaryViewController(forCollapsing: self) {
      replacePrimary(primary)
    }
    var news = ColumnNews()
    if let primary = host(of: .primary), let secondary = host(of: .secondary) {
      let isDone =
        storedDelegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
        ?? false
      let isPushed = !isDone && primary is UINavigationController
      tell(&news, .secondary, isShown: false)
      if isPushed {
        tell(&news, .primary, isShown: false)
        tell(&news, .secondary, isShown: true)
      }
      becomeFolded()
      if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
      setAsideIfLeftOver(secondary)
    } else {
      becomeFolded()
    }
    settle()
    tellCollapsed(news)
  }

  /// Sets the secondary view controller aside if no stack has taken it. It comes back with the
  /// columns.
  private func setAsideIfLeftOver(_ secondary: UIViewController) {
    guard secondary.parent == nil || secondary.parent === self else { return }
    setAside = secondary
    columns[.secondary] = nil
  }

  private func replacePrimary(_ primary: UIViewController) {
    guard primary !== host(of: .primary), mayContain(primary) else { return }
    columns[.primary] = SplitColumn(content: primary)
  }

  func expandClassic() {
    noteWidth()
    let next = fittingMode(isResizing: true)
    let top = topColumn
    if let primary = storedDelegate?.primaryViewController(forExpanding: self) {
      replacePrimary(primary)
    }
    let secondary = host(of: .primary).flatMap(separateSecondary)
    if next != mode { storedDelegate?.splitViewController(self, willChangeTo: next) }
    columns[.secondary] = secondary.map { SplitColumn(content: $0) }
    setAside = nil
    var news = ColumnNews()
    for column in shownColumns(in: next) where column != top && columns[column] != nil {
      tell(&news, column, isShown: true)
    }
    let stack = host(of: .primary).flatMap(navigationStack)
    unfold(next)
    staleStack = stack
    settle()
    tell(news)
    storedDelegate?.splitViewControllerDidExpand(self)
  }

  private func separateSecondary(from primary: UIViewController) -> UIViewController? {
    if let own = storedDelegate?.splitViewController(self, separateSecondaryFrom: primary) {
      return mayContain(own) ? own : nil
    }
    return primary.separateSecondaryViewController(for: self) ?? setAside
  }

  // Showing

  func showPrimary(_ shown: UIViewController, sender: Any?) {
    if isClassic, storedDelegate?.splitViewController(self, show: shown, sender: sender) ?? false {
      return
    }
    guard isClassic, !isFolded else {
      return present(shown, animated: UIView.areAnimationsEnabled)
    }
    setClassicList([shown] + listedColumns.dropFirst())
  }

  /// Shows a secondary view controller (rules 60 and 109).
  func showSecondary(_ shown: UIViewController, sender: Any?) {
    guard isClassic else { return showSecondaryColumn(shown) }
    if storedDelegate?.splitViewController(self, showDetail: shown, sender: sender) ?? false {
      return
    }
    guard isFolded else { return setClassicList(Array(listedColumns.prefix(1)) + [shown]) }
    guard let stack = foldedStack else {
      return present(shown, animated: UIView.areAnimationsEnabled)
    }
    stack.push(shown, animated: UIView.areAnimationsEnabled, isColumn: true)
    setAside = nil
  }
}

extension UINavigationController {
  /// Pushes the secondary view controller as it is, even a navigation controller (rule 111).
  func pushSecondary(_ secondary: UIViewController, of split: UISplitViewController) {
    finishMoving()
    guard split.hosts.contains(secondary), stackState.isSettled else {
      return push(secondary, animated: false, isColumn: true)
    }
    if !split.appearance.isVisible { split.hideIfPlaced(secondary) }
    receive(secondary, from: split)
    split.staleStack = self
  }

  /// Pops the top, which becomes the secondary view controller. The root stays.
  func popSecondary(for split: UISplitViewController) -> UIViewController? {
    guard childList.count > 1, let top = topViewController else { return nil }
    guard split.isAdapting else { return popViewController(animated: false) }
    handOver(top)
    return top.parent == nil ? top : nil
  }
}
#endif

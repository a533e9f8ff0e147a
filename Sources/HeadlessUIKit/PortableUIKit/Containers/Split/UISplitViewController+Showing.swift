#if !canImport(UIKit)
/// Shows and hides single columns (rules 104–106), and replaces the secondary one.
extension UISplitViewController {
  func showColumn(_ column: Column) {
    guard mayUseColumns(), column != .compact, isArranged, columns[column]?.content != nil else {
      return
    }
    device.asCurrent {
      if column == .inspector { return showInspector() }
      if isFolded { showOnStack(column) } else { showBeside(column) }
    }
  }

  func hideColumn(_ column: Column) {
    guard mayUseColumns(), column != .compact, isArranged else { return }
    device.asCurrent {
      if column == .inspector { return hideInspector() }
      if isFolded { hideOnStack(column) } else { hideBeside(column) }
    }
  }

  // Expanded

  private func showBeside(_ column: Column) {
    guard !shownColumns.contains(column) else { return }
    let count = column == .primary && style == .tripleColumn ? 2 : 1
    choose(fitting(.beside(count, wishedBehavior), isResizing: false))
  }

  private func hideBeside(_ column: Column) {
    guard column != .secondary, shownColumns.contains(column) else { return }
    let count = column == .primary && style == .tripleColumn ? 1 : 0
    choose(.beside(count, behavior))
  }

  private func choose(_ next: DisplayMode) {
    wishedMode = next
    change(to: next, isAnnounced: false, isAnimated: true)
  }

  /// Handles the user's sidebar button and gesture.
  func toggleSidebar() {
    guard isArranged, !isFolded, isOnScreen else { return }
    let action = isClassic ? storedDelegate?.targetDisplayModeForAction(in: self) : nil
    if let action, action != .automatic { return choose(fitting(action, isResizing: false)) }
    let hasPrimary = shownColumns.contains(.primary)
    let next = hasPrimary ? 0 : mode.besideCount + 1
    choose(fitting(.beside(next, wishedBehavior), isResizing: false))
  }

  // Collapsed

  private func showOnStack(_ column: Column) {
    guard let stack = foldedStack, let host = host(of: column) else { return }
    let top = topColumn
    let lies = stackedColumns.contains(column) || column == foldedPath.first
    if lies {
      pop(to: column, on: stack)
    } else {
      prepareAll()
      let new = foldedPath.dropFirst().filter {
        $0.rawValue > top.rawValue && $0.rawValue <= column.rawValue
      }
      guard isFree(host) else { return drop(host) }
      push(Array(new), on: stack)
    }
  }

  private func pop(to column: Column, on stack: UINavigationController) {
    let top = topColumn
    guard top != column, let bottom = last(of: column, on: stack) else { return }
    var news = ColumnNews()
    tell(&news, top, isShown: false)
    guard stack.viewControllers.contains(bottom) else { return }
    stack.popToViewController(bottom, animated: true)
    tell(news, after: stack)
  }

  /// Returns a column's last view controller on the stack. The root keeps the ones the app pushed
  /// onto it.
  private func last(of column: Column, on stack: UINavigationController) -> UIViewController? {
    guard column == foldedPath.first else { return host(of: column) }
    let first = stack.viewControllers.firstIndex { one in
      stackedColumns.contains { host(of: $0) === one }
    }
    return first.flatMap { $0 > 0 ? stack.viewControllers[$0 - 1] : nil }
  }

  /// Pushes columns. The delegate hears of the ones in between first, and of the last one after
  /// them (rule 104).
  private func push(_ new: [Column], on stack: UINavigationController) {
    var news = ColumnNews()
    let covered = topColumn
    for column in new.dropLast() { tell(&news, column, isShown: true) }
    tell(&news, covered, isShown: false)
    for column in new.dropLast() { tell(&news, column, isShown: false) }
    if new.count > 1, let last = new.last { tell(&news, last, isShown: true) }
    let hosts = new.compactMap(host).filter { !stack.viewControllers.contains($0) && isFree($0) }
    stack.setViewControllers(stack.viewControllers + hosts, animated: true)
    for host in hosts { stack.complainIfBarsNest(host, in: self) }
    tell(news, after: stack)
  }

  private func hideOnStack(_ column: Column) {
    guard let stack = foldedStack, column != foldedPath.first, topColumn == column,
      let host = host(of: column), let index = stack.viewControllers.firstIndex(of: host), index > 0
    else { return }
    var news = ColumnNews()
    tell(&news, stackedColumns.dropLast().last ?? foldedPath.first ?? .primary, isShown: true)
    let below = stack.viewControllers[index - 1]
    stack.popToViewController(below, animated: true)
    tell(news, after: stack)
  }

  /// Reports the news when the stack's transition completes, or at once if there's none.
  private func tell(_ news: ColumnNews, after stack: UINavigationController) {
    guard let transition = stack.stackState.transition else { return tell(news) }
    transition.animate(alongsideTransition: nil) { [weak self] context in
      if !context.isCancelled { self?.tell(news) }
    }
  }

  // Others

  /// Shows a view controller in the secondary column (rule 109).
  func showSecondaryColumn(_ shown: UIViewController) {
    setColumn(shown, .secondary)
    guard isArranged, isFolded, let stack = foldedStack, let host = host(of: .secondary),
      columns[.secondary]?.content === shown, topColumn != .secondary,
      !stackedColumns.contains(.secondary), isFree(host)
    else { return }
    var news = ColumnNews()
    tell(&news, topColumn, isShown: false)
    tell(&news, .secondary, isShown: true)
    guard isFree(host), !stack.viewControllers.contains(host) else { return }
    stack.setViewControllers(stack.viewControllers + [host], animated: true)
    tell(news, after: stack)
  }
}
#endif

#if !canImport(UIKit)
/// Collapses the columns into a stack and expands them again, following the horizontal size class.
extension UISplitViewController {
  /// Arranges the columns at the first appearance. Later appearances only adapt the arrangement.
  func arrangeBeforeAppearing() {
    guard !isArranged else {
      adapt()
      return settle()
    }
    isArranged = true
    noteWidth()
    isAdapting = true
    if isCompactWidth { collapse() } else { arrangeExpanded() }
    isAdapting = false
    adapt()
  }

  private var isCompactWidth: Bool { traitCollection.horizontalSizeClass == .compact }

  func adapt() {
    guard isArranged, !isAdapting else { return }
    isAdapting = true
    defer { isAdapting = false }
    // The delegate may change the traits again; the limit prevents an endless loop.
    for _ in 0..<4 where isCompactWidth != isFolded {
      device.asCurrent {
        finishChange()
        tellDueNews()
        if isCompactWidth { collapse() } else { expand() }
      }
    }
  }

  /// Arranges the columns side by side for the first appearance (rule 97).
  private func arrangeExpanded() {
    let first = fittingMode(isResizing: true)
    if first != mode { storedDelegate?.splitViewController(self, willChangeTo: first) }
    mode = first
    var news = ColumnNews()
    let shown = shownColumns
    prepareAll { column in
      if shown.contains(column) { tell(&news, column, isShown: true) }
    }
    settle()
    tellLater { [weak self] in self?.tell(news) }
  }

  // Collapsing

  private func collapse() {
    let before = hosts.isEmpty ? [] : shownColumns.filter { columns[$0] != nil }
    if mode != .oneBesideSecondary {
      storedDelegate?.splitViewController(self, willChangeTo: .oneBesideSecondary)
    }
    if isClassic { return collapseClassic(before) }
    let top = topForCollapsing()
    var news = ColumnNews()
    if before.contains(.inspector) {
      tell(&news, .inspector, isShown: false)
      moveInspectorLater()
    }
    if top == .compact { foldToCompact(before, &news) } else { fold(to: top, before, &news) }
    isInspectorShown = false
    settle()
    tellCollapsed(news)
  }

  func tellCollapsed(_ news: ColumnNews) {
    tellLater { [weak self] in
      guard let self else { return }
      for column in news.hidden { storedDelegate?.splitViewController(self, didHide: column) }
      storedDelegate?.splitViewControllerDidCollapse(self)
      for column in news.shown { storedDelegate?.splitViewController(self, didShow: column) }
    }
  }

  /// Asks the delegate for the top column. A column without a view controller doesn't count as an
  /// answer.
  private func topForCollapsing() -> Column {
    let order: [Column] = [.compact, .secondary, .supplementary, .primary]
    let proposed = order.first { columns[$0]?.content != nil } ?? .primary
    let answer = storedDelegate?.splitViewController(
      self, topColumnForCollapsingToProposedTopColumn: proposed)
    guard let answer, answer != .inspector, columns[answer]?.content != nil else { return proposed }
    return answer
  }

  /// Collapses the columns onto the root column's stack (rules 98 to 100).
  private func fold(to top: Column, _ before: [Column], _ news: inout ColumnNews) {
    prepareAll()
    let path = foldedPath.filter { $0.rawValue <= top.rawValue }
    let root = path.first ?? top
    if root != .supplementary, before.contains(.supplementary) {
      tell(&news, .supplementary, isShown: false)
    }
    if !before.contains(root) { tell(&news, root, isShown: true) }
    if root != .secondary, before.contains(.secondary) { tell(&news, .secondary, isShown: false) }
    if top != root {
      tell(&news, root, isShown: false)
      tell(&news, top, isShown: true)
    }
    becomeFolded()
    stack(Array(path.dropFirst()))
  }

  func becomeFolded() {
    isFolded = true
    mode = .oneBesideSecondary
  }

  /// Puts columns on the root's stack. The last one stays on screen, unless this view controller is
  /// disappearing: in the new place, nothing would end the column's disappearance.
  func stack(_ stacked: [Column]) {
    guard let stack = foldedStack else { return }
    stack.finishMoving()
    for column in stacked {
      guard let host = host(of: column) else { continue }
      if column != stacked.last || !appearance.isVisible { hideIfPlaced(host) }
      stack.receive(host, from: self)
    }
    staleStack = stack
  }

  /// Collapses to the compact column (rule 101).
  private func foldToCompact(_ before: [Column], _ news: inout ColumnNews) {
    for column in [.supplementary, .primary] as [Column] where before.contains(column) {
      tell(&news, column, isShown: false)
    }
    prepare(.compact)
    if let host = host(of: .compact) {
      lingering = host
      take(host)
      lingering = nil
    }
    tell(&news, .compact, isShown: true)
    if before.contains(.secondary) { tell(&news, .secondary, isShown: false) }
    isCompactShown = true
    becomeFolded()
  }

  // Expanding

  /// Expands the stack into columns (rules 101 and 102).
  private func expand() {
    if isClassic { return expandClassic() }
    if isInspectorPresented { moveInspectorLater() }
    let top = topColumn
    noteWidth()
    let next = modeForExpanding()
    if next != mode { storedDelegate?.splitViewController(self, willChangeTo: next) }
    dropEmptied()
    prepareAll()
    var news = ColumnNews()
    let shown = shownColumns(in: next)
    for column in [.supplementary, .primary] as [Column]
    where column != top && shown.contains(column) && columns[column] != nil {
      tell(&news, column, isShown: true)
    }
    if !shown.contains(top) { tell(&news, top, isShown: false) }
    if top != .secondary, columns[.secondary] != nil { tell(&news, .secondary, isShown: true) }
    if isCompactShown { lingering = host(of: .compact) }
    unfold(next)
    for column in news.hidden { storedDelegate?.splitViewController(self, didHide: column) }
    lingering = nil
    settle()
    for column in news.shown { storedDelegate?.splitViewController(self, didShow: column) }
    storedDelegate?.splitViewControllerDidExpand(self)
  }

  /// Removes the columns that stayed on the stack without content (rule 110).
  private func dropEmptied() {
    let stack = foldedStack
    for (column, entry) in columns where entry.content == nil {
      columns[column] = nil
      guard let wrapper = entry.wrapper, let stack, wrapper.parent === stack else { continue }
      stack.handOver(wrapper)
      wrapper.leaveScreen()
      staleStack = stack
    }
  }

  func unfold(_ next: DisplayMode) {
    foldedStack?.finishMoving()
    isFolded = false
    isCompactShown = false
    mode = next
    settle()
  }

  private func modeForExpanding() -> DisplayMode {
    let proposed = fittingMode(isResizing: true)
    let answer = storedDelegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    guard let answer, answer != .automatic else { return proposed }
    return fitting(answer, isResizing: true)
  }

  // The stack

  /// The columns that can lie on the stack, root first.
  var foldedPath: [Column] {
    let all: [Column] =
      style == .tripleColumn
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    return all.filter { columns[$0] != nil }
  }

  var foldedRoot: UIViewController? {
    isCompactShown ? host(of: .compact) : foldedPath.first.flatMap(host)
  }

  /// The root column's stack while the columns are collapsed into it.
  var foldedStack: UINavigationController? {
    guard isFolded, !isCompactShown, let foldedRoot else { return nil }
    return navigationStack(of: foldedRoot)
  }

  func navigationStack(of host: UIViewController) -> UINavigationController? {
    host as? UINavigationController ?? host.children.first as? UINavigationController
  }

  /// The columns on the stack above the root.
  var stackedColumns: [Column] {
    guard let stack = foldedStack else { return [] }
    return foldedPath.filter { host(of: $0)?.parent === stack }
  }

  func holdsColumns(_ stack: UINavigationController) -> Bool {
    columns.contains { column in
      column.value.host.map(navigationStack) == stack
    }
  }

  /// The column in front while the columns are collapsed.
  var topColumn: Column {
    isCompactShown ? .compact : stackedColumns.last ?? foldedPath.first ?? .primary
  }

  // Delegate calls

  func tell(_ news: inout ColumnNews, _ column: Column, isShown: Bool) {
    news.add(column, isShown: isShown)
    if isShown {
      storedDelegate?.splitViewController(self, willShow: column)
    } else {
      storedDelegate?.splitViewController(self, willHide: column)
    }
  }

  func tell(_ news: ColumnNews) {
    for column in news.hidden { storedDelegate?.splitViewController(self, didHide: column) }
    for column in news.shown { storedDelegate?.splitViewController(self, didShow: column) }
  }

  /// Calls the closure at once, or when this view controller has appeared.
  func tellLater(_ tell: @escaping @MainActor () -> Void) {
    guard appearance.phase == .appearing else { return tell() }
    dueNews = tell
  }

  func tellDueNews() {
    let due = dueNews
    dueNews = nil
    due?()
  }
}
#endif

#if !canImport(UIKit)
/// Sets the columns' view controllers, wraps them, and refuses invalid ones.
extension UISplitViewController {
  var isClassic: Bool { style == .unspecified }

  /// The columns in `viewControllers`, in order.
  private var listed: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The app's own view controllers; while collapsed, only one of them (rule 94).
  var listedColumns: [UIViewController] {
    if isFolded, isCompactShown { return [columns[.compact]?.content].compactMap { $0 } }
    let all = listed.compactMap { columns[$0]?.content }
    return isFolded ? Array(all.prefix(1)) : all
  }

  func setList(_ list: [UIViewController]) {
    guard isClassic else {
      for (column, viewController) in zip(listed, list) { setColumn(viewController, column) }
      for column in listed.dropFirst(list.count) { setColumn(nil, column) }
      return
    }
    setClassicList(list)
  }

  func setColumn(_ content: UIViewController?, _ column: Column) {
    guard mayUseColumns(), mayHold(content, column) else { return }
    device.asCurrent {
      let old = columns[column]
      if let content, old?.content === content, isInPlace(old) { return }
      finishChange()
      if let content, content.parent !== old?.wrapper || content.parent == nil {
        content.leavePlace()
        guard mayHold(content, column) else { return }
      }
      guard isArranged else {
        columns[column] = content.map { SplitColumn(content: $0) }
        return
      }
      if let wrapper = old?.wrapper, content.map({ isWrapped($0, in: column) }) ?? false {
        columns[column]?.content = content
        wrapper.replaceAtOnce(with: content)
      } else if content == nil, let old, isFolded, old.host?.parent === foldedStack {
        empty(column, old)
      } else {
        replaceHost(of: column, old, with: content)
      }
    }
  }

  /// Empties a column on the stack. UIKit's own navigation controller stays there, empty
  /// (rule 110).
  private func empty(_ column: Column, _ old: SplitColumn) {
    var news = ColumnNews()
    tell(&news, column, isShown: false)
    if let wrapper = old.wrapper {
      columns[column]?.content = nil
      wrapper.replaceAtOnce(with: nil)
    } else {
      columns[column] = nil
      removeFromStack(old.host)
    }
    tell(news)
  }

  private func removeFromStack(_ host: UIViewController?) {
    guard let host, let stack = foldedStack else { return }
    stack.setViewControllers(stack.viewControllers.filter { $0 !== host }, animated: false)
  }

  private func replaceHost(of column: Column, _ old: SplitColumn?, with new: UIViewController?) {
    let stacked = isFolded ? stackedColumns : []
    let isRoot = isFolded && old?.host != nil && old?.host === foldedRoot
    old?.wrapper?.replaceAtOnce(with: nil)
    columns[column] = new.map { SplitColumn(content: $0) }
    prepare(column)
    if isRoot {
      moveStack(stacked, from: old?.host)
    } else if stacked.contains(column), let stack = foldedStack {
      let replaced = stack.viewControllers.map { $0 === old?.host ? host(of: column) : $0 }
      stack.setViewControllers(replaced.compactMap { $0 }, animated: false)
    }
    if column == .compact, isFolded { isCompactShown = new != nil }
    if isFolded, !isCompactShown { prepareAll() }
    settle()
  }

  /// Moves the stacked columns from a root that goes away onto the next one.
  private func moveStack(_ stacked: [Column], from root: UIViewController?) {
    let moved = stacked.compactMap(host)
    for host in moved { host.removeFromParent() }
    guard let stack = foldedStack else { return }
    for host in moved where host !== foldedRoot && isFree(host) {
      stack.receive(host, from: self)
    }
    staleStack = stack
  }

  func host(of column: Column) -> UIViewController? { columns[column]?.host }

  private func isInPlace(_ column: SplitColumn?) -> Bool {
    guard let column, let content = column.content else { return false }
    if let wrapper = column.wrapper { return content.parent === wrapper }
    return content.parent == nil || content.parent === self || content.parent === foldedStack
  }

  // Wrapping

  /// Returns true if UIKit wraps the content in a navigation controller (rule 95). It uses the
  /// inspector and the compact column's content as they are.
  private func isWrapped(_ content: UIViewController, in column: Column) -> Bool {
    guard !isClassic, column != .compact, column != .inspector,
      !(content is UINavigationController)
    else { return false }
    if column == .supplementary { return true }
    if content.children.first is UINavigationController, !(content is UITabBarController) {
      return false
    }
    let tabs = (content as? UITabBarController)?.viewControllers ?? []
    return !tabs.contains { $0 is UINavigationController }
  }

  /// Wraps a column's content in a navigation controller if it needs one, and loads it.
  func prepare(_ column: Column) {
    guard let entry = columns[column], let content = entry.content else { return }
    guard entry.wrapper == nil, isWrapped(content, in: column) else {
      return content.loadViewIfNeeded()
    }
    guard isFree(content), mayContain(content) else { return drop(content) }
    let wrapper = UINavigationController()
    columns[column]?.wrapper = wrapper
    wrapper.pushViewController(content, animated: false)
    guard content.parent === wrapper else { return drop(wrapper) }
    content.loadViewIfNeeded()
  }

  /// Prepares the columns in UIKit's loading order (rule 97), and calls the closure after each one.
  func prepareAll(each then: (Column) -> Void = { _ in }) {
    for column in [.supplementary, .primary, .secondary] as [Column] where columns[column] != nil {
      prepare(column)
      then(column)
    }
  }

  // Checks

  /// Returns false, and reports M30, in the classic style.
  func mayUseColumns() -> Bool {
    guard isClassic else { return true }
    device.misuse(
      "M30", "NSInvalidArgumentException",
      "This API requires initializing the UISplitViewController with -initWithStyle:")
    return false
  }

  private func mayHold(_ content: UIViewController?, _ column: Column) -> Bool {
    guard let content else { return true }
    return isInNoOther(content, column) && mayBeTabs(content, column) && mayContain(content)
  }

  /// Returns false, and reports M29, if another column holds the content.
  private func isInNoOther(_ content: UIViewController, _ column: Column) -> Bool {
    guard let other = columns.first(where: { $0.key != column && $0.value.content === content })
    else { return true }
    device.misuse(
      "M29", "NSInternalInconsistencyException",
      "\(content.described) is already specified as the view controller for the \(other.key) "
        + "column. Split view controller: \(described)")
    return false
  }

  /// Returns false, and reports M36, for a tab bar controller in the primary or supplementary
  /// column.
  private func mayBeTabs(_ content: UIViewController, _ column: Column) -> Bool {
    guard content is UITabBarController, column == .primary || column == .supplementary else {
      return true
    }
    device.misuse(
      "M36", "NSInvalidArgumentException",
      "A tab bar controller cannot be in the \(column) column of a split view controller")
    return false
  }

  /// Changes the supplementary column's width, or reports M31 in the double-column style.
  func changeSupplementaryWidth(_ change: (UISplitViewController) -> Void) {
    guard style != .doubleColumn else {
      return device.misuse(
        "M31", "NSInvalidArgumentException",
        "UISplitViewController supplementaryColumnWidth properties unsupported for style = "
          + "DoubleColumn")
    }
    changeWidth(change)
  }

  func changeWidth(_ change: (UISplitViewController) -> Void) {
    change(self)
    viewIfLoaded?.setNeedsLayout()
  }
}
#endif

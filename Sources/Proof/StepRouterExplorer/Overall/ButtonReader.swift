import PortableUIKit

/// Finds the visible buttons, and those among them that certainly do nothing: they have no action,
/// no target and no menu. It doesn't judge what an action does.
@MainActor
struct ButtonReader {
  /// The buttons that do something.
  private(set) var live: [Culprit] = []
  /// The buttons that do nothing.
  private(set) var idle: [Culprit] = []

  /// Reads the layer in front.
  init(_ window: UIWindow) {
    guard let layer = window.layers.last else { return }
    readFamily(of: layer)
  }

  private mutating func readFamily(of screen: UIViewController) {
    if let stack = screen as? UINavigationController { readBars(of: stack) }
    // A container's own views include those of its children.
    let children = Set(screen.children.compactMap(\.viewIfLoaded).map(ObjectIdentifier.init))
    if let view = screen.viewIfLoaded { read(view, of: screen, except: children) }
    for child in screen.shownChildren { readFamily(of: child) }
  }

  private mutating func readBars(of stack: UINavigationController) {
    guard let top = stack.topViewController else { return }
    if !stack.isNavigationBarHidden {
      let item = top.navigationItem
      for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
        read(button, of: top)
      }
    }
    guard !stack.isToolbarHidden else { return }
    for item in top.toolbarItems ?? [] { read(item, of: top) }
  }

  private mutating func read(_ item: UIBarButtonItem, of screen: UIViewController) {
    guard !item.isHidden, item.isEnabled, item.customView == nil else { return }
    // An item without a text or an image only separates others.
    guard let name = item.spokenName ?? item.image.map({ _ in "" }),
      item !== screen.splitViewController?.sidebarButton
    else { return }
    let isIdle = item.primaryAction == nil && item.action == nil && item.menu == nil
    note(Culprit(screen, control: name), isIdle: isIdle)
  }

  private mutating func read(
    _ view: UIView, of screen: UIViewController, except children: Set<ObjectIdentifier>
  ) {
    let readAll = { (reader: inout Self, views: [UIView]) in
      for view in views { reader.read(view, of: screen, except: children) }
    }
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled,
      !children.contains(ObjectIdentifier(view))
    else { return }
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar: return
    case let button as UIButton:
      guard button.isEnabled else { return }
      note(Culprit(screen, control: button.writtenName), isIdle: button.isCertainlyIdle)
    case let table as UITableView: readAll(&self, table.visibleCells)
    case let collection as UICollectionView: readAll(&self, collection.visibleCells)
    default: readAll(&self, view.subviews)
    }
  }

  private mutating func note(_ culprit: Culprit, isIdle: Bool) {
    if isIdle { idle.append(culprit) } else { live.append(culprit) }
  }
}

extension UIButton {
  /// Whether a tap certainly does nothing. A subclass may handle touches itself, so it's never
  /// certain.
  fileprivate var isCertainlyIdle: Bool {
    type(of: self) == UIButton.self && menu == nil && !changesSelectionAsPrimaryAction
      && allControlEvents.isDisjoint(
        with: [.allTouchEvents, .primaryActionTriggered, .menuActionTriggered])
      && !sequence(first: self, next: \.superview).contains {
        $0.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
      }
  }
}

#if !canImport(UIKit)
/// Selects children in code.
extension UITabBarController {
  /// Selects a view controller, or reports M20 if it isn't in the list.
  func selectListed(_ viewController: UIViewController) {
    if viewController === moreController, hasMore { return showMore() }
    if tabList != nil, let tab = tab(showing: viewController) { return selectTab(tab) }
    guard tabList == nil, lists(viewController) else {
      return device.misuse(
        "M20", "NSInvalidArgumentException",
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
    }
    show(viewController)
  }

  func select(at index: Int) {
    if let tabList {
      if tabList.indices.contains(index) { selectTab(tabList[index]) }
    } else if let listed, listed.indices.contains(index) {
      selectedViewController = listed[index]
    }
  }

  /// The selected view controller. If that's More, the one it shows counts (rule 136).
  var selectionSeen: UIViewController? {
    guard let moreController, selected === moreController else { return selected ?? staleSelection }
    return moreController.content ?? moreController
  }

  var indexOfSelection: Int? {
    let seen = selectionSeen
    guard let tabList else { return listed?.firstIndex { $0 === seen } }
    guard selected != nil, seen == nil || seen !== moreController else { return nil }
    let root = selectedLeaf?.rootTab
    return tabList.firstIndex { $0 === root }
  }

  /// Shows a listed view controller, and selects its tab if there are tabs.
  func showListed(_ viewController: UIViewController) {
    show(viewController)
    followSelection()
  }

  /// Brings a listed view controller to the front, inside More if the bar has no room for it.
  func show(_ viewController: UIViewController, animated: Bool = false) {
    device.asCurrent {
      if viewController !== moreController { lastListed = viewController }
      let front = makeRoom(for: viewController, animated: animated)
      if front.parent == nil {
        adopt(front)
        if front.parent === self { front.didMove(toParent: self) }
      }
      selected = front
      staleSelection = nil
      guard isOnScreen, !isPreparing else { return }
      bringInFront(front)
    }
  }
}
#endif

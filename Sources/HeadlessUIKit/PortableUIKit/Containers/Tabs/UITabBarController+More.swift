#if !canImport(UIKit)
/// Puts the tabs that don't fit in a narrow bar behind More (rules 56 and 136), one at a time, on a
/// stack above their list.
extension UITabBarController {
  private static let fittingTabs = 5

  /// Whether the bar's last item is More.
  var hasMore: Bool { !tail.isEmpty }

  /// The entries behind More.
  var tail: [BarEntry] {
    guard (tabList?.count ?? listed?.count ?? 0) > Self.fittingTabs, isCompact else { return [] }
    let all = allEntries
    return all.count > Self.fittingTabs ? Array(all.dropFirst(Self.fittingTabs - 1)) : []
  }

  private func isInTail(_ viewController: UIViewController) -> Bool {
    tail.contains { viewControllerShown(by: $0) === viewController }
  }

  /// Shows More with its list in front.
  func showMore() {
    let more = madeMore
    more.prepare()
    if more.viewControllers.count > 1 { more.popToRootViewController(animated: false) }
    show(more)
  }

  /// Returns the view controller to bring to the front: the given one, or More with it on top.
  func makeRoom(for viewController: UIViewController, animated: Bool) -> UIViewController {
    if viewController === moreController {
      moreController?.prepare()
      return viewController
    }
    guard isInTail(viewController) else {
      takeOutOfMore(viewController)
      return viewController
    }
    putIntoMore(viewController, animated: animated)
    return madeMore
  }

  private func putIntoMore(_ viewController: UIViewController, animated: Bool) {
    let more = madeMore
    more.prepare()
    guard more.content !== viewController, let list = more.list else { return }
    if viewController.parent === self { handOver(viewController) }
    more.replaceStack(with: [list, viewController], animated: animated)
  }

  /// Detaches a child on its way into More. It stays listed.
  private func handOver(_ viewController: UIViewController) {
    if viewController === shown { finishRunningChange() }
    moved = viewController
    defer { moved = nil }
    viewController.removeFromParent()
  }

  /// Takes a view controller out of More, and drops the ones pushed onto it.
  func takeOutOfMore(_ viewController: UIViewController) {
    guard let more = moreController, viewController.parent === more else { return }
    moved = viewController
    defer { moved = nil }
    more.finishMoving()
    viewController.removeFromParent()
    if more.viewControllers.count > 1 { more.popToRootViewController(animated: false) }
    takeBack(viewController)
  }

  /// Makes a view controller that has left More an ordinary child again.
  func takeBack(_ viewController: UIViewController) {
    guard lists(viewController), viewController.parent == nil,
      viewController.presenterLink == nil
    else { return }
    adopt(viewController)
    guard viewController.parent === self else { return }
    arrangeChildren()
    viewController.didMove(toParent: self)
  }

  /// Removes a view controller from the list if another container took it out of More.
  func forgetTail(_ viewController: UIViewController) {
    guard viewController !== moved else { return }
    listed?.removeAll { $0 === viewController }
  }

  /// Updates More after the width, the list or the visible tabs have changed.
  func settleMore() {
    guard listed != nil else { return }
    let more = moreController
    if hasMore {
      more?.list?.reload()
      if let tab = more?.content, !isInTail(tab) {
        if selected === more { show(tab) } else { takeOutOfMore(tab) }
      } else if let selected, selected !== more, isInTail(selected) {
        show(selected)
      }
    } else if let more {
      if selected === more, let next = more.content ?? selectionBesideMore { show(next) }
      if let tab = more.content { takeOutOfMore(tab) }
      if more.parent === self, selected !== more { release(more) }
    }
  }

  private var selectionBesideMore: UIViewController? {
    if let lastListed, lists(lastListed) { return lastListed }
    return listed?.first
  }
}
#endif

#if canImport(UIKit)
/// Performs a user's touches on a simulator, with the calls UIKit makes for them. Each touch
/// returns whether it reached its target.
@MainActor struct SimulatorUser {
  func tap(_ control: UIControl) -> Bool {
    guard control.isEnabled, control.window != nil else { return false }
    if let toggle = control as? UISwitch {
      toggle.setOn(!toggle.isOn, animated: false)
      toggle.sendActions(for: .valueChanged)
    }
    control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return true
  }

  func tap(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled else { return false }
    if let action = item.primaryAction {
      action.performWithSender(item, target: nil)
      return true
    }
    guard let action = item.action else { return false }
    return UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
  }

  func selectRow(at indexPath: IndexPath, in table: UITableView) -> Bool {
    guard table.window != nil, table.allowsSelection else { return false }
    var row = indexPath
    if let delegate = table.delegate, delegate.responds(to: Self.willSelect) {
      guard let allowed = delegate.tableView?(table, willSelectRowAt: row) else { return false }
      row = allowed
    }
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    table.delegate?.tableView?(table, didSelectRowAt: row)
    return true
  }

  private static var willSelect: Selector {
    #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))
  }

  func selectItem(at indexPath: IndexPath, in collection: UICollectionView) -> Bool {
    guard collection.window != nil, collection.allowsSelection else { return false }
    let delegate = collection.delegate
    guard delegate?.collectionView?(collection, shouldSelectItemAt: indexPath) ?? true else {
      return true
    }
    collection.selectItem(at: indexPath, animated: false, scrollPosition: [])
    delegate?.collectionView?(collection, didSelectItemAt: indexPath)
    delegate?.collectionView?(collection, performPrimaryActionForItemAt: indexPath)
    return true
  }

  func selectSegment(at segment: Int, in control: UISegmentedControl) -> Bool {
    guard control.isEnabled, control.window != nil else { return false }
    guard control.selectedSegmentIndex != segment else { return true }
    control.selectedSegmentIndex = segment
    control.sendActions(for: .valueChanged)
    return true
  }

  func choose(_ action: UIAction, inMenuOf button: UIButton) -> Bool {
    guard button.isEnabled, button.window != nil else { return false }
    action.performWithSender(button, target: nil)
    return true
  }

  func choose(_ action: UIAction, inMenuOf item: UIBarButtonItem) -> Bool {
    guard item.isEnabled else { return false }
    action.performWithSender(item, target: nil)
    return true
  }

  func type(_ text: String, into field: UITextField) -> Bool {
    guard field.isEnabled, field.becomeFirstResponder() else { return false }
    field.insertText(text)
    return true
  }

  func type(_ text: String, into textView: UITextView) -> Bool {
    guard textView.isEditable, textView.becomeFirstResponder() else { return false }
    textView.insertText(text)
    return true
  }

  func selectTab(at index: Int, in tabs: UITabBarController) -> Bool {
    guard let children = tabs.viewControllers, children.indices.contains(index) else {
      return false
    }
    let child = children[index]
    guard tabs.delegate?.tabBarController?(tabs, shouldSelect: child) ?? true else { return true }
    if child === tabs.selectedViewController {
      (child as? UINavigationController)?.popToRootViewController(animated: true)
    }
    tabs.selectedViewController = child
    tabs.delegate?.tabBarController?(tabs, didSelect: child)
    return true
  }

  func pressBack(in stack: UINavigationController) -> Bool {
    guard stack.viewControllers.count > 1, stack.transitionCoordinator == nil,
      stack.topViewController?.navigationItem.hidesBackButton == false
    else { return false }
    stack.popViewController(animated: true)
    return true
  }

  func swipeDown(_ presented: UIViewController) -> Bool {
    guard let controller = presented.presentationController, !presented.isBeingPresented,
      !presented.isBeingDismissed
    else { return false }
    let delegate = controller.delegate
    let mayGo = delegate?.presentationControllerShouldDismiss?(controller) ?? true
    guard mayGo, !presented.isModalInPresentation else {
      delegate?.presentationControllerDidAttemptToDismiss?(controller)
      return true
    }
    delegate?.presentationControllerWillDismiss?(controller)
    presented.dismiss(animated: true) { delegate?.presentationControllerDidDismiss?(controller) }
    return true
  }

  func neighbour(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> UIViewController? {
    guard pages.viewIfLoaded?.window != nil, let shown = pages.viewControllers, shown.count == 1
    else { return nil }
    return direction == .forward
      ? pages.dataSource?.pageViewController(pages, viewControllerAfter: shown[0])
      : pages.dataSource?.pageViewController(pages, viewControllerBefore: shown[0])
  }

  func swipePage(
    _ direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool {
    guard let next = neighbour(direction, in: pages), let shown = pages.viewControllers else {
      return false
    }
    pages.delegate?.pageViewController?(pages, willTransitionTo: [next])
    pages.setViewControllers([next], direction: direction, animated: true) { [weak pages] isDone in
      guard let pages else { return }
      pages.delegate?.pageViewController?(
        pages, didFinishAnimating: isDone, previousViewControllers: shown,
        transitionCompleted: isDone)
    }
    return true
  }

  func performEscape() -> Bool {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let window = scenes.flatMap(\.windows).first(where: \.isKeyWindow)
    var responder: UIResponder? = window?.rootViewController?.frontmostScreen
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }
}

extension UIViewController {
  fileprivate var frontmostScreen: UIViewController {
    if let presentedViewController { return presentedViewController.frontmostScreen }
    switch self {
    case let stack as UINavigationController:
      return stack.topViewController?.frontmostScreen ?? stack
    case let tabs as UITabBarController: return tabs.selectedViewController?.frontmostScreen ?? tabs
    default: return children.last?.frontmostScreen ?? self
    }
  }
}
#endif

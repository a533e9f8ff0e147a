#if !canImport(UIKit)
/// What only a user can do. Each touch asks the delegates and flags that UIKit asks.
@MainActor public struct HeadlessUser {
  let device: HeadlessDevice

  /// Taps a tab, also the selected one.
  public func selectTab(at index: Int, in tabBarController: UITabBarController) {
    device.perform {
      guard let tabs = tabBarController.viewControllers, tabs.indices.contains(index) else {
        return
      }
      let tab = tabs[index]
      let delegate = tabBarController.delegate
      guard delegate?.tabBarController(tabBarController, shouldSelect: tab) ?? true else {
        return
      }
      if tab === tabBarController.selectedViewController {
        (tab as? UINavigationController)?.popToRootViewController(animated: true)
      }
      tabBarController.selectedViewController = tab
      delegate?.tabBarController(tabBarController, didSelect: tab)
    }
  }

  /// Presses the back button of the navigation bar, if it shows one.
  public func pressBack(in navigationController: UINavigationController) {
    device.perform {
      guard navigationController.showsBackButton else { return }
      navigationController.popViewController(animated: true)
    }
  }

  /// Dismisses the alert with an action; the handler runs when the alert has gone (rule 80).
  public func choose(_ action: UIAlertAction, in alert: UIAlertController) {
    device.perform {
      guard action.isEnabled, alert.actions.contains(where: { $0 === action }),
        alert.presentation.phase == .presented
      else { return }
      alert.dismiss(animated: true) { action.handler?(action) }
    }
  }

  /// Chooses an activity in a share sheet, or closes it with none. The sheet's completion hears of
  /// it when the sheet has gone.
  public func share(
    by activity: UIActivity.ActivityType?, in sheet: UIActivityViewController
  ) {
    device.perform {
      sheet.dismiss(animated: true) {
        sheet.completionWithItemsHandler?(activity, activity != nil, nil, nil)
      }
    }
  }

  /// Touches what a segue is connected to; the view controller may refuse (rule 91).
  public func trigger(segue identifier: String, of source: UIViewController, sender: Any? = nil) {
    guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    source.beginSegue(identifier, sender: sender)
  }

  /// Rotates the device, or resizes the window's scene.
  public func resize(_ window: UIWindow, to size: CGSize) {
    device.perform { window.resize(to: size) }
  }

  /// Opens a URL from outside the app.
  public func open(_ url: URL) {
    device.perform { device.application.receive(url) }
  }
}

extension UINavigationController {
  var showsBackButton: Bool {
    guard children.count > 1, !isNavigationBarHidden, isOnScreen, !stackState.isRunning else {
      return false
    }
    guard let item = topViewController?.extras?.navigationItem else { return true }
    let isReplaced =
      !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }
}
#endif

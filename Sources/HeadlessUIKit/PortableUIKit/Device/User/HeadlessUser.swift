#if !canImport(UIKit)
/// What only a user can do. Each touch asks the delegates and flags that UIKit asks.
@MainActor public struct HeadlessUser {
  let device: HeadlessDevice

  /// Presses the back button of the navigation bar, if it shows one.
  ///
  /// - Returns: Whether it shows one.
  @discardableResult
  public func pressBack(in navigationController: UINavigationController) -> Bool {
    device.perform {
      let stack = navigationController.stackOfBack
      guard stack.showsBackButton else { return false }
      if stack.barAllowsPop { stack.popViewController(animated: true) }
      return true
    }
  }

  /// Dismisses the alert with an action; the handler runs when the alert has gone (rule 80).
  ///
  /// - Returns: Whether the alert is there, and its action enabled.
  @discardableResult
  public func choose(_ action: UIAlertAction, in alert: UIAlertController) -> Bool {
    device.perform {
      guard action.isEnabled, alert.actions.contains(where: { $0 === action }),
        alert.presentation.phase == .presented
      else { return false }
      alert.dismiss(animated: true) { action.handler?(action) }
      return true
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
    device.perform {
      guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
      source.beginSegue(identifier, sender: sender)
    }
  }

  /// Rotates the device, or resizes the window's scene.
  ///
  /// - Returns: True, as every window of a headless device can be resized.
  @discardableResult
  public func resize(_ window: UIWindow, to size: CGSize) -> Bool {
    device.perform { window.resize(to: size) }
    return true
  }
}

extension UINavigationController {
  /// Of stacks in one another, as a collapsed split view controller has them, the one that Back pops:
  /// they share the bar of the innermost (rule 99).
  var stackOfBack: UINavigationController {
    if let outer = parent as? UINavigationController, outer.topViewController === self {
      return children.count > 1 ? self : outer
    }
    guard let inner = innerStack, inner.children.count > 1 else { return self }
    return inner
  }

  private var innerStack: UINavigationController? { topViewController as? UINavigationController }

  var showsBackButton: Bool {
    let barred = innerStack ?? self
    guard children.count > 1, !barred.isNavigationBarHidden, isOnScreen, !stackState.isRunning,
      innerStack?.stackState.isRunning != true
    else { return false }
    guard let item = barred.topViewController?.extras?.navigationItem else { return true }
    let isReplaced =
      !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }
}
#endif

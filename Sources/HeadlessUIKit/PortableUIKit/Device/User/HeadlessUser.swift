#if !canImport(UIKit)
/// The user of a headless device. Each touch asks the same delegates and checks the same flags as
/// UIKit.
@MainActor public struct HeadlessUser {
  let device: HeadlessDevice

  /// Presses the back button of the navigation bar.
  ///
  /// - Returns: True if the bar shows a back button.
  @discardableResult
  public func pressBack(in navigationController: UINavigationController) -> Bool {
    device.perform {
      let stack = navigationController.stackOfBack
      guard stack.showsBackButton else { return false }
      if stack.barAllowsPop { stack.popViewController(animated: true) }
      return true
    }
  }

  /// Long-presses the back button and chooses a screen in the list of those under the visible one,
  /// to which the stack pops (rule V29).
  ///
  /// - Parameter index: The place of the screen in the stack, from its root.
  /// - Returns: True if the bar shows a back button, and the list has that screen.
  @discardableResult
  public func longPressBack(
    in navigationController: UINavigationController, toScreenAt index: Int
  ) -> Bool {
    device.perform {
      let stack = navigationController.stackOfBack
      guard stack.showsBackButton, stack.screensBehindBack.indices.contains(index) else {
        return false
      }
      if stack.barAllowsPop {
        stack.popToViewController(stack.screensBehindBack[index], animated: true)
      }
      return true
    }
  }

  /// Dismisses an alert with an action, whose handler runs when the alert has gone (rule 80).
  ///
  /// - Returns: True if the alert is on screen and its action is enabled.
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

  /// Chooses an activity in a share sheet, or closes the sheet if the activity is nil. The sheet's
  /// completion handler runs when the sheet has gone.
  public func share(
    by activity: UIActivity.ActivityType?, in sheet: UIActivityViewController
  ) {
    device.perform {
      sheet.dismiss(animated: true) {
        sheet.completionWithItemsHandler?(activity, activity != nil, nil, nil)
      }
    }
  }

  /// Triggers a segue, as touching its control does. The view controller may refuse (rule 91).
  public func trigger(segue identifier: String, of source: UIViewController, sender: Any? = nil) {
    device.perform {
      guard source.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
      source.beginSegue(identifier, sender: sender)
    }
  }

  /// Rotates the device, or resizes the window's scene.
  ///
  /// - Returns: Always true, because every window of a headless device is resizable.
  @discardableResult
  public func resize(_ window: UIWindow, to size: CGSize) -> Bool {
    device.perform { window.resize(to: size) }
    return true
  }

  /// Turns Reduce Motion on or off in the device's settings.
  ///
  /// The app hears of a change by `UIAccessibility.reduceMotionStatusDidChangeNotification`. UIKit's
  /// own transitions go on as before; an app looks at `isReduceMotionEnabled` before it plays its
  /// own.
  ///
  /// ```swift
  /// device.user.setReduceMotion(true)
  /// ```
  public func setReduceMotion(_ isOn: Bool) {
    guard device.reducesMotion != isOn else { return }
    device.reducesMotion = isOn
    device.perform {
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    }
  }

  /// Drags an edge of the window through these sizes, and lets go at the last one.
  ///
  /// The window has each size for a moment, and its scene's geometry says until the end that the
  /// user is resizing (rule 178). What animates meanwhile goes on if the device advances by itself.
  ///
  /// ```swift
  /// user.dragEdge(
  ///   of: window, through: [CGSize(width: 900, height: 1000), CGSize(width: 500, height: 1000)])
  /// ```
  public func dragEdge(of window: UIWindow, through sizes: [CGSize]) {
    device.perform { window.windowScene?.changeGeometry { $0.isResizedByUser = true } }
    for size in sizes { device.perform { window.resize(to: size) } }
    device.perform { window.windowScene?.changeGeometry { $0.isResizedByUser = false } }
  }
}

extension UINavigationController {
  /// The stack that Back pops if stacks are nested, as in a collapsed split view controller: they
  /// share the bar of the innermost (rule 99).
  var stackOfBack: UINavigationController {
    if let outer = parent as? UINavigationController, outer.topViewController === self {
      return children.count > 1 ? self : outer
    }
    guard let inner = innerStack, inner.children.count > 1 else { return self }
    return inner
  }

  private var innerStack: UINavigationController? { topViewController as? UINavigationController }

  /// The screens that a long press on the back button lists, the root first.
  var screensBehindBack: [UIViewController] { Array(children.dropLast()) }

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

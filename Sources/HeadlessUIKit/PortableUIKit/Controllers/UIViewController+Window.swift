#if !canImport(UIKit)
/// Sends appearance callbacks when the root view moves into a window or out of it (rules 12, 14 and
/// 16).
extension UIViewController {
  func viewWillMove(to window: UIWindow?) {
    if window == nil {
      guard isDrivenByWindow, appearance.isVisible else { return }
      beginAppearance(false, animated: false, driver: .window)
    } else {
      guard isDrivenByWindow, appearance.phase == .disappeared else { return }
      beginAppearance(true, animated: false, driver: joinsParent ? .container : .window)
    }
  }

  /// Called for inner views first, so inner window-driven transitions end before the outer ones.
  func viewDidMove(to window: UIWindow?) {
    guard appearance.driver == .window, appearance.isInTransition else { return }
    if window == nil { endIfOpen(false) } else { scheduleAppearanceEnd() }
  }

  /// Whether window moves drive the callbacks: not during a container's transition, and not under a
  /// parent that forwards appearance itself.
  private var isDrivenByWindow: Bool {
    if appearance.isInTransition { return appearance.driver == .window }
    return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Whether the appearance ends with the parent's, because the parent is appearing.
  private var joinsParent: Bool { parent?.appearance.phase == .appearing }

  /// Lets children continue alone if their views have left this one's during its transition. A
  /// navigation controller places its children itself, and a parent that forwards appearance itself
  /// ends the transitions it has begun.
  func partWithTakenChildren() {
    guard appearance.isInTransition, !childList.isEmpty, !settlesMovements,
      shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded
    else { return }
    for child in childList where child.parent === self {
      guard child.appearance.phase == appearance.phase,
        child.viewIfLoaded?.isDescendant(of: view) == false
      else { continue }
      child.goOnWithoutParent()
    }
  }

  /// Continues a transition on its own after leaving the parent, which won't end it.
  func goOnWithoutParent() {
    guard appearance.isInTransition, appearance.driver == .container else { return }
    if viewIfLoaded?.window == nil {
      beginIfNeeded(false, animated: false)
      return endIfOpen(false)
    }
    appearance.handOverToWindow()
    if appearance.phase == .appearing { scheduleAppearanceEnd() }
  }

  private func scheduleAppearanceEnd() {
    device.schedule { [reference = madeReference] in
      reference.viewController?.endAppearanceInWindow()
    }
  }

  func endAppearanceInWindow() {
    guard appearance.phase == .appearing, appearance.driver == .window else { return }
    view.window?.layoutIfNeeded()
    outermostAppearing.sendIsAppearing()
    endIfOpen(true)
  }

  /// Sends `viewIsAppearing` before the first layout of an appearance (rule 10).
  func rootViewWillLayOut() {
    if appearance.needsIsAppearing, viewIfLoaded?.window != nil {
      outermostAppearing.sendIsAppearing()
    }
    containerWillLayOut()
  }

  func changeAdditionalSafeArea(to insets: UIEdgeInsets) {
    guard insets != additionalSafeAreaInsets else { return }
    madeExtras.additionalSafeAreaInsets = insets
    device.hasAdditionalSafeAreas = true
    viewIfLoaded?.safeAreaMayHaveChanged()
  }

  private var outermostAppearing: UIViewController {
    var outermost = self
    while let parent = outermost.parent, parent.appearance.needsIsAppearing,
      parent.viewIfLoaded?.window != nil
    {
      outermost = parent
    }
    return outermost
  }
}
#endif

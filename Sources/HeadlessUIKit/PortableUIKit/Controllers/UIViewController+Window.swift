#if !canImport(UIKit)
/// What a move of the root view into a window, or out of it, means for the callbacks
/// (rules 12, 14 and 16).
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

  /// Called for inner views first: what is driven by the window ends before what is around it.
  func viewDidMove(to window: UIWindow?) {
    guard appearance.driver == .window, appearance.isInTransition else { return }
    if window == nil { endIfOpen(false) } else { scheduleAppearanceEnd() }
  }

  /// Not while somebody else has begun a transition; not under a parent that forwards by hand.
  private var isDrivenByWindow: Bool {
    if appearance.isInTransition { return appearance.driver == .window }
    return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// A child that is put in while its parent appears ends its appearance with the parent.
  private var joinsParent: Bool { parent?.appearance.phase == .appearing }

  /// Lets those children go on alone whose views have been taken out of this one's while it comes
  /// or goes. A navigation controller places its children itself, and who forwards by hand ends what
  /// it has begun.
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

  /// Taken away while its parent comes or goes: the parent will not end what it has begun.
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

  /// Before the first layout of an appearance comes `viewIsAppearing` (rule 10).
  func rootViewWillLayOut() {
    if appearance.needsIsAppearing, viewIfLoaded?.window != nil {
      outermostAppearing.sendIsAppearing()
    }
    containerWillLayOut()
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

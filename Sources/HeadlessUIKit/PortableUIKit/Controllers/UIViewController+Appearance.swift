#if !canImport(UIKit)
/// Sends the appearance callbacks: the view controller's own first, then its children's (rule 13).
extension UIViewController {
  func beginAppearance(
    _ isAppearing: Bool, animated: Bool, driver: AppearanceState.Driver = .container
  ) {
    if isAppearing { loadViewIfNeeded() }
    if !appearance.begin(appearing: isAppearing, animated: animated, driver: driver) {
      device.warn(
        "Unbalanced calls to begin/end appearance transitions for \(described).")
    }
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    containerWillForward(isAppearing: isAppearing)
    // Whoever was told may have turned it round, which the children have heard of then.
    guard appearance.isVisible == isAppearing else { return }
    forwardBegin(isAppearing, animated: animated)
  }

  private func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    appearance.isForwarding = true
    defer { appearance.isForwarding = false }
    forEachChildThatAppears { child in
      // A child may turn its parent round when it is told, and the others have heard of that.
      guard appearance.isVisible == isAppearing, child.appearance.isVisible != isAppearing
      else { return }
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Sends `viewIsAppearing` to this view controller and its children, outermost first.
  func sendIsAppearing() {
    guard appearance.needsIsAppearing else { return }
    appearance.markIsAppearingSent()
    viewIsAppearing(appearance.isAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    forEachChildThatAppears { $0.sendIsAppearing() }
  }

  func sendIsAppearingInWindow() {
    if viewIfLoaded?.window != nil { sendIsAppearing() }
  }

  func endAppearance() {
    guard appearance.isInTransition else {
      return device.warn(
        "Unbalanced calls to begin/end appearance transitions for \(described).")
    }
    let open = appearance.phase
    sendIsAppearing()
    // Whoever was told may have begun another transition, and ends that.
    guard appearance.phase == open, !appearance.needsIsAppearing, let phase = appearance.end()
    else { return }
    if phase == .appeared {
      viewDidAppear(appearance.isAnimated)
    } else {
      viewDidDisappear(appearance.isAnimated)
    }
    if movement == .toParent, parent?.settlesMovements != true { movement = .none }
    forwardEnd(phase)
    containerDidForward(phase)
  }

  private func forwardEnd(_ phase: AppearanceState.Phase) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    let open: AppearanceState.Phase = phase == .appeared ? .appearing : .disappearing
    appearance.isForwarding = true
    defer { appearance.isForwarding = false }
    forEachChildThatAppears { child in
      guard child.appearance.phase == open, child.appearance.driver == .container else { return }
      child.endAppearance()
    }
  }

  /// Begins and ends, for drivers that do not care whether the other side was visible at all.
  func beginIfNeeded(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isVisible != isAppearing else { return }
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends an appearance, or turns it round when the view has lost its window meanwhile.
  func endAppearingInWindow() {
    guard appearance.phase == .appearing else { return }
    if viewIfLoaded?.window == nil {
      beginAppearance(false, animated: appearance.isAnimated)
    }
    endAppearance()
  }

  /// Takes the view away at once, and ends whatever transition is open.
  func leaveScreen() {
    beginIfNeeded(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endIfOpen(false)
  }

  /// Ends a disappearance that was begun elsewhere, or turns it round where the view is seen.
  func endDisappearingElsewhere() {
    guard appearance.phase == .disappearing else { return }
    if parent == nil, viewIfLoaded?.window != nil {
      beginAppearance(true, animated: appearance.isAnimated)
    }
    endAppearance()
  }

  func endIfOpen(_ isAppearing: Bool) {
    guard appearance.phase == (isAppearing ? .appearing : .disappearing) else { return }
    endAppearance()
  }
}
#endif

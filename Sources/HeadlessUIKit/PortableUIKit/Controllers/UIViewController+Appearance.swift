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
    send(isAppearing ? .willAppear : .willDisappear, animated: animated)
    containerWillForward(isAppearing: isAppearing)
    // A callback may have reversed the transition, which the children know by now.
    guard appearance.isVisible == isAppearing else { return }
    forwardBegin(isAppearing, animated: animated)
  }

  /// Sends a callback, for which overrides may call `super` meanwhile.
  private func send(_ callback: AppearanceState.Callback, animated: Bool) {
    let outer = appearance.due
    appearance.due = callback
    switch callback {
    case .willAppear: viewWillAppear(animated)
    case .didAppear: viewDidAppear(animated)
    case .willDisappear: viewWillDisappear(animated)
    case .didDisappear: viewDidDisappear(animated)
    }
    appearance.due = outer
  }

  /// Reports a callback that the app calls itself, or passes on to the wrong one of `super` (M60).
  func complainUnlessDue(_ callback: AppearanceState.Callback) {
    guard appearance.due != callback else { return }
    device.warn(
      "Calling -\(callback.rawValue): directly on a view controller is not supported, and may "
        + "result in out-of-order callbacks and other inconsistent behavior. \(described)")
  }

  private func forwardBegin(_ isAppearing: Bool, animated: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    appearance.isForwarding = true
    defer { appearance.isForwarding = false }
    forEachChildThatAppears { child in
      // A child's callback may reverse the parent's transition, which the other children know by
      // now.
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
    // A callback may have begun another transition, which ends by itself.
    guard appearance.phase == open, !appearance.needsIsAppearing, let phase = appearance.end()
    else { return }
    send(phase == .appeared ? .didAppear : .didDisappear, animated: appearance.isAnimated)
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

  /// Begins a transition, unless the view is already on its way there or has arrived.
  func beginIfNeeded(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isVisible != isAppearing else { return }
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends an appearance, or reverses and ends it if the view has lost its window.
  func endAppearingInWindow() {
    guard appearance.phase == .appearing else { return }
    if viewIfLoaded?.window == nil {
      beginAppearance(false, animated: appearance.isAnimated)
    }
    endAppearance()
  }

  /// Takes the view off the screen at once, and ends any open transition.
  func leaveScreen() {
    beginIfNeeded(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endIfOpen(false)
  }

  /// Ends a disappearance that began elsewhere, or reverses and ends it if the view is in a window.
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

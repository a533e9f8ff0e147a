#if !canImport(UIKit)
extension UIWindow {
  func resize(to size: CGSize, turnsDevice: Bool = true) {
    guard let windowScene else { return resizeAlone(to: size, turnsDevice: turnsDevice) }
    windowScene.changeGeometry { _ in resizeAlone(to: size, turnsDevice: turnsDevice) }
  }

  /// Resizes the window without telling the scene's delegate. Size and traits change within the
  /// call (rule 113); the coordinator's end comes after the animation.
  ///
  /// - Parameters:
  ///   - turnsDevice: Whether a change of the interface's orientation means that the device has
  ///     turned.
  ///   - barEdge: The edge of vertical bars before; nil if it stays.
  func resizeAlone(to size: CGSize, turnsDevice: Bool, barEdge: UIVerticalBarEdge? = nil) {
    guard size != frame.size else { return }
    let root = rootViewController
    let traits = traitCollection
    let oldTraits = barEdge.map { traits.changing(\.barEdge, to: $0) } ?? traits
    let newTraits = device.traits(for: size)
    let oldOrientation = windowScene?.orientation
    let transition = RunningTransition(device: device, from: root, to: root, isAnimated: true)
    resizing = transition
    if !newTraits.hasSameClasses(as: oldTraits) {
      root?.willTransition(to: newTraits, with: transition)
      root?.tellPresented { $0.willTransition(to: newTraits, with: transition) }
    }
    root?.viewWillTransition(to: size, with: transition)
    root?.tellPresented { $0.viewWillTransition(to: size, with: transition) }
    frame.size = size
    root?.tellPresented { $0.container?.fillHost() }
    if !newTraits.hasSameTraits(as: oldTraits) {
      tellOwnTraitsChanged(from: oldTraits)
      root?.tellTraitsChanged(from: oldTraits)
    }
    if !newTraits.hasSameClasses(as: oldTraits) { adaptPresentations(with: transition) }
    root?.tellPresented { ($0 as? UIPopoverPresentationController)?.reposition() }
    if turnsDevice, let oldOrientation, windowScene?.orientation != oldOrientation {
      post(UIDevice.orientationDidChangeNotification, by: UIDevice.current)
    }
    device.schedule { [self] in
      layoutIfNeeded()
      transition.run(in: self) { _ in }
    }
  }
}

extension UIWindow {
  /// Notifies everything in the window of traits that have changed without its size.
  func tellTraits(from old: UITraitCollection) {
    guard !device.traits(for: frame.size).hasSameTraits(as: old) else { return }
    tellOwnTraitsChanged(from: old)
    rootViewController?.tellTraitsChanged(from: old)
  }
}

extension UIViewController {
  /// Notifies presented view controllers of new surroundings, through their presentation
  /// controllers.
  fileprivate func tellPresented(_ tell: (UIPresentationController) -> Void) {
    if let presented = presentedLink {
      if let controller = presented.presentation.controller { tell(controller) }
      presented.tellPresented(tell)
    }
    for child in children { child.tellPresented(tell) }
  }

  func tellTraitsChanged(from old: UITraitCollection) {
    containerTraitsDidChange()
    traitCollectionDidChange(old)
    tellRegistered()
    viewIfLoaded?.tellTraitsChanged(from: old)
    for child in children { child.tellTraitsChanged(from: old) }
    presentedLink?.tellTraitsChanged(from: old)
  }
}

extension UIView {
  /// Notifies the view, its subviews and, in a window, all view controllers of another style.
  func tellStyleChanged(from old: UITraitCollection) {
    guard let window = self as? UIWindow else { return tellTraitsChanged(from: old) }
    tellOwnTraitsChanged(from: old)
    window.rootViewController?.tellTraitsChanged(from: old)
  }

  fileprivate func tellOwnTraitsChanged(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    tellRegistered()
  }

  /// Notifies the view and its subviews, except the views of other view controllers, which notify
  /// their own.
  fileprivate func tellTraitsChanged(from old: UITraitCollection) {
    tellOwnTraitsChanged(from: old)
    for subview in subviewList where subview.owner == nil { subview.tellTraitsChanged(from: old) }
  }
}
#endif

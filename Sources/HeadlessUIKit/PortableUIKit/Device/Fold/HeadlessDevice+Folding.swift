#if !canImport(UIKit)
/// Folds and turns the phone. All that an app sees is a resize of its scenes (rule 188).
extension HeadlessDevice {
  func bend(to status: UIHinge.Status) -> Bool {
    guard let duo, duo.status != status else { return false }
    duo.status = status
    duo.tellInteractions()
    schedule(after: Duo.frame) { [self] in settleFold(turnsDevice: false) }
    return true
  }

  func turn() -> Bool {
    guard let duo, duo.half == nil else { return false }
    settleFold(turnsDevice: true) { duo.isUpright.toggle() }
    return true
  }

  func openSplitView(_ half: SplitHalf) -> Bool {
    guard let duo, duo.isInside, duo.isUpright, duo.half != half else { return false }
    let entering =
      duo.half == nil ? scenesFromFront.filter { $0.activationState == .foregroundActive } : []
    for scene in entering { scene.resignActive() }
    settleFold(turnsDevice: false) { duo.half = half }
    // The one activated last is in front.
    for scene in entering.reversed() { scene.activate() }
    return true
  }

  func closeSplitView() -> Bool {
    guard let duo, duo.half != nil else { return false }
    settleFold(turnsDevice: false) { duo.half = nil }
    return true
  }

  /// Brings the display, and the app's scenes on it, up to date with the phone's pose after a
  /// change.
  private func settleFold(turnsDevice: Bool, _ change: () -> Void = {}) {
    guard let duo else { return }
    let before = sceneSize
    let (oldTraits, oldEdge) = (traits(for: before), duo.barEdge)
    change()
    duo.settle { isUpright, wasUpright in
      mayTurnOuter(isUpright) || !mayTurnOuter(wasUpright) ? isUpright : wasUpright
    }
    guard sceneSize != before else {
      for window in application.windows { window.tellTraits(from: oldTraits) }
      return layOutArrangements()
    }
    for scene in application.connectedScenes.compactMap({ $0 as? UIWindowScene })
      .sorted(by: { $0.number < $1.number })
    {
      scene.resize(
        from: before, to: sceneSize, turnsDevice: turnsDevice, barEdge: oldEdge)
    }
  }

  /// Lays out the arrangements again, which follow the fold even where nothing is resized (rule
  /// 206).
  private func layOutArrangements() {
    for window in application.windows { window.rootViewController?.layOutArrangements() }
  }

  /// Whether the interface on the outer display may turn this way. Only there do the app's
  /// supported orientations and its lock count (rule 196).
  private func mayTurnOuter(_ isUpright: Bool) -> Bool {
    let scene = scenesFromFront.lazy.compactMap { $0 as? UIWindowScene }.first
    guard let scene, let root = (scene.keyWindow ?? scene.windows.first)?.rootViewController else {
      return true
    }
    if scene.isOrientationLocked, duo?.isInside == false { return isUpright == duo?.outerIsUpright }
    let wanted: UIInterfaceOrientationMask = isUpright ? .portrait : .landscape
    return !root.supportedInterfaceOrientations.isDisjoint(with: wanted)
  }
}

extension UIViewController {
  fileprivate func layOutArrangements() {
    if self is UIArrangementViewController { viewIfLoaded?.setNeedsLayout() }
    for child in children { child.layOutArrangements() }
    presentedLink?.layOutArrangements()
  }
}
#endif

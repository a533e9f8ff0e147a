#if !canImport(UIKit)
/// Brings the views in line with the arrangement. Apple hasn't published what becomes of a hidden
/// view controller. Here it stays a child, its view leaves the hierarchy, and its appearance
/// callbacks say so; a change takes no time, even with animation.
extension UIArrangementViewController {
  private static let mostSteps = 20

  private var isOnScreen: Bool { appearance.isVisible && viewIfLoaded?.window != nil }

  private var forwards: Bool {
    appearance.isVisible && shouldAutomaticallyForwardAppearanceMethods
  }

  private var wanted: [UIViewController] {
    [ViewPlacement.secondary, .primary].compactMap { layout.hides($0) ? nil : slots[$0] }
  }

  func settle(animated: Bool = false) {
    guard let view = viewIfLoaded, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    // A callback may change the arrangement again, without end.
    for _ in 0..<Self.mostSteps {
      layout = ArrangementLayout(arrangement, in: space(of: view))
      let wanted = wanted
      if let gone = placed.first(where: { !wanted.contains($0) }) {
        hide(gone, animated: animated)
      } else if let newcomer = wanted.first(where: { !placed.contains($0) }) {
        show(newcomer, in: view, animated: animated)
      } else {
        return layOut(in: view)
      }
    }
  }

  private func space(of view: UIView) -> ArrangementSpace {
    ArrangementSpace(
      bounds: CGRect(origin: .zero, size: view.bounds.size),
      isCompact: traitCollection.horizontalSizeClass == .compact
        && traitCollection.verticalSizeClass == .compact,
      fold: view.reservedRegions(kind: .division).first?.frame,
      contents: slots.mapValues(\.preferredContentSize))
  }

  private func layOut(in view: UIView) {
    for (placement, frame) in layout.frames ?? [:] {
      slots[placement]?.viewIfLoaded?.frame = frame
    }
    guard let front = slots[.primary]?.viewIfLoaded, front.superview === view,
      view.subviews.last !== front
    else { return }
    view.bringSubviewToFront(front)
  }

  func hide(_ viewController: UIViewController, animated: Bool) {
    guard placed.contains(viewController) else { return }
    placed.removeAll { $0 === viewController }
    if forwards { viewController.beginIfNeeded(false, animated: animated) }
    guard !placed.contains(viewController), viewController.parent === self else { return }
    viewController.viewIfLoaded?.removeFromSuperview()
    viewController.endIfOpen(false)
    device.noteChange()
  }

  private func show(_ viewController: UIViewController, in view: UIView, animated: Bool) {
    placed.append(viewController)
    let isAnimated = appearance.isInTransition ? appearance.isAnimated : animated
    if forwards { viewController.beginIfNeeded(true, animated: isAnimated) }
    guard placed.contains(viewController), viewController.parent === self,
      let child = viewController.view
    else { return }
    if let placement = placement(for: viewController), let frame = layout.frames?[placement] {
      child.frame = frame
    }
    if child.superview !== view { view.addSubview(child) }
    guard forwards else { return }
    viewController.sendIsAppearingInWindow()
    guard appearance.phase == .appeared else { return }
    if isOnScreen {
      viewController.endAppearingInWindow()
    } else {
      viewController.endIfOpen(true)
    }
  }
}
#endif

#if !canImport(UIKit)
/// The inspector: a column while expanded, a sheet while collapsed (rules 112 and 229).
extension UISplitViewController {
  var isInspectorPresented: Bool {
    host(of: .inspector)?.presenterLink != nil
  }

  func showInspector() {
    guard let inspector = host(of: .inspector), isFree(inspector) else { return }
    if isFolded {
      present(inspector, animated: UIView.areAnimationsEnabled)
    } else if !isInspectorShown {
      finishChange()
      inspector.loadViewIfNeeded()
      isInspectorShown = true
      settle(isAnimated: true)
    }
  }

  func hideInspector() {
    isInspectorDue = false
    if isInspectorPresented {
      host(of: .inspector)?.dismiss(animated: UIView.areAnimationsEnabled)
    } else if isInspectorShown {
      finishChange()
      isInspectorShown = false
      settle()
    }
  }

  /// Moves a visible inspector between its column and its sheet after the columns have collapsed or
  /// expanded, without animation. It may have to wait for a presentation in progress.
  func moveInspectorLater() {
    isInspectorDue = true
    device.schedule { [weak self] in self?.moveInspector() }
  }

  private func moveInspector() {
    guard isInspectorDue, let inspector = host(of: .inspector) else {
      return isInspectorDue = false
    }
    if let transition = viewIfLoaded?.window?.modalTransition {
      let isLeaving = inspector.isBeingDismissed
      transition.animate(alongsideTransition: nil) { [weak self] _ in
        guard let self else { return }
        // An inspector that the user has just put away stays away.
        if isLeaving, !isInspectorPresented { return isInspectorDue = false }
        moveInspectorLater()
      }
      return
    }
    if isFolded {
      isInspectorDue = false
      guard isFree(inspector), nearestPresented == nil, isOnScreen else { return }
      present(inspector, animated: false)
    } else if isInspectorPresented {
      // Something above the sheet keeps it there.
      guard inspector.presentedLink == nil else { return isInspectorDue = false }
      inspector.dismiss(animated: false) { [weak self] in self?.moveInspector() }
    } else {
      isInspectorDue = false
      guard isFree(inspector), !isInspectorShown else { return }
      inspector.loadViewIfNeeded()
      isInspectorShown = true
      settle()
    }
  }
}
#endif

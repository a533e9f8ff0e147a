#if !canImport(UIKit)
import Observation

/// The update pass of iOS 26: before its layout, a view configures what it shows. What it reads of
/// observable models meanwhile makes it update again after a change (rules 240 and 241). Earlier
/// systems have neither.
extension UIView {
  func updateSelf() {
    layoutState.needsProperties = false
    guard device.hasUpdatePass else { return }
    tracked(updateAll) { $0.setNeedsUpdateProperties() }
  }

  private func updateAll() {
    owner?.updateProperties()
    updateProperties()
  }

  func updatePropertiesNow() {
    if layoutState.needsProperties { updateSelf() }
    for subview in subviewList { subview.updatePropertiesNow() }
  }

  /// Runs `work`, and calls `invalidate` before something observable that it has read changes.
  func tracked(
    _ work: @MainActor () -> Void, invalidate: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    guard device.hasUpdatePass else { return work() }
    withObservationTracking {
      work()
    } onChange: { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { if let self { invalidate(self) } }
      } else {
        Task { @MainActor in if let self { invalidate(self) } }
      }
    }
  }
}

extension UIViewController {
  func layOutRootView() {
    viewWillLayoutSubviews()
    viewIfLoaded?.layoutSubviews()
    viewDidLayoutSubviews()
  }
}
#endif

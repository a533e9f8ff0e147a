#if !canImport(UIKit)
/// The lock of the interface's orientation, which counts on the outer display of a phone that
/// folds.
extension UIWindowScene {
  /// Applies the preference of the view controller in front, after the call.
  func updateOrientationLock() {
    device.schedule { [self] in
      let wish = rootViewController?.lockingViewController.prefersInterfaceOrientationLocked
      changeGeometry { $0.isOrientationLocked = wish ?? false }
    }
  }

  private var rootViewController: UIViewController? {
    (keyWindow ?? windows.first)?.rootViewController
  }
}

extension UIViewController {
  fileprivate var lockingViewController: UIViewController {
    childForInterfaceOrientationLock?.lockingViewController ?? self
  }
}
#endif

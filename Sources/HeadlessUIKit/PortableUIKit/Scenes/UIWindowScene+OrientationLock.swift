#if !canImport(UIKit)
/// The lock of the interface's orientation. It counts on the outer display of a phone that folds.
extension UIWindowScene {
  /// Takes up what the view controller in front wishes, after the call.
  func updateOrientationLock() {
    device.schedule { [self] in
      let wish = rootViewController?.lockingViewController.prefersInterfaceOrientationLocked
      changeGeometry { isOrientationLocked = wish ?? false }
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

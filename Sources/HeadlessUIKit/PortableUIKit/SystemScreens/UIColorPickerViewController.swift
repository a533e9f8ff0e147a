#if !canImport(UIKit)
/// A picker of a color. The system dismisses it before it calls the delegate.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController, SystemScreen {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black
  open var supportsAlpha = true

  public var choices: [String] { ["Another colour", "Close"] }

  public func choose(_ choice: String) {
    guard choice != "Close" else {
      return dismissBySystem { [self] in delegate?.colorPickerViewControllerDidFinish(self) }
    }
    selectedColor = selectedColor == .systemBlue ? .systemRed : .systemBlue
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
  }
}

/// Methods that respond to a color picker.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
#endif

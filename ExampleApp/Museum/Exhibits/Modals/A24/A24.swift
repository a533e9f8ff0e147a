#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The action sheet on the iPad.
enum A24: ExhibitedInWindow {
  static var shapes: Set<WindowShape> { [.regular] }
  static var isOnTablet: Bool { true }

  static func makeSheet() -> UIAlertController {
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit

/// The alert that never comes.
enum A36: ExhibitedInWindow {
  static func makeAlert() -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }
}
#endif

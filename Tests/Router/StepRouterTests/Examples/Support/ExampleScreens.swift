import PortableUIKit
import StepRouter

/// Builds a product, as an app's own factory would.
struct ProductFactory: Factory {
  func build(with context: Void) throws -> ProductViewController { ProductViewController() }
}

/// A form that never agrees to go.
@MainActor
func lockedForm() -> FormViewController { FormViewController().titled("Form") }

extension UIViewController {
  /// The view controller with a title, by which a tree tells it from others of its class.
  func titled(_ title: String) -> Self {
    self.title = title
    return self
  }
}

extension CodeLocation {
  /// A place further down in the same file.
  func below(_ lines: UInt) -> CodeLocation { CodeLocation(fileID: fileID, line: line + lines) }
}

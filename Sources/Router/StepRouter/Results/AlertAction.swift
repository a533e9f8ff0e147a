import PortableUIKit

/// A button of an alert, with the value that the alert returns for it.
///
/// ```swift
/// AlertAction("Delete", style: .destructive, returning: true)
/// ```
@MainActor
public struct AlertAction<Value> {
  let title: String
  let style: UIAlertAction.Style
  let isPreferred: Bool
  let value: @MainActor (UIAlertController) -> Value

  /// Makes a button that returns this value. UIKit highlights the preferred button, and the Return
  /// key chooses it.
  @_disfavoredOverload
  public init(
    _ title: String, style: UIAlertAction.Style = .default, isPreferred: Bool = false,
    returning value: Value
  ) {
    self.init(title, style: style, isPreferred: isPreferred) { _ in value }
  }

  /// Makes a button whose value depends on the alert when the user chooses it, such as the text of
  /// a field.
  ///
  /// ```swift
  /// AlertAction("Rename") { alert in alert.textFields?.first?.text ?? "" }
  /// ```
  public init(
    _ title: String, style: UIAlertAction.Style = .default, isPreferred: Bool = false,
    returning value: @escaping @MainActor (UIAlertController) -> Value
  ) {
    self.title = title
    self.style = style
    self.isPreferred = isPreferred
    self.value = value
  }
}

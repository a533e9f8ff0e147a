import PortableUIKit

/// A button of an alert, and the value that it answers with.
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

  /// A button that answers with this value. The preferred one is highlighted, and chosen by Return.
  @_disfavoredOverload
  public init(
    _ title: String, style: UIAlertAction.Style = .default, isPreferred: Bool = false,
    returning value: Value
  ) {
    self.init(title, style: style, isPreferred: isPreferred) { _ in value }
  }

  /// A button whose value is known when it is chosen, such as the text of a field.
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

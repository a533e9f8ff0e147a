#if !canImport(UIKit)
/// A control that displays an editable line of text.
public struct TextField<Label: View>: View {
  public typealias Body = Never

  let text: Binding<String>
  let label: Label
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.text = text
    label = Text(title)
  }
}

extension TextField: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let field = node.element { UITextField() }
    let labels = node.render(label, at: .position(0), scope)
    field.placeholder = labels.flatMap(\.texts).joined(separator: ", ")
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
    field.isEnabled = scope.environment.isEnabled
    field.addAction(
      UIAction(identifier: .rendered) { [weak field, text] _ in
        if let field { text.wrappedValue = field.text ?? "" }
      }, for: .editingChanged)
    return [field]
  }
}
#endif

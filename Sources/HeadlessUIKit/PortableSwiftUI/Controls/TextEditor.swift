#if !canImport(UIKit)
/// A control in which the user edits text of several lines.
public struct TextEditor: View {
  public typealias Body = Never

  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let editor = node.element { EditedText() }
    editor.text = text
    if editor.view.text != text.wrappedValue { editor.view.text = text.wrappedValue }
    editor.view.isEditable = scope.environment.isEnabled
    return [editor.view]
  }
}

private final class EditedText: NSObject, UITextViewDelegate {
  let view = UITextView()
  var text: Binding<String>?

  override init() {
    super.init()
    view.delegate = self
  }

  func textViewDidChange(_ textView: UITextView) { text?.wrappedValue = textView.text ?? "" }
}
#endif

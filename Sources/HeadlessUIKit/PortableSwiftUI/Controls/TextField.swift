#if !canImport(UIKit)
/// A control that displays an editable line of text.
public struct TextField<Label: View>: View {
  public typealias Body = Never

  let text: Binding<String>
  let label: Label
  let prompt: Text?

  init(_ text: Binding<String>, _ prompt: Text?, _ label: Label) {
    self.text = text
    self.label = label
    self.prompt = prompt
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, nil, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text, nil, Text(title))
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.text(value, format), prompt, Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.text(value, format), prompt, Text(title))
  }

  /// Reads and writes a value as text. Text that can't be read changes nothing.
  private static func text<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { text in
        if let read = try? format.parseStrategy.parse(text) { value.wrappedValue = read }
      }, in: ())
  }
}

extension TextField: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    [node.field(for: text, label: label, prompt: prompt, scope)]
  }
}

/// A control into which the user enters text that nobody sees.
public struct SecureField<Label: View>: View {
  public typealias Body = Never

  let text: Binding<String>
  let label: Label
  let prompt: Text?

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
    self.prompt = prompt
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

extension SecureField: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let field = node.field(for: text, label: label, prompt: prompt, scope)
    field.isSecureTextEntry = true
    return [field]
  }
}

extension ViewNode {
  fileprivate func field(
    for text: Binding<String>, label: some View, prompt: Text?, _ scope: RenderScope
  ) -> UITextField {
    let field = element { UITextField() }
    let labels = render(label, at: .position(0), scope).flatMap(\.texts)
    field.placeholder = prompt?.content ?? labels.joined(separator: ", ")
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
    field.isEnabled = scope.environment.isEnabled
    field.addAction(
      UIAction(identifier: .rendered) { [weak field, text] _ in
        if let field { text.wrappedValue = field.text ?? "" }
      }, for: .editingChanged)
    let submit = scope.environment.submit
    field.addAction(
      UIAction(identifier: .rendered) { _ in submit?() }, for: .editingDidEndOnExit)
    return field
  }
}

extension View {
  /// Performs an action when the user submits a field in this view.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    environment(\.submit, action)
  }
}

public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1 << 0)
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension EnvironmentValues {
  private struct SubmitKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  var submit: (() -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
#endif

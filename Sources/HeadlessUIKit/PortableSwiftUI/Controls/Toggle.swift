#if !canImport(UIKit)
/// A control that toggles between on and off. The label appears beside the switch and names it.
public struct Toggle<Label: View>: View {
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == _TitledLabel<Text, Image> {
  @available(iOS 17.0, *)
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _TitledLabel(titleKey, systemImage: systemImage) }
  }

  @available(iOS 17.0, *)
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { _TitledLabel(title, systemImage: systemImage) }
  }
}

extension Toggle: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let control = node.element { UISwitch() }
    let labels = node.render(label, at: .position(0), scope)
    control.accessibilityLabel = labels.flatMap(\.texts).joined(separator: ", ")
    control.isOn = isOn.wrappedValue
    control.isEnabled = scope.environment.isEnabled
    control.addAction(
      UIAction(identifier: .rendered) { [weak control, isOn] _ in
        if let control { isOn.wrappedValue = control.isOn }
      }, for: .valueChanged)
    return labels + [control]
  }
}
#endif

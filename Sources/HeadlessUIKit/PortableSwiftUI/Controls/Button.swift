#if !canImport(UIKit)
/// A control that performs an action when tapped. Its title joins all the text in its label.
public struct Button<Label: View>: View {
  public typealias Body = Never

  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let button = node.button(label: label, scope, action: action)
    button.role =
      switch role {
      case .destructive?: .destructive
      case .cancel?: .cancel
      default: .normal
      }
    return [button]
  }
}

extension ViewNode {
  /// Returns a button that shows the text of the label and, from now on, performs this action.
  func button(
    label: some View, _ scope: RenderScope, action: @escaping @MainActor () -> Void
  ) -> UIButton {
    let button = element { UIButton(type: .system) }
    let texts = render(label, at: .position(0), scope).flatMap(\.texts)
    button.setTitle(texts.joined(separator: ", "), for: .normal)
    button.isEnabled = scope.environment.isEnabled
    button.addAction(
      UIAction(identifier: .rendered) { _ in action() }, for: .primaryActionTriggered)
    return button
  }
}

extension UIAction.Identifier {
  /// The identifier of a rendered control's only action: a new action replaces the previous one.
  static let rendered = UIAction.Identifier("PortableSwiftUI.rendered")
}

extension UIView {
  /// The text of every label in this view, in view order.
  var texts: [String] {
    if let label = self as? UILabel { return label.text.map { [$0] } ?? [] }
    return subviews.flatMap(\.texts)
  }
}
#endif

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

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  @available(iOS 26.0, *)
  public static let confirm = ButtonRole(name: "confirm")
  @available(iOS 26.0, *)
  public static let close = ButtonRole(name: "close")
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
    name(button, label, scope)
    button.addAction(
      UIAction(identifier: .rendered) { _ in action() }, for: .primaryActionTriggered)
    return button
  }

  /// Shows the text of a label on a button; a label without text names it after its image.
  func name(_ button: UIButton, _ label: some View, _ scope: RenderScope) {
    let views = render(label, at: .position(0), scope)
    let texts = views.flatMap(\.texts)
    button.setTitle(texts.joined(separator: ", "), for: .normal)
    button.accessibilityLabel = texts.isEmpty ? views.lazy.compactMap(\.imageName).first : nil
    button.isEnabled = scope.environment.isEnabled
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

  /// The name of the first image in this view.
  fileprivate var imageName: String? {
    if self is UIImageView { return accessibilityLabel }
    return subviews.lazy.compactMap(\.imageName).first
  }
}

extension UIButton {
  /// The title, or what else names the button.
  var shownName: String {
    let title = currentTitle ?? ""
    return title.isEmpty ? accessibilityLabel ?? "" : title
  }
}
#endif

#if !canImport(UIKit)
/// A button that shows a menu of the controls in its content.
public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never

  let content: Content
  let label: Label
  let primaryAction: (() -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == _TitledLabel<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitledLabel(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { _TitledLabel(title, systemImage: systemImage) }
  }
}

extension Menu: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let button = node.element { UIButton(type: .system) }
    node.name(button, label, scope)
    button.showsMenuAsPrimaryAction = primaryAction == nil
    button.addAction(
      UIAction(identifier: .rendered) { [primaryAction] _ in primaryAction?() },
      for: .primaryActionTriggered)
    let controls = node.render(content, at: .position(1), scope)
    button.menu = UIMenu(title: button.currentTitle ?? "", children: controls.menuElements)
    return [button]
  }
}

extension [UIView] {
  /// The elements of a menu that stand for these controls.
  @MainActor var menuElements: [UIMenuElement] {
    flatMap { view -> [UIMenuElement] in
      switch view {
      case let button as UIButton where button.menu != nil: button.menu.map { [$0] } ?? []
      case let button as UIButton: [button.menuAction]
      case let toggle as UISwitch: [toggle.menuAction]
      case is UILabel: []
      default: view.subviews.menuElements
      }
    }
  }
}

extension UIButton {
  fileprivate var menuAction: UIAction {
    let action = UIAction(title: shownName) { [weak self] _ in
      self?.sendActions(for: .primaryActionTriggered)
    }
    if !isEnabled { action.attributes.insert(.disabled) }
    if role == .destructive { action.attributes.insert(.destructive) }
    return action
  }
}

extension UISwitch {
  fileprivate var menuAction: UIAction {
    let action = UIAction(title: accessibilityLabel ?? "", state: isOn ? .on : .off) {
      [weak self] _ in
      guard let self else { return }
      isOn.toggle()
      sendActions(for: .valueChanged)
    }
    if !isEnabled { action.attributes.insert(.disabled) }
    return action
  }
}

extension View {
  /// Adds a menu that a long press on this view shows.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}

private struct ContextMenuModifier<Items: View>: RenderedModifier {
  typealias Body = Never

  let items: Items

  func render(_ content: some View, in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let views = node.render(content, at: .position(0), scope)
    let offer = node.element { ContextMenuOffering() }
    offer.elements = node.render(items, at: .position(1), scope).menuElements
    offer.attach(to: views.first)
    return views
  }
}

/// The menu of a view.
private final class ContextMenuOffering: NSObject, UIContextMenuInteractionDelegate {
  var elements: [UIMenuElement] = []
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  func attach(to view: UIView?) {
    guard interaction.view !== view else { return }
    interaction.view?.removeInteraction(interaction)
    view?.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard !elements.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [elements] _ in
      UIMenu(children: elements)
    }
  }
}
#endif

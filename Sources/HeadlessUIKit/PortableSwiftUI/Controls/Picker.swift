#if !canImport(UIKit)
/// A control that selects one of several options. It renders as a button with a menu; with the
/// segmented style as segments.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker: RenderedView {
  func render(in node: ViewNode, _ scope: RenderScope) -> [UIView] {
    let labels = node.render(label, at: .position(0), scope)
    let name = labels.flatMap(\.texts).joined(separator: ", ")
    let options = PickerOptions()
    var inner = scope
    inner.environment.options = PickerOptionsReference(list: options)
    let untagged = node.render(content, at: .position(1), inner)
    _ = untagged
    let choices = options.all.compactMap { option in
      (option.tag.base as? SelectionValue).map { (title: option.title, value: $0) }
    }
    if scope.environment.isPickerSegmented {
      return [segments(choices, name, node, scope)]
    }
    return labels + [menu(choices, name, node, scope)]
  }

  private func segments(
    _ choices: [(title: String, value: SelectionValue)], _ name: String, _ node: ViewNode,
    _ scope: RenderScope
  ) -> UIView {
    let control = node.object(at: -1) { UISegmentedControl() }
    let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
    if titles != choices.map(\.title) {
      control.removeAllSegments()
      for (index, choice) in choices.enumerated() {
        control.insertSegment(withTitle: choice.title, at: index, animated: false)
      }
    }
    control.accessibilityLabel = name
    control.selectedSegmentIndex =
      choices.firstIndex { $0.value == selection.wrappedValue }
      ?? UISegmentedControl.noSegment
    control.isEnabled = scope.environment.isEnabled
    control.addAction(
      UIAction(identifier: .rendered) { [weak control, selection] _ in
        guard let index = control?.selectedSegmentIndex, choices.indices.contains(index) else {
          return
        }
        selection.wrappedValue = choices[index].value
      }, for: .valueChanged)
    return control
  }

  private func menu(
    _ choices: [(title: String, value: SelectionValue)], _ name: String, _ node: ViewNode,
    _ scope: RenderScope
  ) -> UIView {
    let button = node.element { UIButton(type: .system) }
    button.setTitle(
      choices.first { $0.value == selection.wrappedValue }?.title ?? name, for: .normal)
    button.accessibilityLabel = name
    button.isEnabled = scope.environment.isEnabled
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(
      title: name,
      children: choices.map { choice in
        let isOn = choice.value == selection.wrappedValue
        return UIAction(title: choice.title, state: isOn ? .on : .off) { [selection] _ in
          selection.wrappedValue = choice.value
        }
      })
    return button
  }
}

/// The options that a picker's content lists.
@MainActor final class PickerOptions {
  private(set) var all: [(tag: AnyHashable, title: String)] = []

  func add(_ tag: AnyHashable, _ views: [UIView]) {
    all.append((tag, views.flatMap(\.texts).joined(separator: ", ")))
  }
}

struct PickerOptionsReference {
  var list: PickerOptions?
}

extension EnvironmentValues {
  private struct OptionsKey: EnvironmentKey {
    static var defaultValue: PickerOptionsReference { PickerOptionsReference() }
  }

  private struct SegmentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The list to which the views in a picker add themselves as options.
  var options: PickerOptionsReference {
    get { self[OptionsKey.self] }
    set { self[OptionsKey.self] = newValue }
  }

  var isPickerSegmented: Bool {
    get { self[SegmentedKey.self] }
    set { self[SegmentedKey.self] = newValue }
  }
}

/// The look of pickers.
public protocol PickerStyle: Sendable {}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.isPickerSegmented, style is SegmentedPickerStyle)
  }
}
#endif

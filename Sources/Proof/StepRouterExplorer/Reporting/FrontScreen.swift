import StepRouterTesting

/// The screen the user looks at.
package struct FrontScreen: Hashable, Sendable {
  package let typeName: String
  package let title: String?
  package let context: String?

  /// Takes the innermost visible view controller of the front window, or the last if there are
  /// several, such as columns. Nil if the state has no windows on record, or the window is empty.
  package init?(in state: Exploration.State) { self.init(of: state.windows) }

  /// Does the same for the windows of a state.
  init?(of windows: [StateWindow]) {
    guard let window = windows.first(where: \.isFront) ?? windows.first,
      let node = window.hierarchy.nodes.last(where: \.isVisibleLeaf)
    else { return nil }
    typeName = node.typeName
    title = node.title
    context = node.context
  }

  /// The class without its suffix, then the title and the context: `Product “Tea Cup”`
  package var label: String {
    let name = typeName.withoutSuffix
    let shown = title == name ? nil : title
    return [name, shown.map { "“\($0)”" }, context.map { "(\($0))" }]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension HierarchySnapshot.Node {
  /// True if the user sees this view controller and none of its children.
  package var isVisibleLeaf: Bool { isVisible && !children.contains(where: \.isVisible) }
}

extension Exploration.State {
  /// The title of the selected tab in the front window; nil if there are no tabs.
  package var tab: String? {
    let window = windows.first(where: \.isFront) ?? windows.first
    return window?.hierarchy.nodes.first(where: \.isSelected).flatMap {
      $0.title ?? $0.children.first?.title ?? $0.typeName.withoutSuffix
    }
  }
}

extension String {
  /// A view controller's class without the suffix `ViewController` or `Controller`. For a hosting
  /// controller, the SwiftUI view without its wrappers.
  package var withoutSuffix: String {
    if hasPrefix("UIHostingController<") {
      let view = split(separator: "<").last?.prefix { $0 != ">" && $0 != "," }
      return view.map(String.init) ?? self
    }
    for suffix in ["ViewController", "Controller"] where hasSuffix(suffix) && self != suffix {
      let short = String(dropLast(suffix.count))
      return short == "UI" ? self : short
    }
    return self
  }
}

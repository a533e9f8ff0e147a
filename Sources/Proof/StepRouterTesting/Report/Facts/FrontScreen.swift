/// The screen that the user looks at.
struct FrontScreen: Hashable, Sendable {
  let typeName: String
  let title: String?
  let context: String?

  /// The innermost visible view controller of the window in front; of several, such as columns, the
  /// last. Nil where nothing is known of the windows, or nothing is in them.
  init?(in state: Exploration.State) {
    guard let window = state.windows.first(where: \.isFront) ?? state.windows.first,
      let node = window.hierarchy.nodes.last(where: \.isVisibleLeaf)
    else { return nil }
    typeName = node.typeName
    title = node.title
    context = node.context
  }

  /// The class as people call it, and what it shows: `Product “Tea Cup”`
  var label: String {
    let name = typeName.withoutSuffix
    let shown = title == name ? nil : title
    return [name, shown.map { "“\($0)”" }, context.map { "(\($0))" }]
      .compactMap { $0 }.joined(separator: " ")
  }
}

extension HierarchySnapshot.Node {
  /// Whether the user sees it, and nothing within.
  var isVisibleLeaf: Bool { isVisible && !children.contains(where: \.isVisible) }
}

extension Exploration.State {
  /// The title of the selected tab in the window in front; nil where there are no tabs.
  var tab: String? {
    let window = windows.first(where: \.isFront) ?? windows.first
    return window?.hierarchy.nodes.first(where: \.isSelected).flatMap {
      $0.title ?? $0.children.first?.title ?? $0.typeName.withoutSuffix
    }
  }
}

extension String {
  /// A class without the words that every view controller's name ends with; for a view of SwiftUI
  /// the view, without what is around it.
  var withoutSuffix: String {
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

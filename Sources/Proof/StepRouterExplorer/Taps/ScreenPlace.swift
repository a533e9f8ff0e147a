import StepRouterTesting

/// The place of the screen in front: how many layers are presented, on which tab, how deep in
/// stacks.
struct ScreenPlace: Hashable {
  private let root: String
  private var windows = 0
  private var layers = 0
  private var tabs: [String] = []
  private var depth = 0

  init(in state: Exploration.State) {
    windows = state.windows.count
    let window = state.windows.first(where: \.isFront) ?? state.windows.first
    let nodes = window?.hierarchy.nodes ?? []
    root = nodes.first?.typeName ?? ""
    for node in nodes {
      layers += node.presented.count
      guard node.isVisible else { continue }
      if node.isSelected { tabs.append(node.title ?? node.typeName) }
      // Tabs are side by side; the screens of a stack are on top of each other.
      guard !node.children.contains(where: \.isSelected) else { continue }
      depth += node.children.firstIndex(where: \.isVisible) ?? 0
    }
  }

  /// Returns a word for how the screen at the other place came to the front.
  func change(to other: Self) -> String {
    if windows != other.windows { return "window" }
    if root != other.root { return "root" }
    if layers != other.layers { return layers < other.layers ? "present" : "dismiss" }
    if tabs != other.tabs { return "tab" }
    if depth != other.depth { return depth < other.depth ? "push" : "pop" }
    return "stays"
  }
}

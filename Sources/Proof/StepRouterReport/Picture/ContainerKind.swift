import StepRouterTesting

/// The way a view controller arranges its children, as far as a snapshot tells.
enum ContainerKind {
  case screen, tabs, stack, columns, pages, other

  init(_ node: HierarchySnapshot.Node) {
    let visible = node.children.count(where: \.isVisible)
    self =
      if node.children.contains(where: \.isSelected) || node.typeName.contains("TabBar") {
        .tabs
      } else if Self.isStack(node) {
        .stack
      } else if node.children.isEmpty {
        .screen
      } else if node.typeName.contains("Split") || visible > 1 {
        .columns
      } else if node.typeName.contains("Page") {
        .pages
      } else { .other }
  }

  private static func isStack(_ node: HierarchySnapshot.Node) -> Bool {
    node.typeName.contains("Navigation") || node.typeName.contains("Stack")
  }
}

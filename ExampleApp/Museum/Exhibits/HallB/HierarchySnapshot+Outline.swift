#if !canImport(UIKit)
import StepRouterTesting

extension HierarchySnapshot {
  /// The view controllers in one line: `tabs([Home, Details]*, [Account]) presents Sheet`.
  ///
  /// Brackets are a stack, from the bottom up; the star marks the selected tab.
  var outline: String { root?.outline ?? "nothing" }
}

extension HierarchySnapshot.Node {
  fileprivate var outline: String {
    let inside = children.map { $0.outline + ($0.isSelected ? "*" : "") }.joined(separator: ", ")
    let own =
      switch typeName {
      case "UINavigationController": "[\(inside)]"
      case "UITabBarController", "CityTabs": "tabs(\(inside))"
      case "UIPageViewController": "pages(\(inside))"
      default: title ?? typeName
      }
    return ([own] + presented.map(\.root.outline)).joined(separator: " presents ")
  }
}
#endif

import PortableUIKit
import StepRouter

/// Builds the tabs: the given ones, followed by the departments. On iOS 18 and later, the
/// departments are a group of tabs.
struct ShopTabsFactory<Context>: SimpleContainerFactory {
  let routes: ShopRoutes

  func build(
    with context: Context, integrating stacks: [UIViewController]
  ) throws -> UITabBarController {
    if #available(iOS 18.0, visionOS 2.0, *) {
      return UITabBarController(tabs: stacks.map(tab) + [departments])
    }
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: routes.makeDepartments())
    stack.title = "Departments"
    stack.tabBarItem.image = UIImage(systemName: "square.grid.2x2")
    tabs.viewControllers = stacks + [stack]
    return tabs
  }

  @available(iOS 18.0, *)
  private func tab(for stack: UIViewController) -> UITab {
    let title = stack.title ?? ""
    return UITab(
      title: title, image: stack.tabBarItem.image, identifier: title.lowercased()
    ) { _ in stack }
  }

  /// The departments: one by one in a wide window's sidebar, a single tab in a narrow window.
  @available(iOS 18.0, *)
  private var departments: UITabGroup {
    let group = UITabGroup(
      title: "Departments", image: UIImage(systemName: "square.grid.2x2"),
      identifier: "departments",
      children: Product.Category.allCases.map { category in
        UITab(title: category.title, image: nil, identifier: category.rawValue) { _ in
          routes.makeDepartment(category)
        }
      }
    ) { _ in routes.makeDepartments() }
    group.managingNavigationController = UINavigationController()
    return group
  }
}

#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A8 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let list = Screen("Posts").button("Post 1") {
      $0.navigationController?.pushViewController(Post("Post"), animated: true)
    }
    let split = Split()
    split.delegate = split
    split.viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: Screen("No post")),
    ]
    window.show(split)
    return ExploredApp(
      router: window.makeRouter(), destinations: [], keeps: { $0.title == "No post" })
  }

  private final class Split: UISplitViewController, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }

    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      guard let stack = primaryViewController as? UINavigationController,
        stack.viewControllers.count > 1
      else { return nil }
      let details = UINavigationController()
      let open = stack.viewControllers.dropFirst()
      let popped = stack.popToRootViewController(animated: false) ?? []
      details.viewControllers = open + popped
      return details
    }
  }
}
#endif

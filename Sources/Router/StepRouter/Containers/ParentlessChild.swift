import PortableUIKit

/// Tracks the containers of children outside the hierarchy, as a search comes across them. UIKit
/// gives no parent to hidden columns (UIKit rules 93 and 104) and to the view controllers of
/// unselected tabs in a group (UIKit rule 134).
@MainActor
enum ParentlessChild {
  private struct Owner {
    weak var container: UIViewController?
  }

  private static let owners = AttachedValue<Owner>()
  /// False until the first hidden child, so that apps without any pay nothing for them.
  @exclusivity(unchecked) private static var areNoted = false

  static func note(_ child: UIViewController, of container: UIViewController) {
    if areNoted, owners[child]?.container === container { return }
    areNoted = true
    owners[child] = Owner(container: container)
  }

  /// Whether a container has ever had this child.
  static func isNoted(_ child: UIViewController) -> Bool { areNoted && owners[child] != nil }

  /// Returns the container of a view controller that has no parent.
  static func owner(of viewController: UIViewController) -> UIViewController? {
    guard areNoted, viewController.presentingViewController == nil,
      let owner = owners[viewController]?.container
    else { return nil }
    let belongs =
      switch owner {
      case let split as UISplitViewController: split.column(of: viewController) != nil
      case let tabs as UITabBarController: tabs.hasTab(of: viewController)
      default: false
      }
    return belongs ? owner : nil
  }
}

import PortableUIKit

/// Those who belong to a container and are not in the hierarchy, as far as a search has come to them:
/// columns that are not shown (UIKit rules 93 and 104), and the view controllers of tabs in a group of
/// which another one is selected (UIKit rule 134). UIKit gives them no parent.
@MainActor
enum HiddenChild {
  private struct Owner {
    weak var container: UIViewController?
  }

  private static let owners = AttachedValue<Owner>()
  /// Apps that have none pay nothing for them.
  @exclusivity(unchecked) private static var areNoted = false

  static func note(_ child: UIViewController, of container: UIViewController) {
    areNoted = true
    owners[child] = Owner(container: container)
  }

  /// The container to which the view controller belongs, where it has no parent.
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

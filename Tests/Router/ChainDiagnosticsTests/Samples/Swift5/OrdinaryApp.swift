import PortableUIKit

// What apps in Swift 5 have written for years, without any mention of actors: UIKit's declarations
// are `@preconcurrency`, so none of it is an error.

protocol Titled: AnyObject {
  var title: String? { get set }
}

extension UIViewController: Titled {}

final class Presenter {
  weak var screen: UIViewController?

  func showNext() {
    let next = UIViewController(nibName: nil, bundle: nil)
    next.title = "Next"
    screen?.navigationController?.pushViewController(next, animated: true)
    screen?.present(next, animated: true)
  }
}

enum Theme {
  static let bar = UINavigationBar(frame: .zero)

  static func apply(to view: UIView) {
    view.backgroundColor = .white
    view.layer.cornerRadius = 8
  }
}

final class Shell: NSObject {
  let tabs = UITabBarController(nibName: nil, bundle: nil)
  let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
  let window = UIWindow(frame: .zero)

  override init() {
    super.init()
    tabs.viewControllers = []
    tabs.delegate = self
    window.rootViewController = tabs
  }
}

extension Shell: UITabBarControllerDelegate, UINavigationControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    tabBarController.selectedIndex = 0
  }
}

func tell(_ delegate: UITabBarControllerDelegate, of tabs: UITabBarController) {
  delegate.tabBarController(tabs, didSelect: UIViewController(nibName: nil, bundle: nil))
  UIView.animate(withDuration: 0.3) { tabs.view.alpha = 0 }
  _ = UIApplication.shared.delegate?.window??.rootViewController
  DispatchQueue.main.async { tabs.dismiss(animated: true) }
}

import PortableUIKit
import StepRouter

extension Routes {
  func start(in window: UIWindow) {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    router.navigate(to: home, animated: false)
  }
}

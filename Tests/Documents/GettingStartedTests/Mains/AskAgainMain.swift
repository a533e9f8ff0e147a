#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterTesting

/// The program at the end of the tutorial on a first screen.
@MainActor
func mainOfAskingAgain(print: @escaping (Any) -> Void) {
  let device = HeadlessDevice(timeMode: .manual)
  device.perform {
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()

    let routes = Routes(router: DefaultRouter())
    routes.router.navigate(to: routes.bag)
    device.runUntilIdle()

    routes.router.navigate(to: routes.bag) { result in
      if let outcome = try? result.get() { print(outcome.kind) }
    }
    device.runUntilIdle()
    print(HierarchySnapshot(of: window))
  }
}
#endif

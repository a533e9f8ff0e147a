#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterTesting

/// The programs of Docs/GettingStarted.md, one after the other, are the bodies of such functions.
@MainActor
func mainOfFirstScreen(print: (Any) -> Void) {
  let device = HeadlessDevice(timeMode: .manual)
  device.perform {
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()

    let routes = Routes(router: DefaultRouter())
    routes.router.navigate(to: routes.bag)
    device.runUntilIdle()
    print(HierarchySnapshot(of: window))
  }
}
#endif

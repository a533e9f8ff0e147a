#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterTesting

@MainActor
func mainOfTabs(print: (Any) -> Void) {
  let device = HeadlessDevice(timeMode: .manual)
  device.perform {
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()

    let routes = Routes(router: DefaultRouter())
    routes.router.navigate(to: routes.product, with: 42)
    device.runUntilIdle()
    print(HierarchySnapshot(of: window))
  }
}
#endif

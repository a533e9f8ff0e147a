import PortableUIKit
import StepRouter
import StepRouterTesting

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

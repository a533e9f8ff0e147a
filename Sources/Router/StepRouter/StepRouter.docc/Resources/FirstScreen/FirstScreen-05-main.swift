import PortableUIKit
import StepRouter
import StepRouterTesting

let device = HeadlessDevice(timeMode: .manual)
device.perform {
  let window = UIWindow(windowScene: device.connectScene())
  window.rootViewController = UIViewController()
  window.makeKeyAndVisible()
  print(HierarchySnapshot(of: window))
}

import PortableUIKit
import StepRouterTesting

let device = HeadlessDevice(timeMode: .manual)
let sceneDelegate = SceneDelegate()
if let link = URL(string: "shop://product/42") { device.user.open(link) }
device.connectScene(delegate: sceneDelegate)
device.runUntilIdle()

if let window = sceneDelegate.window {
  print(HierarchySnapshot(of: window))
  if let login = window.rootViewController?.presentedViewController as? LoginViewController {
    device.user.tap(login.logInButton)
    device.runUntilIdle()
  }
  print("")
  print(HierarchySnapshot(of: window))
}

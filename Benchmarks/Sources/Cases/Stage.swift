import PortableUIKit
import StepRouter

/// A window on a device of its own, with a manual clock.
@MainActor
struct Stage {
  let device: HeadlessDevice
  let window: UIWindow

  init(_ root: @MainActor () -> UIViewController) {
    let device = HeadlessDevice(timeMode: .manual)
    self.device = device
    window = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root()
      window.makeKeyAndVisible()
      device.runUntilIdle()
      return window
    }
  }

  func router(observers: [any RoutingObserver] = []) -> DefaultRouter {
    DefaultRouter(windowProvider: provider, observers: observers)
  }

  var provider: CustomWindowProvider { CustomWindowProvider { [window] in window } }

  func settle() { device.runUntilIdle() }
}

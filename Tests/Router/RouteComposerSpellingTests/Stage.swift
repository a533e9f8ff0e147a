@_exported import DeviceTraits
import PortableUIKit
import StepRouterTesting

/// A window with view controllers.
@MainActor
struct Stage {
  let device = HeadlessDevice.current
  let window: UIWindow

  init(root: UIViewController) {
    window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = root
    window.makeKeyAndVisible()
    device.runUntilIdle()
  }

  /// The whole hierarchy, one view controller a line.
  var tree: String { HierarchySnapshot(of: window).description }
}

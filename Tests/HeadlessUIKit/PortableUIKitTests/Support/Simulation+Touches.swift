@_exported import AbsentDevice
import PortableUIKit

#if canImport(UIKit)
extension Simulation {
  /// A simulator has no user: tests that need touches don't run there.
  var user: HeadlessUser { HeadlessUser() }

  func launch(_ app: any UIApplicationDelegate, _ scene: any UIWindowSceneDelegate) -> [UIWindow] {
    []
  }
}
#else
extension Simulation {
  /// The user of the headless device.
  var user: HeadlessUser { HeadlessDevice.current.user }

  /// Launches an app and connects its first scene.
  func launch(_ app: any UIApplicationDelegate, _ scene: any UIWindowSceneDelegate) -> [UIWindow] {
    let device = HeadlessDevice.current
    device.launch(app)
    return device.connectScene(delegate: scene).windows
  }
}
#endif

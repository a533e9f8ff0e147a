import PortableUIKit
import StepRouterTesting

let device = HeadlessDevice(timeMode: .manual)
let sceneDelegate = SceneDelegate()
device.connectScene(delegate: sceneDelegate)
device.runUntilIdle()
if let window = sceneDelegate.window { print(HierarchySnapshot(of: window)) }

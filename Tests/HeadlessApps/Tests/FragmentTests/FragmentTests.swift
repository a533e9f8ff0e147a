import PortableUIKit
import Testing

@testable import Fragments

/// Code as apps have it, translated by the plugin and run on a device.
@MainActor @Suite(.serialized) struct FragmentTests {
  @Test(arguments: Fragment.selectors)
  func `a selector reaches its method`(_ fragment: Fragment) { check(fragment) }

  @Test(arguments: Fragment.controls)
  func `controls, bar items and recognizers call their targets`(_ fragment: Fragment) {
    check(fragment)
  }

  @Test(arguments: Fragment.time)
  func `timers and delays run in the time of the device`(_ fragment: Fragment) { check(fragment) }

  @Test(arguments: Fragment.tasks)
  func `tasks sleep in the time of the device`(_ fragment: Fragment) async {
    let log = await fragment.runToEnd(on: HeadlessDevice())
    #expect(log == fragment.expected)
  }

  @Test(arguments: Fragment.objects)
  func `notifications, messages and keys reach objects`(_ fragment: Fragment) { check(fragment) }

  @Test(arguments: Fragment.language)
  func `attributes, protocols and classes mean what they mean to Apple's compiler`(
    _ fragment: Fragment
  ) { check(fragment) }

  @Test(arguments: Fragment.collections)
  func `collection views and screens of the system appear`(_ fragment: Fragment) {
    check(fragment)
  }

  @Test(arguments: Fragment.views)
  func `views of SwiftUI follow observable objects`(_ fragment: Fragment) { check(fragment) }

  private func check(_ fragment: Fragment) {
    let device = HeadlessDevice(timeMode: .manual)
    var misuses: [String] = []
    device.misuseHandler = { misuses.append($0.description) }
    #expect(fragment.run(on: device) == fragment.expected)
    #expect(misuses == [])
  }
}

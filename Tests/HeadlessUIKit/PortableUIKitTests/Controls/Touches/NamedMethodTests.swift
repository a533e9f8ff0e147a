#if !canImport(UIKit) && !canImport(ObjectiveC)
import PortableUIKit
import Testing

/// Methods that are called by their names (V32). The table is what `HeadlessUIKitPlugin` writes for a
/// class; its own tests have everything else.
@MainActor @Suite(.simulated) final class NamedMethodTests {
  private let clock = NumberBox()
  private var misuses: [String] = []

  init() {
    HeadlessDevice.current.misuseHandler = { [unowned self] in misuses.append($0.description) }
  }

  @Test func `V32: a message reaches the method with its arguments`() {
    #expect(clock.responds(to: Selector("add:")))
    #expect(!clock.responds(to: Selector("subtract:")))
    clock.perform(Selector("add:"), with: 3)
    clock.perform(Selector("add:"), with: 4, with: "more than it takes")
    #expect(clock.perform(Selector("count"))?.takeUnretainedValue() as? Int == 7)
    #expect(misuses == [])
  }

  @Test func `V32: an argument that a method doesn't take is a misuse, and so is an unknown name`()
  {
    clock.perform(Selector("add:"), with: "three")
    clock.perform(Selector("add:"))
    clock.perform(Selector("subtract:"), with: 1)
    #expect(clock.count == 0)
    #expect(
      misuses == [
        "NSInvalidArgumentException: -[NumberBox add:]: the argument is String, the method takes Int "
          + "(V32)",
        "NSInvalidArgumentException: -[NumberBox add:]: the argument is nil, the method takes Int "
          + "(V32)",
        "NSInvalidArgumentException: -[NumberBox subtract:]: unrecognized selector sent to instance "
          + "(V32)",
      ])
  }

  @Test func `V32: keys reach properties`() {
    clock.setValue(5, forKey: "count")
    #expect(clock.value(forKey: "count") as? Int == 5)
    #expect(misuses == [])
    #expect(clock.value(forKey: "size") == nil)
    #expect(misuses.count == 1)
    #expect(
      misuses.first?.hasSuffix("not key value coding-compliant for the key size. (V32)") ?? false)
  }

  @Test func `V32: a timer that repeats isn't work`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: clock, selector: Selector("tick:"), userInfo: 2, repeats: true)
    HeadlessDevice.current.runUntilIdle()
    #expect(clock.count == 0)
    HeadlessDevice.current.advance(by: .seconds(3))
    #expect(clock.count == 6)
    timer.invalidate()
    HeadlessDevice.current.advance(by: .seconds(3))
    #expect(clock.count == 6)
  }

  @Test func `V32: observers hear of a notification in order, until they are removed`() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let other = NumberBox()
    center.addObserver(clock, selector: Selector("heard:"), name: name, object: nil)
    center.addObserver(other, selector: Selector("heard:"), name: name, object: clock)
    center.post(name: name, object: nil, userInfo: ["count": 2])
    #expect("\(clock.count) \(other.count)" == "2 0")
    center.post(name: name, object: clock, userInfo: ["count": 3])
    #expect("\(clock.count) \(other.count)" == "5 3")
    center.removeObserver(clock)
    center.post(name: name, object: clock, userInfo: ["count": 1])
    #expect("\(clock.count) \(other.count)" == "5 4")
  }

  @Test func `V32: a delayed message is work, and can be cancelled`() {
    clock.perform(Selector("add:"), with: 1, afterDelay: 2)
    clock.perform(Selector("add:"), with: 10, afterDelay: 2)
    NSObject.cancelPreviousPerformRequests(
      withTarget: clock, selector: Selector("add:"), object: 10)
    HeadlessDevice.current.runUntilIdle()
    #expect(clock.count == 1)
    clock.perform(Selector("add:"), with: 1, afterDelay: 2)
    NSObject.cancelPreviousPerformRequests(withTarget: clock)
    HeadlessDevice.current.runUntilIdle()
    #expect(clock.count == 1)
  }
}

@MainActor private final class NumberBox: NSObject, _ObjectiveCMethods {
  var count = 0

  func _objectiveCMethod(named name: String) -> _ObjectiveCMethod? {
    switch name {
    case "add:": _ObjectiveCMethod { (number: Int) in self.count += number }
    case "tick:":
      _ObjectiveCMethod { (timer: Timer) in self.count += timer._userInfo as? Int ?? 0 }
    case "heard:":
      _ObjectiveCMethod { (notification: Notification) in
        self.count += notification.userInfo?["count"] as? Int ?? 0
      }
    case "count": _ObjectiveCMethod { self.count }
    case "setCount:": _ObjectiveCMethod(setting: \.count, of: self)
    default: nil
    }
  }
}
#endif

import PortableUIKit
import Testing

@MainActor @Suite("Two devices in one process", .standInOnly) struct TwoDeviceTests {
  let first = Simulation()
  let second = Simulation()
  let log = EventLog()

  private func show(_ root: UIViewController, on simulation: Simulation) -> UIWindow {
    simulation.performNow {
      let window = simulation.makeWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      simulation.runUntilIdle()
      return window
    }
  }

  @Test("Each device has its own application, scenes and key window")
  func applications() {
    let a = first.performNow { UIViewController() }
    let b = second.performNow { UIViewController() }
    let windows = (show(a, on: first), show(b, on: second))

    #expect(windows.0.isKeyWindow)
    #expect(windows.1.isKeyWindow)
    first.performNow {
      #expect(UIApplication.shared.connectedScenes == [windows.0.windowScene])
    }
    second.performNow {
      #expect(UIApplication.shared.connectedScenes == [windows.1.windowScene])
    }
  }

  @Test("Time that passes on one device doesn't pass on the other")
  func clocks() {
    second.schedule(after: .zero) { Issue.record("The other device's entry has run.") }
    first.schedule(after: .seconds(1)) {}
    first.runUntilIdle()

    #expect(first.now == .seconds(1))
    #expect(second.now == .zero)
    #expect(first.isIdle)
    #expect(!second.isIdle)
  }

  @Test("A view controller works on the device it was made on, even if another is current")
  func owners() {
    let (a, presented) = first.performNow { (UIViewController(), UIViewController()) }
    let window = show(a, on: first)

    second.performNow {
      a.present(presented, animated: true) { [log] in
        log.add(UIApplication.shared === window.windowScene?.next ? "first" : "second")
      }
    }

    #expect(!first.isIdle)
    #expect(second.isIdle)
    first.runUntilIdle()
    #expect(log.take() == ["first"])
  }

  @Test("Complaints go to the device they concern")
  func complaints() {
    let (stack, presenter) = first.performNow { (UINavigationController(), UIViewController()) }
    let (pushed, presented) = first.performNow { (UINavigationController(), UIViewController()) }
    second.performNow {
      stack.pushViewController(pushed, animated: false)
      presenter.present(presented, animated: false)
    }
    #expect(first.takeMisuses().map(\.rule) == ["M2"])
    #expect(first.takeWarnings().count == 1)
    #expect(second.takeMisuses() == [])
    #expect(second.takeWarnings() == [])
  }

  @Test(
    "Adding a view controller of another device to a hierarchy warns",
    arguments: ["push", "present", "addChild", "rootViewController", "viewControllers"])
  func foreign(_ way: String) {
    let (root, stack, tabs) = first.performNow {
      (UIViewController(), UINavigationController(), UITabBarController())
    }
    let window = show(root, on: first)
    let other = second.performNow { UIViewController() }
    let host: UIResponder =
      switch way {
      case "push": stack
      case "rootViewController": window
      case "viewControllers": tabs
      default: root
      }
    switch way {
    case "push": stack.pushViewController(other, animated: false)
    case "present": root.present(other, animated: false)
    case "addChild": root.addChild(other)
    case "rootViewController": window.rootViewController = other
    default: tabs.viewControllers = [other]
    }
    #expect(
      first.takeWarnings() == [
        "\(name(of: other)) was made on another device, but is added to \(name(of: host)), which belongs "
          + "to this one. Make both on the same device: write `device.perform { … }` around what makes "
          + "them."
      ])
    #expect(second.takeWarnings() == [])
  }

  @Test("A warning that only repeats the last one is left out, whatever came before")
  func foreignAgain() {
    let root = first.performNow { UIViewController() }
    _ = show(root, on: first)
    let (one, other) = second.performNow { (UIViewController(), UIViewController()) }
    root.addChild(one)
    root.addChild(other)
    other.removeFromParent()
    root.addChild(other)
    let warnings = first.takeWarnings()
    #expect(
      warnings.map { String($0.prefix { $0 != ">" }) + ">" } == [one, other].map { name(of: $0) })
  }

  @Test("Adding a view controller made without a device, or a foreign window, warns")
  func foreignWithoutDevice() async {
    let window = show(first.performNow { UIViewController() }, on: first)
    let root = await Task.detached { await MainActor.run { UIViewController() } }.value
    window.rootViewController = root
    #expect(
      first.takeWarnings().first?.hasPrefix(
        "\(name(of: root)) was made while no device was current, but is added to ") == true)
    let other = second.performNow { second.makeWindow() }
    other.windowScene = window.windowScene
    #expect(
      first.takeWarnings().first?.hasPrefix(
        "\(name(of: other)) was made on another device, but is added to ") == true)
  }

  private func name(of object: NSObject) -> String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return "<\(type(of: object)): 0x\(String(address, radix: 16))>"
  }

  @Test("Disabling animations concerns one device")
  func animations() {
    first.performNow { UIView.setAnimationsEnabled(false) }
    first.performNow { #expect(!UIView.areAnimationsEnabled) }
    second.performNow { #expect(UIView.areAnimationsEnabled) }
  }

  @Test("A transaction on one device doesn't wait for a transition on the other")
  func transactions() {
    let stack = second.performNow { UINavigationController(rootViewController: UIViewController()) }
    let window = show(stack, on: second)
    let log = log
    first.performNow {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.add("completion") }
      stack.pushViewController(UIViewController(), animated: true)
      CATransaction.commit()
    }
    #expect(log.take() == ["completion"])
    second.runUntilIdle()
    _ = window
  }

  @Test("An entry in automatic time runs even if its device is released first")
  func entryOutlivesItsDevice() async {
    let log = log
    // From now on, this device knows the tasks that begin.
    first.runUntilIdle()
    var device: Simulation? = Simulation()
    device?.use(.automatic)
    device?.schedule(after: .seconds(1)) { log.add("entry") }
    device = nil
    #expect(log.take() == [])

    await first.letTasksRun()
    #expect(log.take() == ["entry"])
  }
}

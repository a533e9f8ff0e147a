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

  @Test("Each has its application, its scenes and its key window")
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

  @Test("The time of one does not pass on the other")
  func clocks() {
    second.schedule(after: .zero) { Issue.record("The other device's entry has run.") }
    first.schedule(after: .seconds(1)) {}
    first.runUntilIdle()

    #expect(first.now == .seconds(1))
    #expect(second.now == .zero)
    #expect(first.isIdle)
    #expect(!second.isIdle)
  }

  @Test("A view controller works on the device it was made on, whichever is current")
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

  @Test("Complaints go to the device they are about")
  func complaints() {
    let (stack, presenter) = first.performNow { (UINavigationController(), UIViewController()) }
    second.performNow {
      stack.pushViewController(UINavigationController(), animated: false)
      presenter.present(UIViewController(), animated: false)
    }
    #expect(first.takeMisuses().map(\.rule) == ["M2"])
    #expect(first.takeWarnings().count == 1)
    #expect(second.takeMisuses() == [])
    #expect(second.takeWarnings() == [])
  }

  @Test("Animations are disabled on one device only")
  func animations() {
    first.performNow { UIView.setAnimationsEnabled(false) }
    first.performNow { #expect(!UIView.areAnimationsEnabled) }
    second.performNow { #expect(UIView.areAnimationsEnabled) }
  }

  @Test("A transaction of one does not wait for the other's transition")
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

  @Test("What is due when a device goes is done without it")
  func entryOutlivesItsDevice() async {
    let log = log
    var device: Simulation? = Simulation()
    device?.use(.automatic)
    device?.schedule(after: .seconds(1)) { log.add("entry") }
    device = nil
    #expect(log.take() == [])

    for _ in 0..<200 { await Task.yield() }
    #expect(log.take() == ["entry"])
  }
}

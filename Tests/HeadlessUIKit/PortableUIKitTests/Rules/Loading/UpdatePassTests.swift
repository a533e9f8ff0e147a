#if !canImport(UIKit)
import Observation
import PortableUIKit
import Testing

@MainActor @Suite("The update pass", .standInOnly) struct UpdatePassTests {
  @Observable final class Model: @unchecked Sendable {
    var title = "Cart"
    var size = 1
  }

  /// Reads the model in a callback only.
  private final class CallbackScreen: BareScreen {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("viewWillAppear \(model?.title ?? "")")
    }

    override func updateProperties() {
      super.updateProperties()
      log.add("updateProperties")
    }
  }

  private class BareScreen: UIViewController {
    let log: EventLog
    let model: Model?

    init(_ log: EventLog, reading model: Model? = nil) {
      self.log = log
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    required init(nibName: String?, bundle: Bundle?) { fatalError("The tests pass a log.") }
    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: BareScreen {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("viewWillAppear")
    }

    override func updateProperties() {
      super.updateProperties()
      log.add("updateProperties" + (model.map { " \($0.title)" } ?? ""))
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.add("viewWillLayoutSubviews" + (model.map { " \($0.size)" } ?? ""))
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("viewDidAppear \(model?.title ?? "")")
    }
  }

  private let log = EventLog()

  private func show(_ screen: UIViewController, on device: HeadlessDevice) -> UIWindow {
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = screen
    window.makeKeyAndVisible()
    device.runUntilIdle()
    return window
  }

  private static let system26 = OperatingSystemVersion(
    majorVersion: 26, minorVersion: 0, patchVersion: 0)

  @Test("Rule 240: it comes before the layout, and neither asks for the other")
  func order() {
    let device = HeadlessDevice(timeMode: .manual, systemVersion: Self.system26)
    device.perform {
      let screen = Screen(log)
      let window = show(screen, on: device)
      #expect(
        log.take() == [
          "viewWillAppear", "updateProperties", "viewWillLayoutSubviews", "viewDidAppear ",
        ])
      screen.view.setNeedsLayout()
      device.runUntilIdle()
      #expect(log.take() == ["viewWillLayoutSubviews"])
      screen.setNeedsUpdateProperties()
      screen.setNeedsUpdateProperties()
      #expect(log.take() == [])
      device.runUntilIdle()
      #expect(log.take() == ["updateProperties"])
      screen.setNeedsUpdateProperties()
      window.updatePropertiesIfNeeded()
      #expect(log.take() == ["updateProperties"])
    }
  }

  @Test("Rule 240: earlier systems have none")
  func earlier() {
    let device = HeadlessDevice(timeMode: .manual)
    device.perform {
      let screen = Screen(log)
      _ = show(screen, on: device)
      screen.setNeedsUpdateProperties()
      device.runUntilIdle()
      #expect(log.take() == ["viewWillAppear", "viewWillLayoutSubviews", "viewDidAppear "])
    }
  }

  @Test("Rule 241: what it reads of a model makes it update before the next layout")
  func observed() {
    let device = HeadlessDevice(timeMode: .manual, systemVersion: Self.system26)
    device.perform {
      let model = Model()
      let screen = Screen(log, reading: model)
      let window = show(screen, on: device)
      _ = log.take()
      model.title = "Order"
      model.title = "Orders"
      #expect(log.take() == [])
      device.runUntilIdle()
      #expect(log.take() == ["updateProperties Orders"])
      model.size = 2
      device.runUntilIdle()
      #expect(log.take() == ["viewWillLayoutSubviews 2"])
      _ = window
    }
  }

  @Test("Rule 241: a change off the main actor makes it update, too")
  func observedElsewhere() async {
    let device = HeadlessDevice(timeMode: .manual, systemVersion: Self.system26)
    let model = Model()
    let screen = device.perform { Screen(log, reading: model) }
    let window = device.perform { show(screen, on: device) }
    _ = log.take()
    await Task.detached { model.title = "Orders" }.value
    await device.settle()
    #expect(log.take() == ["updateProperties Orders"])
    _ = window
  }

  @Test("Rule 242: a callback's reading isn't observed")
  func callback() {
    let device = HeadlessDevice(timeMode: .manual, systemVersion: Self.system26)
    device.perform {
      let model = Model()
      let screen = CallbackScreen(log, reading: model)
      let window = show(screen, on: device)
      _ = log.take()
      model.title = "Orders"
      device.runUntilIdle()
      #expect(log.take() == [])
      _ = window
    }
  }
}
#endif

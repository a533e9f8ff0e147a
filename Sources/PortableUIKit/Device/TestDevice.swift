#if canImport(UIKit)
  /// What a program that operates an app runs it on: a simulator, or a headless device of its own.
  ///
  /// Time is the wall clock's here, and touches are the calls that UIKit makes for them.
  @MainActor public final class TestDevice {
    /// Operates the device on which the test runs.
    public init() {}

    /// A window in the app's scene.
    public func makeWindow() -> UIWindow {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      guard let scene = scenes.first else { return UIWindow(frame: UIScreen.main.bounds) }
      return UIWindow(windowScene: scene)
    }

    /// Runs what is to happen on this device.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

    /// Waits until nothing moves.
    public func settle() async { try? await Task.sleep(for: .milliseconds(700)) }

    /// Lets time pass, and time limits run out in it.
    public func pass(_ time: Duration) async { try? await Task.sleep(for: time) }

    /// What UIKit has complained about since this was last asked: it writes to the console here.
    public func takeComplaints() -> [String] { [] }

    /// What is not balanced in a view controller's callbacks while nothing moves.
    public func imbalance(of viewController: UIViewController) -> String? {
      let isMoving =
        viewController.isBeingPresented || viewController.isBeingDismissed
        || viewController.transitionCoordinator != nil
      return isMoving ? "is still moving" : nil
    }

    /// Takes a window away, with all that is in it.
    public func close(_ window: UIWindow) {
      window.isHidden = true
      window.rootViewController = nil
      window.windowScene = nil
    }
  }
#else
  /// What a program that operates an app runs it on: a simulator, or a headless device of its own.
  ///
  ///     let device = TestDevice()
  ///     let window = device.makeWindow()
  ///     device.perform { app.start(in: window) }
  ///     await device.settle()
  ///
  /// Everything that it can do it can do on both. Time is virtual here.
  @MainActor public final class TestDevice {
    let device = HeadlessDevice(timeMode: .manual)
    /// How many turns of the main queue are enough if nothing leaves it in any of them.
    private static let stillTurns = 5
    /// How many turns are enough in any case.
    private static let mostTurns = 1_000
    private let turns: TaskTurns
    private var misuses: [String] = []

    /// A device of its own, with nothing on it.
    public convenience init() { self.init(taskLimit: .seconds(30)) }

    /// A device that waits for a task off the main actor no longer than this, on the wall clock.
    package init(taskLimit: Duration) {
      turns = TaskTurns(limit: taskLimit)
      device.misuseHandler = { [weak self] in self?.misuses.append($0.description) }
    }

    /// A window in a scene of its own.
    public func makeWindow() -> UIWindow {
      device.perform { UIWindow(windowScene: device.connectScene()) }
    }

    /// Runs what is to happen on this device.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
      try device.perform(body)
    }

    /// Waits until nothing moves, and no task has anything left to do at once.
    ///
    /// A task that goes to an actor, to a function off the main actor or to tasks of its own is waited
    /// for, until it is done or waits: for the user, for a time limit.
    /// What other threads bring, `Task.sleep`, and `Task.yield()` in an actor's code or in what that
    /// calls, is not waited for: it is not known of.
    ///
    /// What goes on for ever is left: movements after a minute of the device's time, tasks that keep
    /// going off the main actor and back after a thousand rounds, one that is busy there without a
    /// pause after half a minute on the wall clock, which ``takeComplaints()`` tells.
    public func settle() async {
      let end = device.now + .seconds(60)
      repeat {
        device.clock.runUntilIdle(before: end)
        await letTasksRun()
      } while device.clock.nextEntryDue.map { $0 < end } ?? false
    }

    /// Lets time pass, and time limits run out in it.
    public func pass(_ time: Duration) async {
      device.advance(by: time)
      await letTasksRun()
    }

    /// Lets tasks run that are ready, those that they make ready, and so on.
    ///
    /// Blocks on the main queue are not seen, but run in their order; so a few still turns are better
    /// than one.
    private func letTasksRun() async {
      var still = 0
      for _ in 0..<Self.mostTurns where still < Self.stillTurns {
        let activity = turns.activity
        await turns.pass()
        still = turns.activity == activity ? still + 1 : 0
      }
      for _ in 0..<turns.takeOverruns() {
        device.warn("A task is busy off the main actor, and settle() has gone on without it.")
      }
    }

    /// What UIKit has complained about since this was last asked: lines for the console, exceptions.
    public func takeComplaints() -> [String] {
      defer {
        misuses = []
        device.clearWarnings()
      }
      return misuses + device.warnings
    }

    /// What is not balanced in a view controller's callbacks while nothing moves.
    public func imbalance(of viewController: UIViewController) -> String? {
      let isInWindow = viewController.viewIfLoaded?.window != nil
      switch viewController.appearance.phase {
      case .appearing: return "is still appearing"
      case .disappearing: return "is still disappearing"
      case .appeared: return isInWindow ? nil : "has appeared and is in no window"
      case .disappeared: return isInWindow ? "is in a window and has not appeared" : nil
      }
    }

    /// Takes a window away, with all that is in it.
    public func close(_ window: UIWindow) {
      device.perform {
        window.isHidden = true
        window.rootViewController = nil
      }
    }
  }
#endif

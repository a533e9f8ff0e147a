/// What a program that operates an app runs it on: a simulator, or a headless device of its own.
///
///     let device = TestDevice()
///     let window = device.makeWindow()
///     device.perform { app.start(in: window) }
///     await device.settle()
///
/// Everything that it can do it can do on both. On a headless device time is virtual; on a simulator
/// it is the wall clock's, and touches are the calls that UIKit makes for them.
@MainActor public final class TestDevice {
  #if !canImport(UIKit)
  let device: HeadlessDevice
  /// For what a simulator has no counterpart of.
  package var headless: HeadlessDevice { device }
  private var misuses: [String] = []
  #endif

  /// A device of its own with nothing on it, or the simulator on which the test runs, which is what
  /// it is.
  ///
  ///     let small = TestDevice(screenSize: CGSize(width: 320, height: 568))
  ///     let tablet = TestDevice(.pad)
  ///
  /// - Parameters:
  ///   - idiom: A phone or a tablet.
  ///   - screenSize: How large the screen is, and with it a window, in points. If it is nil, 390 by
  ///     844 on a phone and 1,024 by 768 on a tablet.
  public convenience init(_ idiom: UIUserInterfaceIdiom = .phone, screenSize: CGSize? = nil) {
    self.init(idiom, screenSize: screenSize, taskLimit: .seconds(30))
  }

  /// A device that waits for tasks off the main actor until they have had so much of a processor. A
  /// simulator waits for none.
  package init(
    _ idiom: UIUserInterfaceIdiom = .phone, screenSize: CGSize? = nil, taskLimit: Duration
  ) {
    #if !canImport(UIKit)
    let usual =
      idiom == .pad ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844)
    device = HeadlessDevice(
      timeMode: .manual, idiom: idiom, screenSize: screenSize ?? usual, taskLimit: taskLimit)
    device.misuseHandler = { [weak self] in self?.misuses.append($0.description) }
    #endif
  }

  /// A window: in a scene of its own, or in the app's scene on a simulator.
  public func makeWindow() -> UIWindow {
    #if canImport(UIKit)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first else { return UIWindow(frame: UIScreen.main.bounds) }
    return UIWindow(windowScene: scene)
    #else
    device.perform { UIWindow(windowScene: device.connectScene()) }
    #endif
  }

  /// Runs what is to happen on this device.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(UIKit)
    try body()
    #else
    try device.perform(body)
    #endif
  }

  /// Waits until nothing moves, and no task has anything left to do at once.
  ///
  /// A task that goes to an actor, to a function off the main actor or to tasks of its own is waited
  /// for, until it is done or waits: for the user, for a time limit.
  /// What other threads bring, `Task.sleep`, and `Task.yield()` in an actor's code or in what that
  /// calls, is not waited for: it is not known of.
  ///
  /// What goes on for ever is left: movements after a minute of the device's time, tasks that keep
  /// going off the main actor and back after a thousand rounds, and those that are busy there without a
  /// pause when they have had a processor for half a minute, or have kept their threads for about a
  /// minute and needed none; ``takeComplaints()`` tells of these. How long a busy machine lets them wait
  /// does not count.
  ///
  /// A simulator cannot tell: there it waits for as long as movements take.
  public func settle() async {
    #if canImport(UIKit)
    try? await Task.sleep(for: .milliseconds(700))
    #else
    await device.settle()
    #endif
  }

  /// An explorer calls this: most navigations that it tries fail. UIKit's console has them all the same.
  package func stopPrintingDeveloperWarnings() {
    #if !canImport(UIKit)
    device.printsDeveloperWarnings = false
    #endif
  }

  /// Lets time pass, and time limits run out in it.
  public func pass(_ time: Duration) async {
    #if canImport(UIKit)
    try? await Task.sleep(for: time)
    #else
    device.advance(by: time)
    await device.letTasksRun()
    #endif
  }

  /// What UIKit has complained about since this was last asked: lines for the console, exceptions.
  /// On a simulator it writes to the console itself, and this is empty.
  public func takeComplaints() -> [String] {
    #if canImport(UIKit)
    []
    #else
    defer {
      misuses = []
      device.clearWarnings()
    }
    return misuses + device.warnings
    #endif
  }

  /// What is not balanced in a view controller's callbacks while nothing moves.
  public func imbalance(of viewController: UIViewController) -> String? {
    #if canImport(UIKit)
    let isMoving =
      viewController.isBeingPresented || viewController.isBeingDismissed
      || viewController.transitionCoordinator != nil
    return isMoving ? "is still moving" : nil
    #else
    let isInWindow = viewController.viewIfLoaded?.window != nil
    switch viewController.appearance.phase {
    case .appearing: return "is still appearing"
    case .disappearing: return "is still disappearing"
    case .appeared: return isInWindow ? nil : "has appeared and is in no window"
    case .disappeared: return isInWindow ? "is in a window and has not appeared" : nil
    }
    #endif
  }

  /// Takes a window away, with all that is in it.
  public func close(_ window: UIWindow) {
    perform {
      window.isHidden = true
      window.rootViewController = nil
    }
    #if canImport(UIKit)
    window.windowScene = nil
    #endif
  }
}

/// A device on which a program operates an app: a simulator, or a headless device of its own.
///
///     let device = TestDevice()
///     let window = device.makeWindow()
///     device.perform { app.start(in: window) }
///     await device.settle()
///
/// The API is the same on both, and methods return false or an empty result for what a simulator
/// can't do. On a headless device, time is virtual. On a simulator, time follows the wall clock,
/// and touches are the calls UIKit makes for them.
@MainActor public final class TestDevice {
  #if !canImport(UIKit)
  let device: HeadlessDevice
  /// The headless device, for features that a simulator has no counterpart of.
  package var headless: HeadlessDevice { device }
  private var misuses: [String] = []
  #endif

  /// Makes a device with nothing on it. On a simulator, it stands for the simulator the test runs
  /// on, regardless of the parameters.
  ///
  ///     let small = TestDevice(screenSize: CGSize(width: 320, height: 568))
  ///     let tablet = TestDevice(.pad)
  ///
  /// - Parameters:
  ///   - idiom: A phone or a tablet.
  ///   - screenSize: The size of the screen, and so of a window, in points. If nil, 390 by 844 on a
  ///     phone and 1,024 by 768 on a tablet.
  public convenience init(_ idiom: UIUserInterfaceIdiom = .phone, screenSize: CGSize? = nil) {
    self.init(idiom, screenSize: screenSize, taskLimit: .seconds(30))
  }

  /// Makes a device that waits for tasks off the main actor until they have used `taskLimit` of
  /// processor time. A simulator doesn't wait for tasks.
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

  #if !canImport(UIKit)
  /// Makes a device of a model, with nothing on it.
  package init(_ model: HeadlessDevice.Model) {
    device = HeadlessDevice(model, timeMode: .manual)
    device.misuseHandler = { [weak self] in self?.misuses.append($0.description) }
  }
  #endif

  /// Makes a window: in a new scene, or in the app's scene on a simulator.
  public func makeWindow() -> UIWindow {
    #if canImport(UIKit)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    if let scene = scenes.first { return UIWindow(windowScene: scene) }
    #if os(visionOS)
    return UIWindow(frame: .zero)
    #else
    return UIWindow(frame: UIScreen.main.bounds)
    #endif
    #else
    device.perform { UIWindow(windowScene: device.connectScene()) }
    #endif
  }

  /// Runs a closure on this device.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    #if canImport(UIKit)
    try body()
    #else
    try device.perform(body)
    #endif
  }

  /// Waits until nothing moves and no task has anything left to do right away.
  ///
  /// If a task calls an actor, a function off the main actor or tasks of its own, the device waits
  /// until that task ends or waits for something else, such as the user or a time limit. It doesn't
  /// wait for other threads, `Task.sleep`, or `Task.yield()` in an actor's code or in functions
  /// this code calls, because it can't see them.
  ///
  /// It gives up on anything that goes on forever: movements, after a minute of the device's time;
  /// tasks that keep leaving the main actor and coming back, after a thousand rounds; and tasks
  /// that are busy off the main actor without a pause, after half a minute of processor time, or
  /// after about a minute of keeping their threads without using a processor. ``takeComplaints()``
  /// reports the busy tasks. The time they wait for a busy machine doesn't count.
  ///
  /// A simulator can't tell when it's idle, so there this waits for as long as movements take.
  public func settle() async {
    #if canImport(UIKit)
    try? await Task.sleep(for: .milliseconds(700))
    #else
    await device.settle()
    #endif
  }

  /// Stops printing developer warnings. An explorer calls this, because most of the navigations it
  /// tries fail. On a simulator, the console still shows the warnings.
  package func stopPrintingDeveloperWarnings() {
    #if !canImport(UIKit)
    device.printsDeveloperWarnings = false
    #endif
  }

  /// Lets time pass, so that time limits run out.
  public func pass(_ time: Duration) async {
    #if canImport(UIKit)
    try? await Task.sleep(for: time)
    #else
    device.advance(by: time)
    await device.letTasksRun()
    #endif
  }

  /// Returns UIKit's complaints since the last call: lines for the console, and exceptions. Always
  /// empty on a simulator, where UIKit writes to the console itself.
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

  /// Describes why a view controller's appearance callbacks are unbalanced while nothing moves; nil
  /// if they are balanced.
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

  /// Removes a window, with everything in it.
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

/// The app's process and its scenes. A simulator's process is the system's: what cannot be done there
/// says so by its answer.
extension TestDevice {
  /// Launches the app cold, with scenes: its delegate, then a scene with what has arrived from outside.
  /// After an earlier process the sessions that were seen last are connected again.
  ///
  /// ```swift
  /// device.open(URL(string: "shop://product/42")!)
  /// device.launch(AppDelegate()) { _ in SceneDelegate() }
  /// await device.settle()
  /// expectHierarchy(device.windows[0], …)
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, as `@main` names it.
  ///   - sceneDelegate: Makes the delegate of a scene, each time that one connects.
  /// - Returns: Whether it could be launched: not on a simulator, where the test runs in the app.
  @discardableResult
  public func launch(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: @escaping @MainActor (UISceneSession) -> any UISceneDelegate
  ) -> Bool {
    #if canImport(UIKit)
    return false
    #else
    device.launch(delegate, sceneDelegate: sceneDelegate)
    return true
    #endif
  }

  /// Ends the app's process, as the system does it: nobody is told anything.
  ///
  /// - Returns: Whether it could be ended: not on a simulator.
  @discardableResult
  public func terminate() -> Bool {
    #if canImport(UIKit)
    return false
    #else
    device.terminate()
    return true
    #endif
  }

  /// Opens a URL of the app's own scheme, as another app does. Where no process runs, it waits for the
  /// launch.
  ///
  /// - Returns: Whether it could be opened: on a simulator not from within the app.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    #if canImport(UIKit)
    return false
    #else
    user.open(url)
    return true
    #endif
  }

  /// The windows of the app's scenes, in the order in which the scenes were connected; in a scene the
  /// one that was shown last is the last.
  public var windows: [UIWindow] {
    #if canImport(UIKit)
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #else
    device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.number < $1.number }.flatMap(\.windows)
    #endif
  }
}

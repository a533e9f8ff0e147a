/// The app's process and its scenes. The system owns a simulator's process, so these methods return
/// false for what they can't do there.
extension TestDevice {
  /// Launches the app cold, with scenes: its delegate, then a scene with everything that arrived
  /// from outside. After an earlier process, this reconnects the sessions that were last in the
  /// foreground.
  ///
  /// ```swift
  /// device.open(URL(string: "shop://product/42")!)
  /// device.launch(AppDelegate()) { _ in SceneDelegate() }
  /// await device.settle()
  /// expectHierarchy(device.windows[0], …)
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate, the class with `@main`.
  ///   - sceneDelegate: Makes a scene's delegate each time a scene connects.
  /// - Returns: True if the app launched; false on a simulator, where the test runs in the app.
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

  /// Ends the app's process as the system does, without notifying the app.
  ///
  /// - Returns: True if the process ended; false on a simulator.
  @discardableResult
  public func terminate() -> Bool {
    #if canImport(UIKit)
    return false
    #else
    device.terminate()
    return true
    #endif
  }

  /// Opens a URL of the app's own scheme, as another app does. If the app isn't running, the URL
  /// waits for the launch.
  ///
  /// - Returns: True on a headless device; false on a simulator, where this isn't possible from
  ///   within the app.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    #if canImport(UIKit)
    return false
    #else
    user.open(url)
    return true
    #endif
  }

  /// The windows of the app's scenes. A headless device lists them in the order the scenes
  /// connected; within a scene, the window shown last comes last.
  public var windows: [UIWindow] {
    #if canImport(UIKit)
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #else
    device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.number < $1.number }.flatMap(\.windows)
    #endif
  }
}

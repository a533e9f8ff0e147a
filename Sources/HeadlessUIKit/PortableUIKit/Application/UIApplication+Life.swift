#if !canImport(UIKit)
/// The application's own life cycle. With scenes, its delegate hears only of the launch (rule 161).
extension UIApplication {
  func launch(_ newDelegate: any UIApplicationDelegate) {
    delegate = newDelegate
    ownState = .inactive
    let window = loadMainStoryboard()
    _ = newDelegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = newDelegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification, by: self)
    if let window, ownWindow === window, window.isHidden { window.makeKeyAndVisible() }
    if let window = ownWindow { checkRoot(of: window) }
  }

  /// Gives the delegate a window with the initial view controller of the main storyboard, as the
  /// Info.plist says (rule 324).
  private func loadMainStoryboard() -> UIWindow? {
    guard let manifest = device.manifest, manifest.scenes.isEmpty, let name = manifest.storyboard,
      let delegate
    else { return nil }
    let window = ownWindow ?? UIWindow(frame: device.screen.bounds)
    window.rootViewController = UIStoryboard(name: name, bundle: nil)
      .instantiateInitialViewController()
    delegate.hold(window)
    if ownWindow === window {
      device.isMainStoryboardShown = true
      return window
    }
    // A scene shows it, if the test launches the app with scenes.
    if device.hasScenes { return nil }
    device.warn(
      "The app delegate must implement the window property if it wants to use a main storyboard "
        + "file.")
    return nil
  }

  /// Whether the app has a window of its own, without scenes.
  var hasOwnWindow: Bool { !device.hasScenes && ownWindow != nil }

  private var ownWindow: UIWindow? { delegate?.window as? UIWindow }

  func becomeActiveWithoutScenes() {
    guard hasOwnWindow else { return }
    ownState = .active
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification, by: self)
  }

  func enterBackgroundWithoutScenes() {
    guard hasOwnWindow, ownState == .active else { return }
    delegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification, by: self)
    ownState = .background
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification, by: self)
  }

  func interruptWithoutScenes() {
    guard hasOwnWindow, ownState == .active else { return }
    delegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification, by: self)
    ownState = .inactive
    becomeActiveWithoutScenes()
  }

  func returnWithoutScenes(with arrivals: [Arrival] = []) {
    guard hasOwnWindow else { return }
    let wasInBackground = ownState == .background
    if wasInBackground {
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification, by: self)
      ownState = .inactive
    }
    for arrival in arrivals { arrival.deliver(to: self) }
    if wasInBackground { becomeActiveWithoutScenes() }
  }

  func receiveWithoutScenes(_ arrival: Arrival) { returnWithoutScenes(with: [arrival]) }
}
#endif

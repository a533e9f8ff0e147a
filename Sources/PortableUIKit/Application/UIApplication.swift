#if !canImport(UIKit)
  /// The application of a device.
  open class UIApplication: UIResponder {
    public enum State: Int, Sendable {
      case active, inactive, background
    }

    public struct LaunchOptionsKey: Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }
    }

    public struct OpenExternalURLOptionsKey: Hashable, Sendable {
      public let rawValue: String

      public init(rawValue: String) {
        self.rawValue = rawValue
      }
    }

    private unowned let ownDevice: HeadlessDevice
    override var device: HeadlessDevice { ownDevice }

    init(device: HeadlessDevice) {
      ownDevice = device
      super.init()
    }

    /// The current device's application.
    open class var shared: UIApplication { HeadlessDevice.current.application }

    open weak var delegate: (any UIApplicationDelegate)?
    open internal(set) var connectedScenes: Set<UIScene> = []
    open internal(set) var openSessions: Set<UISceneSession> = []
    open internal(set) var applicationState = State.active
    /// The URLs that came from outside before there was a scene.
    var waitingURLs: [URL] = []
    /// The URLs given to `open(_:options:completionHandler:)`, oldest first.
    private(set) var openedURLs: [URL] = []

    open var supportsMultipleScenes: Bool { true }

    /// The windows of every scene, in the order in which they came.
    open var windows: [UIWindow] {
      connectedScenes.compactMap { $0 as? UIWindowScene }
        .sorted { $0.number < $1.number }
        .flatMap(\.windows)
    }

    open override var next: UIResponder? { delegate as? UIResponder }

    open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

    /// Completes asynchronously on the main actor.
    open func open(
      _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
      let isOpened = canOpenURL(url)
      if isOpened { openedURLs.append(url) }
      guard let completion else { return }
      device.schedule { completion(isOpened) }
    }
  }

  @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
  }

  extension UIApplicationDelegate {
    public var window: UIWindow? {
      get { nil }
      set {}
    }

    public func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
  }
#endif

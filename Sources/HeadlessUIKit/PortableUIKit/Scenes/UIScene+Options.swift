#if !canImport(UIKit)
extension UIScene {
  /// The content that arrived before the scene connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    private let arrivals: [Arrival]

    init(_ arrivals: [Arrival] = []) {
      self.arrivals = arrivals
      super.init()
    }

    open var urlContexts: Set<UIOpenURLContext> {
      Set(arrivals.compactMap { if case .url(let context) = $0 { context } else { nil } })
    }

    open var userActivities: Set<NSUserActivity> {
      Set(arrivals.compactMap { if case .activity(let activity) = $0 { activity } else { nil } })
    }

    /// The type of an activity from another device. The activity itself arrives later.
    open var handoffUserActivityType: String? {
      arrivals.lazy.compactMap { if case .handoff(let handoff) = $0 { handoff.type } else { nil } }
        .last
    }

    open var shortcutItem: UIApplicationShortcutItem? {
      arrivals.lazy.compactMap { if case .shortcut(let item) = $0 { item } else { nil } }.last
    }

    open var notificationResponse: UNNotificationResponse? {
      arrivals.lazy.compactMap { if case .tap(let response) = $0 { response } else { nil } }.last
    }

    /// The intent that the scene connects for. The scene's delegate still hears of it afterwards
    /// (rule 244).
    @available(iOS 26.0, *)
    public var appIntent: (any UISceneAppIntent)? {
      arrivals.lazy.compactMap { if case .intent(let intent) = $0 { intent } else { nil } }.last
    }

    /// What was registered with the accessory that the scene shows.
    @available(iOS 27.0, *)
    open var sceneAccessoryUserInfo: Any? {
      arrivals.lazy.compactMap { if case .accessory(let info) = $0 { info } else { nil } }.last
    }

    open var sourceApplication: String? {
      urlContexts.lazy.compactMap(\.options.sourceApplication).first
    }
  }

  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    public let sourceApplication: String?
    public let annotation: Any?
    public let openInPlace: Bool

    init(sourceApplication: String? = nil, annotation: Any? = nil, openInPlace: Bool = false) {
      self.sourceApplication = sourceApplication
      self.annotation = annotation
      self.openInPlace = openInPlace
      super.init()
    }
  }

  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    open var requestingScene: UIScene?

    public override init() {
      super.init()
    }
  }
}

@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions = .init()) {
    self.url = url
    self.options = options
    super.init()
  }
}
#endif

import PortableUIKit
import StepRouter

extension LinkInbox {
  /// Takes a URL.
  ///
  /// ```swift
  /// inbox.receive(url, in: screen.view.window?.windowScene)
  /// ```
  ///
  /// Returns false for one that is not the app's own. One that is and leads nowhere is a failure. As
  /// long as no scene is connected, each URL is held, and one that turns out not to be the app's own
  /// is a failure, ``LinkError/notOwn``.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - scene: The scene that got it, if it is known. It opens the link, unless another one shows the
  ///     screen already.
  ///   - discarding: Whether screens in its way are told, and not asked whether they may go; see
  ///     `discarding` of a router.
  @discardableResult
  public func receive(
    _ url: URL, in scene: UIScene? = nil, discarding: Bool = false
  ) -> Bool {
    dispatch.take(dispatch.makeLink(url, asked: scene, discarding: discarding))
  }

  /// Takes a URL and asks the system for a window in which to open it.
  ///
  /// ```swift
  /// inbox.receive(url, in: .newWindow)
  /// ```
  ///
  /// The new scene gets the link by its connection options. If the system makes no window, the link
  /// is opened in one that is there; if there is none, that is a failure, ``LinkError/noWindow``.
  @discardableResult
  public func receive(_ url: URL, in window: NewWindow) -> Bool {
    dispatch.takeForNewWindow(dispatch.makeLink(url, asked: nil))
  }

  /// Takes the URLs of `scene(_:openURLContexts:)`, in the order of their texts.
  @discardableResult
  public func receive(_ contexts: Set<UIOpenURLContext>, in scene: UIScene? = nil) -> Bool {
    contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }
      .map { receive($0, in: scene) }.contains(true)
  }

  /// Takes the activity of `scene(_:continue:)`: a universal link, or one that has a URL in its
  /// `userInfo`.
  @discardableResult
  public func receive(_ activity: NSUserActivity, in scene: UIScene? = nil) -> Bool {
    if let scene, dispatch.takeRequested(activity, in: scene) { return true }
    return payload.url(in: activity).map { receive($0, in: scene) } ?? false
  }

  /// Takes an action of the app's icon that has a URL in its `userInfo`.
  ///
  /// ```swift
  /// completionHandler(inbox.receive(item, in: scene))
  /// ```
  @discardableResult
  public func receive(
    _ item: UIApplicationShortcutItem, in scene: UIScene? = nil, discarding: Bool = false
  ) -> Bool {
    payload.url(in: item).map { receive($0, in: scene, discarding: discarding) } ?? false
  }

  /// Takes the payload of a notification, which holds a URL as text.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - key: The key of the URL, if it is another than the inbox's.
  ///   - scene: The scene that got it, if it is known.
  ///   - discarding: Whether screens in its way are told, and not asked whether they may go.
  @discardableResult
  public func receive(
    _ payload: [AnyHashable: Any], key: String? = nil, in scene: UIScene? = nil,
    discarding: Bool = false
  ) -> Bool {
    let payloadWithKey = key.map(LinkPayload.init) ?? self.payload
    return payloadWithKey.url(in: payload)
      .map { receive($0, in: scene, discarding: discarding) } ?? false
  }

  /// Takes the tap on a notification whose payload holds a URL. A notification that was dismissed opens
  /// nothing.
  ///
  /// ```swift
  /// func userNotificationCenter(
  ///   _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
  ///   withCompletionHandler completionHandler: @escaping () -> Void
  /// ) {
  ///   inbox.receive(response)
  ///   completionHandler()
  /// }
  /// ```
  ///
  /// A tap that has launched the app comes with the scene's connection options too; it is opened once.
  /// With `discarding`, screens in its way are told, and not asked whether they may go: for a
  /// notification that logs out.
  @discardableResult
  public func receive(_ response: UNNotificationResponse, discarding: Bool = false) -> Bool {
    let tap = NotificationTap(response)
    if tapOfConnection == tap {
      tapOfConnection = nil
      return true
    }
    return receive(tap, of: response, in: response.targetScene, discarding: discarding)
  }

  /// Takes everything that a scene was connected with: its place, which is restored first, then the
  /// URLs, the activities, the shortcut and the notification.
  ///
  /// ```swift
  /// inbox.connect(scene, links: links, router: router, restoring: driver)
  /// inbox.receive(connectionOptions, in: scene)
  /// ```
  @discardableResult
  public func receive(_ options: UIScene.ConnectionOptions, in scene: UIScene) -> Bool {
    if let place = scene.session.stateRestorationActivity {
      dispatch.scene(for: scene)?.hold(place)
    }
    var isTaken = receive(options.urlContexts, in: scene)
    let activities = options.userActivities.sorted {
      ($0.activityType, payload.url(in: $0)?.absoluteString ?? "")
        < ($1.activityType, payload.url(in: $1)?.absoluteString ?? "")
    }
    for activity in activities where receive(activity, in: scene) { isTaken = true }
    if let item = options.shortcutItem, receive(item, in: scene) { isTaken = true }
    if let response = options.notificationResponse {
      let tap = NotificationTap(response)
      if receive(tap, of: response, in: scene) {
        tapOfConnection = tap
        isTaken = true
      }
    }
    dispatch.openHeld()
    return isTaken
  }

  private func receive(
    _ tap: NotificationTap, of response: UNNotificationResponse, in scene: UIScene?,
    discarding: Bool = false
  ) -> Bool {
    guard !tap.isDismissal else { return false }
    return receive(
      response.notification.request.content.userInfo, in: scene, discarding: discarding)
  }
}

import PortableUIKit
import StepRouter

extension LinkInbox {
  /// Receives a URL.
  ///
  /// ```swift
  /// inbox.receive(url, in: screen.view.window?.windowScene)
  /// ```
  ///
  /// Returns false if the URL isn't the app's own. If a URL of the app leads nowhere, the inbox
  /// calls `onFailure`. Until a scene connects, the inbox holds every URL; if a held URL turns out
  /// not to be the app's own, `onFailure` gets ``LinkError/notOwn``.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - scene: The scene that received the URL, if known. It opens the link, unless another scene
  ///     already shows the screen.
  ///   - discarding: Whether the router tells screens in the way to go instead of asking them; see
  ///     a router's `discarding`.
  @discardableResult
  public func receive(
    _ url: URL, in scene: UIScene? = nil, discarding: Bool = false
  ) -> Bool {
    dispatch.take(dispatch.makeLink(url, asked: scene, discarding: discarding))
  }

  /// Receives a URL and requests a window from the system to open it in.
  ///
  /// ```swift
  /// inbox.receive(url, in: .newWindow)
  /// ```
  ///
  /// The new scene gets the link through its connection options. If the system creates no window,
  /// the link opens in an existing one; if there is none, `onFailure` gets ``LinkError/noWindow``.
  @discardableResult
  public func receive(_ url: URL, in window: NewWindow) -> Bool {
    dispatch.takeForNewWindow(dispatch.makeLink(url, asked: nil))
  }

  /// Receives the URLs of `scene(_:openURLContexts:)`, sorted by their text. Returns false if none
  /// of them is the app's own.
  @discardableResult
  public func receive(_ contexts: Set<UIOpenURLContext>, in scene: UIScene? = nil) -> Bool {
    contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }
      .map { receive($0, in: scene) }.contains(true)
  }

  /// Receives the activity of `scene(_:continue:)`: a universal link, or an activity with a URL in
  /// its `userInfo`. Returns false if it has no URL, or if the URL isn't the app's own.
  @discardableResult
  public func receive(_ activity: NSUserActivity, in scene: UIScene? = nil) -> Bool {
    if let scene, dispatch.takeRequested(activity, in: scene) { return true }
    return payload.url(in: activity).map { receive($0, in: scene) } ?? false
  }

  /// Receives a quick action of the app's icon with a URL in its `userInfo`. Returns false if it
  /// has no URL, or if the URL isn't the app's own.
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

  /// Receives the payload of a notification, which holds a URL as text. Returns false if it holds
  /// none, or if the URL isn't the app's own.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - key: The key of the URL, if it differs from the inbox's.
  ///   - scene: The scene that received the payload, if known.
  ///   - discarding: Whether the router tells screens in the way to go instead of asking them.
  @discardableResult
  public func receive(
    _ payload: [AnyHashable: Any], key: String? = nil, in scene: UIScene? = nil,
    discarding: Bool = false
  ) -> Bool {
    let payloadWithKey = key.map(LinkPayload.init) ?? self.payload
    return payloadWithKey.url(in: payload)
      .map { receive($0, in: scene, discarding: discarding) } ?? false
  }

  /// Receives the tap on a notification whose payload holds a URL. A dismissed notification opens
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
  /// A tap that launches the app also comes with the scene's connection options; the inbox opens it
  /// once. If `discarding` is true, the router tells screens in the way to go instead of asking
  /// them: use it for a notification that logs the user out.
  @discardableResult
  public func receive(_ response: UNNotificationResponse, discarding: Bool = false) -> Bool {
    let tap = NotificationTap(response)
    if tapOfConnection == tap {
      tapOfConnection = nil
      return true
    }
    return receive(tap, of: response, in: response.targetScene, discarding: discarding)
  }

  /// Receives everything that a scene connects with: its place, which the inbox restores first,
  /// then the URLs, the activities, the shortcut and the notification. Returns false if there's no
  /// link of the app among them.
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

import PortableUIKit
import StepRouter

/// Takes links whenever they arrive, and opens each once, in the right scene, when the app is ready
/// for it.
///
/// An app has one inbox. Each scene connects its router and its links, and passes on what it gets:
///
/// ```swift
/// let inbox = LinkInbox(policy: .inOrder, until: { session.isLoggedIn })
///
/// func scene(
///   _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
/// ) {
///   inbox.connect(scene, links: links, router: router, restoring: driver)
///   inbox.receive(options, in: scene)
/// }
///
/// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
///   inbox.receive(contexts, in: scene)
/// }
/// session.onChange = { inbox.openHeld() }
/// ```
///
/// A link is held before there is a scene, while its scene is not in the foreground or has no root,
/// while a place is being restored there, and while the condition does not hold. ``openHeld()`` says
/// that the condition may have changed.
@MainActor
public final class LinkInbox {
  /// Which of several links that are held for one scene are opened.
  public enum Policy: Sendable {
    /// The one that came last; the others are forgotten.
    case newest
    /// Each, one after the other has ended, in the order in which they came.
    case inOrder
  }

  /// Asks for a window that a link has for itself.
  ///
  /// ```swift
  /// inbox.receive(url, in: .newWindow)
  /// ```
  public enum NewWindow: Sendable {
    /// A window that the system is asked for.
    case newWindow
  }

  /// The links that wait, the oldest first.
  public var held: [URL] { dispatch.held }

  let dispatch: LinkDispatch
  let payload: LinkPayload
  /// The tap on a notification that came with a scene: it is told to the notification centre's
  /// delegate as well.
  var tapOfConnection: NotificationTap?

  /// An inbox for the scenes that ``connect(_:links:router:restoring:windowProvider:)`` names.
  ///
  /// ```swift
  /// let inbox = LinkInbox(policy: .inOrder, until: { session.isLoggedIn })
  /// ```
  ///
  /// - Parameters:
  ///   - policy: Which of several held links are opened.
  ///   - payloadKey: The key of the URL in notifications, shortcuts and activities.
  ///   - isReady: What else has to hold, such as a login or loaded data.
  ///   - onFailure: Told of links that lead nowhere, and of navigations that fail.
  public init(
    policy: Policy = .newest, payloadKey: String = "url",
    until isReady: @escaping @MainActor () -> Bool = { true },
    onFailure: @escaping @MainActor (URL, any Error) -> Void = { _, _ in }
  ) {
    dispatch = LinkDispatch(
      policy: policy, payloadKey: payloadKey, until: isReady, onFailure: onFailure)
    payload = LinkPayload(key: payloadKey)
  }

  /// An inbox for an app with one window: all links go to one router, whatever scene they come from.
  ///
  /// ```swift
  /// let inbox = LinkInbox(links, router: router, until: { session.isLoggedIn })
  /// ```
  ///
  /// - Parameters:
  ///   - links: The map.
  ///   - router: What opens them.
  ///   - policy: Which of several held links are opened.
  ///   - windowProvider: The window that has to be there.
  ///   - isReady: What else has to hold, such as a login or loaded data.
  ///   - onFailure: Told of links that lead nowhere, and of navigations that fail.
  public convenience init(
    _ links: LinkMap, router: any Router, policy: Policy = .newest,
    windowProvider: any WindowProvider = KeyWindowProvider(),
    until isReady: @escaping @MainActor () -> Bool = { true },
    onFailure: @escaping @MainActor (URL, any Error) -> Void = { _, _ in }
  ) {
    self.init(policy: policy, until: isReady, onFailure: onFailure)
    dispatch.connect(
      LinkScene(nil, links: links, router: router, restorer: nil, windowProvider: windowProvider))
  }

  /// Lets a scene take links, until it disconnects. Call it in `scene(_:willConnectTo:options:)`,
  /// before ``receive(_:in:)-(UIScene.ConnectionOptions,_)``.
  ///
  /// The inbox keeps the router and the restorer until UIKit disconnects the scene, and not the scene
  /// itself. A scene that has disconnected is not connected again; its session gets a new one.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - links: The links of the scene's screens.
  ///   - router: What opens them, in the scene's window.
  ///   - restorer: What saves and restores the place of the scene, such as a `RouteDriver`.
  ///   - windowProvider: The window in which the router works. It need be said only for a router of
  ///     the app's own, where that is not the scene's key window.
  public func connect(
    _ scene: UIScene, links: LinkMap, router: any Router,
    restoring restorer: (any PlaceRestorer)? = nil, windowProvider: (any WindowProvider)? = nil
  ) {
    guard UIApplication.shared.connectedScenes.contains(scene) else { return }
    dispatch.connect(
      LinkScene(
        scene, links: links, router: router, restorer: restorer, windowProvider: windowProvider))
  }

  /// Opens what is held, as far as the app is ready now.
  public func openHeld() { dispatch.openHeld() }

  /// Where the user is in a scene, to be answered to UIKit when it asks.
  ///
  /// ```swift
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
  ///   inbox.stateRestorationActivity(for: scene)
  /// }
  /// ```
  ///
  /// While a place has not been restored yet, that is still the place.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let connected = dispatch.scene(for: scene)
    return connected?.place ?? connected?.restorer?.stateRestorationActivity
  }
}

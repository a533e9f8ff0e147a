import PortableUIKit
import StepRouter

/// Accepts links whenever they arrive, and opens each once, in the right scene, when the app is
/// ready for it.
///
/// An app has one inbox. Each scene connects its router and its links, and passes on the links that
/// it receives:
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
/// The inbox holds a link until there's a scene, while its scene isn't in the foreground or has no
/// root view controller, while the scene's place is being restored, and while the condition is
/// false. Call ``openHeld()`` when the condition may have changed.
@MainActor
public final class LinkInbox {
  /// Decides which links open if an inbox holds several for one scene.
  public enum Policy: Sendable {
    /// Opens the newest link and drops the others. Each dropped link fails with
    /// ``LinkError/overtaken``, but `onFailure` doesn't get it if the newer link has the same URL.
    case newest
    /// Opens every link in the order of arrival, each after the previous one has ended.
    case inOrder
  }

  /// Chooses a window of its own for a link.
  ///
  /// ```swift
  /// inbox.receive(url, in: .newWindow)
  /// ```
  public enum NewWindow: Sendable {
    /// A window that the inbox requests from the system.
    case newWindow
  }

  /// The waiting links, oldest first.
  public var held: [URL] { dispatch.held }

  let dispatch: LinkDispatch
  let payload: LinkPayload
  /// The notification tap that came with a scene. The notification center's delegate receives it as
  /// well.
  var tapOfConnection: NotificationTap?

  /// Makes an inbox for the scenes that you connect with
  /// ``connect(_:links:router:restoring:windowProvider:)``.
  ///
  /// ```swift
  /// let inbox = LinkInbox(policy: .inOrder, until: { session.isLoggedIn })
  /// ```
  ///
  /// - Parameters:
  ///   - policy: Decides which of several held links open.
  ///   - payloadKey: The key of the URL in notifications, shortcuts and activities.
  ///   - isReady: A further condition for opening links, such as a login or loaded data.
  ///   - onFailure: Called for links that lead nowhere or give way to a newer one, and for
  ///     navigations that fail.
  public init(
    policy: Policy = .newest, payloadKey: String = "url",
    until isReady: @escaping @MainActor () -> Bool = { true },
    onFailure: @escaping @MainActor (URL, any Error) -> Void = { _, _ in }
  ) {
    dispatch = LinkDispatch(
      policy: policy, payloadKey: payloadKey, until: isReady, onFailure: onFailure)
    payload = LinkPayload(key: payloadKey)
  }

  /// Makes an inbox for an app with one window: all links go to one router, from any scene.
  ///
  /// ```swift
  /// let inbox = LinkInbox(links, router: router, until: { session.isLoggedIn })
  /// ```
  ///
  /// - Parameters:
  ///   - links: The app's links.
  ///   - router: The router that opens them.
  ///   - policy: Decides which of several held links open.
  ///   - windowProvider: The provider of the window. Links wait until it has a root view
  ///     controller.
  ///   - isReady: A further condition for opening links, such as a login or loaded data.
  ///   - onFailure: Called for links that lead nowhere or give way to a newer one, and for
  ///     navigations that fail.
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

  /// Lets a scene open links until it disconnects. Call it in `scene(_:willConnectTo:options:)`,
  /// before ``receive(_:in:)-(UIScene.ConnectionOptions,_)``.
  ///
  /// The inbox retains the router and the restorer until UIKit disconnects the scene, but it
  /// doesn't retain the scene itself. A disconnected scene never connects again; its session gets a
  /// new one.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - links: The links of the scene's screens.
  ///   - router: The router that opens them, in the scene's window.
  ///   - restorer: Saves and restores the place of the scene, such as a `RouteDriver`.
  ///   - windowProvider: The provider of the router's window. You need it only for a router of your
  ///     own whose window isn't the scene's key window.
  public func connect(
    _ scene: UIScene, links: LinkMap, router: any Router,
    restoring restorer: (any PlaceRestorer)? = nil, windowProvider: (any WindowProvider)? = nil
  ) {
    guard UIApplication.shared.connectedScenes.contains(scene) else { return }
    dispatch.connect(
      LinkScene(
        scene, links: links, router: router, restorer: restorer, windowProvider: windowProvider))
  }

  /// Opens the held links that the app is ready for.
  public func openHeld() { dispatch.openHeld() }

  /// Returns the user's place in a scene. Pass it on to UIKit when it asks.
  ///
  /// ```swift
  /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
  ///   inbox.stateRestorationActivity(for: scene)
  /// }
  /// ```
  ///
  /// Until the scene's earlier place has been restored, this returns that place.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let connected = dispatch.scene(for: scene)
    return connected?.place ?? connected?.restorer?.stateRestorationActivity
  }
}

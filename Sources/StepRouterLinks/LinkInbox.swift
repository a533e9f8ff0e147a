import PortableUIKit
import StepRouter

/// Takes links whenever they arrive, and opens each once when the app is ready for it.
///
/// ```swift
/// let inbox = LinkInbox(links, router: router, until: { session.isLoggedIn })
///
/// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
///   inbox.receive(contexts)
/// }
/// session.onChange = { inbox.openHeld() }
/// ```
///
/// A link that arrives before there is a window with a root, or while the condition does not hold,
/// is held. ``openHeld()`` says that this may have changed.
@MainActor
public final class LinkInbox {
  /// Which of several held links are opened.
  public enum Policy: Sendable {
    /// The one that came last; the others are forgotten.
    case newest
    /// Each, one after the other has ended, in the order in which they came.
    case inOrder
  }

  /// The links that wait, the oldest first.
  public var held: [URL] { waiting.urls }

  private let links: LinkMap
  private let router: any Router
  private let windowProvider: any WindowProvider
  private let policy: Policy
  private let isReady: @MainActor () -> Bool
  private let onFailure: @MainActor (URL, any Error) -> Void
  private var waiting = HeldLinks()
  /// Whether one is on its way and the others wait for its end.
  private var isOpening = false
  private var isDelivering = false

  /// An inbox for the links of a map.
  ///
  /// - Parameters:
  ///   - links: The map.
  ///   - router: What opens them.
  ///   - policy: Which of several held links are opened.
  ///   - windowProvider: The window that has to be there.
  ///   - isReady: What else has to hold, such as a login or loaded data.
  ///   - onFailure: Told of links that lead nowhere, and of navigations that fail.
  public init(
    _ links: LinkMap, router: any Router, policy: Policy = .newest,
    windowProvider: any WindowProvider = KeyWindowProvider(),
    until isReady: @escaping @MainActor () -> Bool = { true },
    onFailure: @escaping @MainActor (URL, any Error) -> Void = { _, _ in }
  ) {
    self.links = links
    self.router = router
    self.policy = policy
    self.windowProvider = windowProvider
    self.isReady = isReady
    self.onFailure = onFailure
  }

  /// Takes a URL. False for one that is not the app's own; one that is and leads nowhere is a
  /// failure.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    do throws(LinkError) {
      guard let target = try links.target(for: url) else { return false }
      waiting.add((url, target), forgettingOthers: policy == .newest)
      openHeld()
    } catch {
      onFailure(url, error)
    }
    return true
  }

  /// Takes the URLs of `scene(_:openURLContexts:)` and of a scene's connection options.
  @discardableResult
  public func receive(_ contexts: Set<UIOpenURLContext>) -> Bool {
    contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }
      .map { receive($0) }.contains(true)
  }

  /// Takes a universal link: the activity of `scene(_:continue:)`.
  @discardableResult
  public func receive(_ activity: NSUserActivity) -> Bool {
    guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL
    else { return false }
    return receive(url)
  }

  /// Takes the payload of a notification, which holds a URL as text.
  @discardableResult
  public func receive(_ payload: [AnyHashable: Any], key: String = "url") -> Bool {
    guard let text = payload[key] as? String, let url = URL(string: text) else { return false }
    return receive(url)
  }

  /// Opens what is held, if the app is ready now.
  public func openHeld() {
    // A link that has ended at once, or an interceptor that asks for this, must not deliver the
    // next one from within: the stack would grow with each.
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while !isOpening, !waiting.isEmpty, isAppReady, let next = waiting.takeFirst() { open(next) }
  }

  private var isAppReady: Bool { windowProvider.window?.rootViewController != nil && isReady() }

  private func open(_ link: HeldLinks.Link) {
    isOpening = policy == .inOrder
    router.navigate(to: link.target) { [self] result in
      isOpening = false
      if case .failure(let error) = result { onFailure(link.url, error) }
      openHeld()
    }
  }
}

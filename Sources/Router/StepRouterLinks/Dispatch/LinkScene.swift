import PortableUIKit
import StepRouter

/// A scene that accepts links, with its map, its router and its line. In an inbox for a single
/// router, it stands for no UIKit scene.
@MainActor
final class LinkScene {
  private static var count = 0

  /// A number that no other scene has had.
  let number: Int
  let links: LinkMap
  private(set) weak var scene: UIScene?
  private(set) var router: (any Router)?
  private(set) var restorer: (any PlaceRestorer)?
  private let windowProvider: (any WindowProvider)?
  private let isOfUIKit: Bool
  var watch: SceneWatch?

  var line = LinkLine()
  var openings: [Int: LinkOpening] = [:]
  /// The place to restore. It stays until the restorer has finished.
  private(set) var place: NSUserActivity?
  private var isRestoring = false
  /// Whether a link has opened. From then on, the scene ignores places: restoring one would cover
  /// the link's screen.
  private var hasOpened = false
  /// The dispatch's count when the scene last came to the front. The highest belongs to the scene
  /// that was in front last.
  var lastFront = 0
  /// Whether the dispatch has requested the scene to the front, and it isn't there yet.
  var isRequested = false
  /// Whether the system refused to bring it to the front.
  var isRefused = false

  init(
    _ scene: UIScene?, links: LinkMap, router: any Router, restorer: (any PlaceRestorer)?,
    windowProvider: (any WindowProvider)?
  ) {
    Self.count += 1
    number = Self.count
    self.scene = scene
    self.links = links
    self.router = router
    self.restorer = restorer
    self.windowProvider = windowProvider
    isOfUIKit = scene != nil
  }

  /// Whether the scene has disconnected, or UIKit has released it without notice.
  var hasGone: Bool { router == nil || isOfUIKit && scene == nil }

  /// How far in front the scene is: 3 if it's active, 2 if inactive, 1 in the background, otherwise
  /// 0. Without a UIKit scene, it's always 3.
  var rank: Int {
    guard isOfUIKit else { return 3 }
    return switch scene?.activationState {
    case .foregroundActive: 3
    case .foregroundInactive: 2
    case .background: 1
    default: 0
    }
  }

  var isInForeground: Bool { rank >= 2 }

  var window: UIWindow? {
    let known = windowProvider ?? (router as? any RouterInWindow)?.knownWindowProvider
    guard isOfUIKit, windowProvider == nil else { return known?.window }
    if let window = known?.window { return window }
    let windows = (scene as? UIWindowScene)?.windows ?? []
    return windows.first { $0.isKeyWindow } ?? windows.first { $0.rootViewController != nil }
  }

  /// Whether its router works in another scene's window.
  var isMisled: Bool {
    guard isOfUIKit, let other = window?.windowScene else { return false }
    return other !== scene
  }

  /// Returns true if a place or a link waits that may begin as soon as the scene is in front.
  func hasNext(_ policy: LinkInbox.Policy) -> Bool {
    guard !isRestoring, place != nil || line.first != nil else { return false }
    return (policy == .newest || openings.isEmpty) && window?.rootViewController != nil
  }

  /// The number of the next item in the order of arrival; a place to restore comes before all
  /// links.
  var nextNumber: Int { place == nil ? line.first?.number ?? .max : -1 }

  /// Returns true if the scene has nothing to open before the link, so it will still show the same
  /// screen when the link's turn comes.
  func isSettled(before link: HeldLink) -> Bool {
    openings.isEmpty && place == nil && line.first.map { $0.number > link.number } ?? true
  }

  /// Returns true if the user already sees the link's screen in this scene.
  func shows(_ match: LinkMatch) -> Bool {
    guard let front = window?.topmostViewController else { return false }
    var seen = [front]
    while let next = seen.popLast() {
      if match.isShown(next) { return true }
      seen += next.visibleChildren
    }
    return false
  }

  /// Takes over from an earlier connection of the same scene, with the place that it hasn't
  /// restored.
  func goOn(after earlier: LinkScene) {
    hasOpened = earlier.hasOpened
    if let place = earlier.place { hold(place) }
  }

  /// Releases the app's objects, and returns the openings in progress.
  func disconnect() -> [LinkOpening] {
    defer { openings = [:] }
    router = nil
    restorer = nil
    place = nil
    watch = nil
    return openings.values.sorted { $0.link.number < $1.link.number }
  }
}

extension LinkScene {
  /// Keeps a place to restore before the first link opens.
  func hold(_ place: NSUserActivity) {
    if !hasOpened, !isRestoring, restorer != nil { self.place = place }
  }

  /// Restores the place; returns false if there is none. Calls `onEnd` once, even if the restorer
  /// forgets to.
  func restorePlace(onEnd: @escaping @MainActor () -> Void) -> Bool {
    guard let place, let restorer, !isRestoring else { return false }
    isRestoring = true
    let gate = CompletionGate(onFurtherCall: nil) { [self] _ in
      isRestoring = false
      self.place = nil
      onEnd()
    }
    let handler = gate.handler
    restorer.restore(place) { handler(.success) }
    return true
  }

  func open(
    _ link: HeldLink, _ match: LinkMatch,
    onEnd: @escaping @MainActor (LinkOpening, Result<Void, RoutingError>) -> Void
  ) {
    guard let router else { return }
    hasOpened = true
    let opening = LinkOpening(link)
    openings[link.number] = opening
    var request = NavigationRequest(
      step: match.target.step, context: (),
      completion: { [self] result in
        openings[link.number] = nil
        onEnd(opening, result.map { _ in })
      }, origin: CodeLocation(fileID: #fileID, line: #line))
    request.isDiscarding = link.isDiscarding
    if isOfUIKit { request.observers = [opening] }
    opening.begun(router.perform(request))
  }
}

import PortableUIKit
import StepRouter

/// A scene that takes links: its map, its router, its line. The one of an inbox for a single router
/// stands for no scene of UIKit's.
@MainActor
final class LinkScene {
  private static var count = 0

  /// Its own among all that there have been.
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
  /// The place that is to be restored, or is just being restored.
  private(set) var place: NSUserActivity?
  private var isRestoring = false
  /// A place that came behind a link would cover it.
  private var hasOpened = false
  /// When it was last in front, as a number that grows.
  var lastFront = 0
  /// Whether it was asked to come to the front, and has not yet.
  var isRequested = false
  /// Whether the system would not bring it to the front.
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

  /// Whether UIKit has let go of it without a word.
  var hasGone: Bool { router == nil || isOfUIKit && scene == nil }

  /// How much in front it is: active, inactive, in the background, about to come.
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

  /// Whether its router works in the window of another scene.
  var isMisled: Bool {
    guard isOfUIKit, let other = window?.windowScene else { return false }
    return other !== scene
  }

  /// Whether something waits that may begin as soon as the scene is in front.
  func hasNext(_ policy: LinkInbox.Policy) -> Bool {
    guard !isRestoring, place != nil || line.first != nil else { return false }
    return (policy == .newest || openings.isEmpty) && window?.rootViewController != nil
  }

  /// The position in the order of arrival of what is next; a place is before all links.
  var nextNumber: Int { place == nil ? line.first?.number ?? .max : -1 }

  /// Whether it has nothing to open before the link, so that it still shows then what it shows now.
  func isSettled(before link: HeldLink) -> Bool {
    openings.isEmpty && place == nil && line.first.map { $0.number > link.number } ?? true
  }

  /// Whether the user would see the link's screen here without anything moving.
  func shows(_ match: LinkMatch) -> Bool {
    guard let front = window?.topmostViewController else { return false }
    var seen = [front]
    while let next = seen.popLast() {
      if match.isShown(next) { return true }
      seen += next.visibleChildren
    }
    return false
  }

  /// Stands for the same scene as one that was connected before: what that has not restored is still
  /// its place.
  func goOn(after earlier: LinkScene) {
    hasOpened = earlier.hasOpened
    if let place = earlier.place { hold(place) }
  }

  /// Lets go of everything of the app's, and gives what is being opened.
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
  /// Keeps a place, to be restored before the first link is opened.
  func hold(_ place: NSUserActivity) {
    if !hasOpened, !isRestoring, restorer != nil { self.place = place }
  }

  /// Restores the place, if there is one. `onEnd` is called once, even where the restorer forgets.
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

  /// Asks the router for the link.
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

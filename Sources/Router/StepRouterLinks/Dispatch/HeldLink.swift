import PortableUIKit
import StepRouter

/// A link, from its arrival to its end.
@MainActor
final class HeldLink {
  typealias Ending = Result<Void, any Error>

  /// The link's place in the order of arrival, which never changes.
  let number: Int
  let url: URL
  /// Whether the router tells screens in the way to go instead of asking them.
  let isDiscarding: Bool
  /// The session of the scene that received the link. To the user, a scene that connects again is
  /// the same window.
  private(set) var asked: String?
  /// Whether the system created that scene for the link.
  private(set) var isInsisting = false
  /// Whether its caller no longer waits for it.
  private(set) var isCancelled = false
  /// Whether the dispatch has requested a window for the link.
  var isRequested = false
  /// The opening in progress, if there is one.
  weak var opening: LinkOpening?
  private var onEnd: (@MainActor (Ending) -> Void)?
  /// The link's matches in the maps of scenes, by the scenes' numbers.
  private var matches: [Int: KnownMatch] = [:]

  /// A match, which is valid until a document changes the rules of the scene's map.
  private struct KnownMatch {
    let revision: Int?
    let result: Result<LinkMatch?, LinkError>
  }

  /// Makes a link. When the link ends, it calls `onEnd` for the caller that waits for it.
  init(
    _ url: URL, number: Int, asked: UIScene?, isDiscarding: Bool = false,
    onEnd: (@MainActor (Ending) -> Void)? = nil
  ) {
    self.url = url
    self.isDiscarding = isDiscarding
    self.number = number
    self.asked = asked?.session.persistentIdentifier
    self.onEnd = onEnd
  }

  /// Returns the link's match in this scene; nil if it isn't one of the scene's links.
  func match(in scene: LinkScene) throws(LinkError) -> LinkMatch? {
    let revision = scene.links.ruled?.rules.revision
    if let known = matches[scene.number], known.revision == revision {
      return try known.result.get()
    }
    let found = Result { () throws(LinkError) in try scene.links.match(for: url) }
    matches[scene.number] = KnownMatch(revision: revision, result: found)
    return try found.get()
  }

  func isAsked(of scene: LinkScene) -> Bool {
    asked != nil && asked == scene.scene?.session.persistentIdentifier
  }

  /// Assigns the link to this scene, which the system created for it, no matter what other scenes
  /// show.
  func insist(on scene: UIScene) {
    asked = scene.session.persistentIdentifier
    isInsisting = true
  }

  /// Tells the waiting caller how the link ended; returns false if no caller waits.
  func end(_ ending: Ending) -> Bool {
    guard let onEnd else { return false }
    self.onEnd = nil
    onEnd(ending)
    return true
  }

  /// Cancels the link. If it's already opening, it ends as its navigation does.
  func cancel() {
    isCancelled = true
    if let opening { return opening.cancel() }
    _ = end(.failure(RoutingError.cancelled(progress: RoutingProgress())))
  }
}

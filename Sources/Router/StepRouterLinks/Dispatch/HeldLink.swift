import PortableUIKit
import StepRouter

/// A link on its way from its arrival to its end.
@MainActor
final class HeldLink {
  typealias Ending = Result<Void, any Error>

  /// Its place in the order of arrival, which it keeps whatever happens.
  let number: Int
  let url: URL
  /// Whether screens in its way are told, and not asked whether they may go.
  let isDiscarding: Bool
  /// The session of the scene that it was delivered to. To the user a scene that is connected again
  /// is the same window.
  private(set) var asked: String?
  /// Whether that scene was made for it.
  private(set) var isInsisting = false
  /// Nobody waits for it any more.
  private(set) var isCancelled = false
  /// Whether the system was asked for a window for it.
  var isRequested = false
  /// What is opening it.
  weak var opening: LinkOpening?
  private var onEnd: (@MainActor (Ending) -> Void)?
  /// Where it leads by the map of each scene that it was looked up in.
  private var matches: [Int: Result<LinkMatch?, LinkError>] = [:]

  /// A link; `onEnd` is for whoever waits for its end.
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

  /// Where it leads in this scene; nil if it is not one of its links.
  func match(in scene: LinkScene) throws(LinkError) -> LinkMatch? {
    if let known = matches[scene.number] { return try known.get() }
    let found = Result { () throws(LinkError) in try scene.links.match(for: url) }
    matches[scene.number] = found
    return try found.get()
  }

  func isAsked(of scene: LinkScene) -> Bool {
    asked != nil && asked == scene.scene?.session.persistentIdentifier
  }

  /// From now on it is for this scene, which was made for it, whatever the others show.
  func insist(on scene: UIScene) {
    asked = scene.session.persistentIdentifier
    isInsisting = true
  }

  /// Tells whoever waits for it how it has ended; false if nobody does.
  func end(_ ending: Ending) -> Bool {
    guard let onEnd else { return false }
    self.onEnd = nil
    onEnd(ending)
    return true
  }

  /// Takes the link back. One that is being opened ends as its navigation does.
  func cancel() {
    isCancelled = true
    if let opening { return opening.cancel() }
    _ = end(.failure(RoutingError.cancelled(progress: RoutingProgress())))
  }
}

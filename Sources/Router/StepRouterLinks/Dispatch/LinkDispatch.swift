import PortableUIKit
import StepRouter

/// Brings each held link to a scene, and lets each scene open its own in order.
///
/// A link stands in the line of the scene that is the right one now. When scenes come, go, or change
/// places, all links are lined up anew. When a link's turn comes, its scene is chosen for good: what
/// the scenes show has changed by then.
@MainActor
final class LinkDispatch {
  let policy: LinkInbox.Policy
  let payloadKey: String
  let isReady: @MainActor () -> Bool
  let onFailure: @MainActor (URL, any Error) -> Void

  var scenes: [LinkScene] = []
  /// The links for which there is no scene.
  var unplaced = LinkLine()
  /// The links that want a window of their own, by the mark of the request for it.
  var windowRequests: [String: HeldLink] = [:]
  var mustLineUp = false
  var isDelivering = false
  /// At launch the system is about to connect a scene.
  var hasHadScene = false
  var isSceneRequested = false
  /// Of the scene that has gone last.
  var lastSession: String?
  var count = 0
  var frontCount = 0

  init(
    policy: LinkInbox.Policy, payloadKey: String, until isReady: @escaping @MainActor () -> Bool,
    onFailure: @escaping @MainActor (URL, any Error) -> Void
  ) {
    self.policy = policy
    self.payloadKey = payloadKey
    self.isReady = isReady
    self.onFailure = onFailure
  }

  /// All that wait, in the order in which they arrived.
  var held: [URL] {
    let waiting = scenes.flatMap(\.line.links) + unplaced.links + windowRequests.values
    return waiting.filter { !$0.isCancelled }.sorted { $0.number < $1.number }.map(\.url)
  }

  func scene(for scene: UIScene) -> LinkScene? { scenes.first { $0.scene === scene } }
}

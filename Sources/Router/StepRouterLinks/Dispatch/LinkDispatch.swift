import PortableUIKit
import StepRouter

/// Brings each held link to a scene, and lets each scene open its own links in order.
///
/// A link stands in the line of the scene that suits it now. When scenes come, go, or change
/// places, the dispatch lines up all links again. When a link's turn comes, the dispatch makes the
/// final choice of a scene, because the scenes may show something else by then.
@MainActor
final class LinkDispatch {
  let policy: LinkInbox.Policy
  let payloadKey: String
  let isReady: @MainActor () -> Bool
  let onFailure: @MainActor (URL, any Error) -> Void

  var scenes: [LinkScene] = []
  /// The links without a scene.
  var unplaced = LinkLine()
  /// The links that want a window of their own, by the marks of their requests.
  var windowRequests: [String: HeldLink] = [:]
  var mustLineUp = false
  var isDelivering = false
  /// False at launch, when the system is about to connect a scene.
  var hasHadScene = false
  var isSceneRequested = false
  /// The session of the scene that went last.
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

  /// The URLs of the waiting links, in the order of arrival.
  var held: [URL] {
    let waiting = scenes.flatMap(\.line.links) + unplaced.links + windowRequests.values
    return waiting.filter { !$0.isCancelled }.sorted { $0.number < $1.number }.map(\.url)
  }

  func scene(for scene: UIScene) -> LinkScene? { scenes.first { $0.scene === scene } }
}

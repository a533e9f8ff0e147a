import PortableUIKit
import StepRouter

/// Brings each held link to a scene, and lets each scene open its own in order.
///
/// A link stands in the line of the scene that is the right one now. When scenes come, go, or change
/// places, all links are lined up anew. When a link's turn comes, its scene is chosen for good: what
/// the scenes show has changed by then.
@MainActor
final class LinkDispatch {
  private let policy: LinkInbox.Policy
  private let payloadKey: String
  private let isReady: @MainActor () -> Bool
  private let onFailure: @MainActor (URL, any Error) -> Void

  private var scenes: [LinkScene] = []
  /// The links for which there is no scene.
  private var unplaced = LinkLine()
  /// The links that want a window of their own, by the mark of the request for it.
  private var windowRequests: [String: HeldLink] = [:]
  private var mustLineUp = false
  private var isDelivering = false
  /// At launch the system is about to connect a scene.
  private var hasHadScene = false
  private var isSceneRequested = false
  /// Of the scene that has gone last.
  private var lastSession: String?
  private var count = 0
  private var frontCount = 0

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

// Arrivals.
extension LinkDispatch {
  func makeLink(
    _ url: URL, asked: UIScene?, onEnd: (@MainActor (HeldLink.Ending) -> Void)? = nil
  ) -> HeldLink {
    count += 1
    return HeldLink(url, number: count, asked: asked, onEnd: onEnd)
  }

  /// Takes a link; false for one that is no scene's.
  func take(_ link: HeldLink) -> Bool {
    do throws(LinkError) {
      if let choice = try choose(for: link) {
        hold(link, in: choice.scene)
      } else {
        unplaced.add(link)
      }
    } catch {
      if error == .notOwn { return false }
      fail(link, error)
    }
    openHeld()
    return true
  }

  /// Takes a link that wants a window of its own.
  func takeForNewWindow(_ link: HeldLink) -> Bool {
    do throws(LinkError) {
      _ = try choose(for: link)
    } catch {
      if error == .notOwn { return false }
      fail(link, error)
      return true
    }
    windowRequests[UUID().uuidString] = link
    openHeld()
    return true
  }
}

extension LinkDispatch {
  func connect(_ scene: LinkScene) {
    hasHadScene = true
    isSceneRequested = false
    let known = scene.scene.flatMap(self.scene(for:))
    // It is there before the other one goes: the system must not be asked for a scene in between.
    scenes.append(scene)
    if let known {
      scene.goOn(after: known)
      remove(known)
    }
    if scene.isInForeground { noteFront(scene) }
    if let uiScene = scene.scene {
      scene.watch = SceneWatch(uiScene) { [weak self, weak scene] event in
        // Another scene may have got the address of one that has gone without a word.
        if let scene, !scene.hasGone { self?.sceneChanged(scene, event) }
      }
    }
    lineUp()
  }

  private func sceneChanged(_ scene: LinkScene, _ event: SceneWatch.Event) {
    switch event {
    case .disconnected: remove(scene)
    case .enteredBackground: scene.isRequested = false
    case .enteredForeground: break
    case .activated:
      scene.isRequested = false
      scene.isRefused = false
      noteFront(scene)
    }
    lineUp()
  }

  private func noteFront(_ scene: LinkScene) {
    frontCount += 1
    scene.lastFront = frontCount
  }

  private func remove(_ scene: LinkScene) {
    lastSession = scene.scene?.session.persistentIdentifier ?? lastSession
    scenes.removeAll { $0 === scene }
    for link in scene.line.takeAll() { unplaced.add(link) }
    // What ends now must not begin the next link: the lines are not made anew yet.
    let wasDelivering = isDelivering
    isDelivering = true
    for opening in scene.disconnect() { opening.sceneHasGone() }
    isDelivering = wasDelivering
  }

  private func lineUp() {
    mustLineUp = true
    openHeld()
  }
}

// Choosing.
extension LinkDispatch {
  /// The scene in which the link is to be opened now, and where it leads there; nil if there is no
  /// scene.
  private func choose(
    for link: HeldLink
  ) throws(LinkError) -> (scene: LinkScene, match: LinkMatch)? {
    var best: (scene: LinkScene, match: LinkMatch, merits: [Int])?
    var failure: LinkError?
    for scene in scenes where !scene.hasGone {
      do throws(LinkError) {
        guard let match = try link.match(in: scene) else { continue }
        let merits = merits(of: scene, for: link, match)
        if best.map({ $0.merits.lexicographicallyPrecedes(merits) }) ?? true {
          best = (scene, match, merits)
        }
      } catch {
        failure = failure ?? error
      }
    }
    if let best { return (best.scene, best.match) }
    if let failure { throw failure }
    if scenes.allSatisfy(\.hasGone) { return nil }
    throw .notOwn
  }

  /// What speaks for a scene, the weightiest first: it can be had, it was made for the link, it shows
  /// the screen, it was asked, it is in front, it was in front last.
  private func merits(of scene: LinkScene, for link: HeldLink, _ match: LinkMatch) -> [Int] {
    guard scenes.count > 1 else { return [] }
    let isAsked = link.isAsked(of: scene)
    return [
      scene.isRefused && !scene.isInForeground ? 0 : 1, isAsked && link.isInsisting ? 1 : 0,
      scene.isSettled(before: link) && scene.shows(match) ? 1 : 0, isAsked ? 1 : 0, scene.rank,
      scene.lastFront,
    ]
  }

  private func hold(_ link: HeldLink, in scene: LinkScene) {
    guard policy == .newest, let other = scene.line.first else { return scene.line.add(link) }
    let (older, newer) = other.number < link.number ? (other, link) : (link, other)
    scene.line = LinkLine()
    scene.line.add(newer)
    _ = older.end(.failure(LinkError.overtaken))
  }

  /// Puts each held link into the line of its scene.
  private func lineUpNow() {
    for scene in scenes where scene.hasGone { remove(scene) }
    mustLineUp = false
    let held = scenes.flatMap { $0.line.takeAll() } + unplaced.takeAll()
    for link in held.sorted(by: { $0.number < $1.number }) {
      do throws(LinkError) {
        if let choice = try choose(for: link) {
          hold(link, in: choice.scene)
        } else {
          unplaced.add(link)
        }
      } catch {
        fail(link, error)
      }
    }
  }
}

// Opening.
extension LinkDispatch {
  /// Opens what can be opened now, and asks the system for the scenes that are missing.
  ///
  /// A link that has ended at once, or an interceptor that asks for this, must not deliver the next
  /// one from within: the stack would grow with each.
  func openHeld() {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    repeat {
      if mustLineUp { lineUpNow() }
      while !mustLineUp, let scene = nextScene { openNext(in: scene) }
      if !mustLineUp { requestScenes() }
    } while mustLineUp
  }

  /// The scene, of those that may open something now, whose link arrived first.
  private var nextScene: LinkScene? {
    let next = scenes.filter { $0.isInForeground && $0.hasNext(policy) }
      .min { $0.nextNumber < $1.nextNumber }
    return next != nil && isReady() ? next : nil
  }

  private func openNext(in scene: LinkScene) {
    if scene.restorePlace(onEnd: { [weak self] in self?.openHeld() }) { return }
    guard let link = scene.line.takeFirst() else { return }
    do throws(LinkError) {
      guard let choice = try choose(for: link) else { return unplaced.add(link) }
      guard choice.scene === scene else { return hold(link, in: choice.scene) }
      if scene.isMisled { throw .routerInOtherScene }
      scene.open(link, choice.match) { [self] opening, result in
        ended(opening, in: scene, with: result)
      }
    } catch {
      fail(link, error)
    }
  }

  private func ended(
    _ opening: LinkOpening, in scene: LinkScene, with result: Result<Void, RoutingError>
  ) {
    let link = opening.link
    switch result {
    case .success: _ = link.end(.success(()))
    case .failure(let error)
    where scene.hasGone && !link.isCancelled && opening.isUnseen(after: error):
      unplaced.add(link)
      mustLineUp = true
    case .failure(let error): fail(link, error)
    }
    openHeld()
  }

  private func fail(_ link: HeldLink, _ error: any Error) {
    if !link.end(.failure(error)), !link.isCancelled { onFailure(link.url, error) }
  }
}

// What the system is asked for.
extension LinkDispatch {
  private func requestScenes() {
    guard hasHadScene else { return }
    if scenes.isEmpty, unplaced.first != nil { requestAnyScene() }
    if SceneRequest.isAppInFront { for scene in scenes { requestToFront(scene) } }
    for (mark, link) in windowRequests.sorted(by: { $0.value.number < $1.value.number })
    where !link.isRequested {
      requestWindow(for: link, mark)
    }
  }

  /// One scene for however many links.
  private func requestAnyScene() {
    guard !isSceneRequested else { return }
    isSceneRequested = true
    let session = SceneRequest.sessionToReturnTo(
      preferring: [unplaced.first?.asked, lastSession])
    SceneRequest.send(for: session) { [weak self] in
      self?.isSceneRequested = false
    }
  }

  private func requestToFront(_ scene: LinkScene) {
    guard scene.rank == 1, !scene.isRequested, !scene.isRefused, scene.hasNext(policy), isReady(),
      let session = scene.scene?.session
    else { return }
    scene.isRequested = true
    SceneRequest.send(for: session) { [weak self, weak scene] in
      scene?.isRefused = true
      self?.lineUp()
    }
  }

  private func requestWindow(for link: HeldLink, _ mark: String) {
    link.isRequested = true
    let refused: @MainActor () -> Void = { [weak self] in self?.windowRefused(mark) }
    guard SceneRequest.isNewWindowPossible else { return refused() }
    SceneRequest.send(for: nil, with: SceneRequest.activity(for: link.url, mark, key: payloadKey)) {
      refused()
    }
  }

  private func windowRefused(_ mark: String) {
    guard let link = windowRequests.removeValue(forKey: mark), !link.isCancelled else { return }
    if scenes.allSatisfy(\.hasGone) { return fail(link, LinkError.noWindow) }
    unplaced.add(link)
    lineUp()
  }

  /// A scene has got the activity of a request; false if it is not one of these.
  func takeRequested(_ activity: NSUserActivity, in scene: UIScene) -> Bool {
    guard let mark = SceneRequest.mark(of: activity),
      let link = windowRequests.removeValue(forKey: mark)
    else { return false }
    link.insist(on: scene)
    unplaced.add(link)
    lineUp()
    return true
  }
}

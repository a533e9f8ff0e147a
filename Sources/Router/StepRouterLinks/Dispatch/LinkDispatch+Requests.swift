import PortableUIKit
import StepRouter

/// Requests that only the system can fulfill: to bring a scene to the front, or to create one.
extension LinkDispatch {
  func requestScenes() {
    guard hasHadScene else { return }
    if scenes.isEmpty, unplaced.first != nil { requestAnyScene() }
    if SceneRequest.isAppInFront { for scene in scenes { requestToFront(scene) } }
    for (mark, link) in windowRequests.sorted(by: { $0.value.number < $1.value.number })
    where !link.isRequested {
      requestWindow(for: link, mark)
    }
  }

  /// Requests a single scene for any number of links.
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

  /// Matches an activity that a scene received to a window request; returns false if it belongs to
  /// none.
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

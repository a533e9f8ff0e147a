import PortableUIKit
import StepRouter

/// Handles scenes that come, go, and change places.
extension LinkDispatch {
  func connect(_ scene: LinkScene) {
    hasHadScene = true
    isSceneRequested = false
    let known = scene.scene.flatMap(self.scene(for:))
    // Add the new scene before removing the old one, so that the dispatch doesn't request a scene
    // in between.
    scenes.append(scene)
    if let known {
      scene.goOn(after: known)
      remove(known)
    }
    if scene.isInForeground { noteFront(scene) }
    if let uiScene = scene.scene {
      scene.watch = SceneWatch(uiScene) { [weak self, weak scene] event in
        // A new scene may have the address of one that UIKit released without notice: ignore its
        // events.
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

  func remove(_ scene: LinkScene) {
    lastSession = scene.scene?.session.persistentIdentifier ?? lastSession
    scenes.removeAll { $0 === scene }
    for link in scene.line.takeAll() { unplaced.add(link) }
    // A link that ends now must not start the next link: the lines aren't rebuilt yet.
    let wasDelivering = isDelivering
    isDelivering = true
    for opening in scene.disconnect() { opening.sceneHasGone() }
    isDelivering = wasDelivering
  }

  func lineUp() {
    mustLineUp = true
    openHeld()
  }
}

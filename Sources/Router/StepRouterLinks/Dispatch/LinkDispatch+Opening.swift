import PortableUIKit
import StepRouter

/// Opens links, each in its turn.
extension LinkDispatch {
  /// Opens the links that can open now, and requests missing scenes from the system.
  ///
  /// A nested call, such as from a link that ends at once or from an interceptor, does nothing: the
  /// call stack would grow with each link that opens from within.
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

  /// The scene to open a link in now: of the scenes that can, the one whose link arrived first.
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

  func fail(_ link: HeldLink, _ error: any Error) {
    if !link.end(.failure(error)), !link.isCancelled { onFailure(link.url, error) }
  }
}

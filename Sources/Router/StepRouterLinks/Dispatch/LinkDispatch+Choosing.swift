import PortableUIKit
import StepRouter

/// Chooses the right scene for a link.
extension LinkDispatch {
  /// Returns the scene to open the link in now, and the link's match there; nil if there's no
  /// scene.
  func choose(
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

  /// Returns the merits of a scene for the link, the most important first: the scene is available,
  /// the system created it for the link, it shows the screen, it received the link, it's in front,
  /// it was in front last.
  private func merits(of scene: LinkScene, for link: HeldLink, _ match: LinkMatch) -> [Int] {
    guard scenes.count > 1 else { return [] }
    let isAsked = link.isAsked(of: scene)
    return [
      scene.isRefused && !scene.isInForeground ? 0 : 1, isAsked && link.isInsisting ? 1 : 0,
      scene.isSettled(before: link) && scene.shows(match) ? 1 : 0, isAsked ? 1 : 0, scene.rank,
      scene.lastFront,
    ]
  }

  /// Adds a link to the line of a scene. If only the newest link may wait there, the older one
  /// fails.
  func hold(_ link: HeldLink, in scene: LinkScene) {
    guard policy == .newest, let other = scene.line.first else { return scene.line.add(link) }
    let (older, newer) = other.number < link.number ? (other, link) : (link, other)
    scene.line = LinkLine()
    scene.line.add(newer)
    if older.url == newer.url {
      // This is no failure to report: the newer link opens the same URL.
      _ = older.end(.failure(LinkError.overtaken))
    } else {
      fail(older, LinkError.overtaken)
    }
  }

  /// Moves each held link into the line of its scene.
  func lineUpNow() {
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

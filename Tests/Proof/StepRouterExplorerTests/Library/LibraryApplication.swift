#if !canImport(UIKit)
import PortableUIKit

/// One launch of the library's app, with the links that wait for a window.
final class LibraryApplication: UIResponder, UIApplicationDelegate {
  let library: Library
  /// Whether the card is signed. Each launch begins without.
  var hasCard = false
  private(set) var scenes: [LibrarySceneDelegate] = []
  private var held: [(url: URL, scene: UISceneSession)] = []

  init(_ library: Library) {
    self.library = library
    super.init()
  }

  func join(_ scene: LibrarySceneDelegate) {
    scenes.append(scene)
    if library.fault == .processKept { library.remains.append(scene) }
  }

  func leave(_ scene: LibrarySceneDelegate) {
    if library.fault == .closedWindowKept { library.remains.append(scene) }
    if library.fault == .closedWindowAsked { return }
    scenes.removeAll { $0 === scene }
  }

  func restore(_ place: String, in scene: LibrarySceneDelegate) {
    let scene = library.fault == .restoredIntoOther ? scenes.first ?? scene : scene
    scene.restore(place)
  }

  func receive(_ contexts: Set<UIOpenURLContext>, in scene: LibrarySceneDelegate) {
    if library.fault == .linkLostInBackground, !scene.isActive, scenes.contains(where: \.hasLeft) {
      return
    }
    guard let session = scene.session else { return }
    held += contexts.map { ($0.url, session) }
    openHeld()
  }

  /// Opens the links that have waited for windows that are active now.
  func openHeld() {
    let ready = held.filter { link in scenes.contains { $0.session == link.scene && $0.isActive } }
    if library.fault != .linkOpenedOnEachReturn {
      held.removeAll { link in ready.contains { $0 == link } }
    }
    for link in ready { open(link.url, askedOf: link.scene) }
  }

  private func open(_ url: URL, askedOf session: UISceneSession) {
    for scene in openers(of: url, askedOf: session) {
      if scene.isActive {
        scene.routes?.open(url)
        if library.fault == .linkOpenedTwice { scene.routes?.open(url) }
      } else if let session = scene.session {
        held.append((url, session))
        UIApplication.shared.requestSceneSessionActivation(
          session, userActivity: nil, options: nil)
      } else {
        scene.routes?.open(url)
      }
    }
  }

  /// Returns the window that shows the link's screen, or else the one that received the link.
  private func openers(of url: URL, askedOf session: UISceneSession) -> [LibrarySceneDelegate] {
    let asked = scenes.filter { $0.session == session }
    switch library.fault {
    case .linkOpenedInBoth: return scenes
    case .linkOpenedInFirst: return Array(scenes.prefix(1))
    case .linkOpenedBesides: return asked
    default:
      let showing = (asked + scenes).first { $0.shows(url) }
      return showing.map { [$0] } ?? asked
    }
  }
}
#endif

#if !canImport(UIKit)
import PortableUIKit

extension MisdeedRun {
  /// Replaces a scene's delegate with a `LinkThief`.
  func steal(linksOf scene: UIWindowScene) {
    guard phase == .link, let delegate = scene.delegate else { return }
    let thief = LinkThief(delegate, scene, self)
    scene.delegate = thief
    thieves.append(.init(thief: thief))
  }
}

/// A scene delegate that forwards every call, except for links, which it mishandles.
final class LinkThief: NSObject, UISceneDelegate {
  private let delegate: any UISceneDelegate
  private let run: MisdeedRun
  private weak var scene: UIScene?
  private var opened: Set<UIOpenURLContext> = []

  init(_ delegate: any UISceneDelegate, _ scene: UIScene, _ run: MisdeedRun) {
    self.delegate = delegate
    self.run = run
    self.scene = scene
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    switch run.misdeed {
    case .linkLost: run.log.commit()
    case .linkMisplaced:
      let other = run.thieves.compactMap(\.thief).first { $0 !== self && $0.scene != nil }
      guard let other, let otherScene = other.scene else {
        return delegate.scene(scene, openURLContexts: contexts)
      }
      run.log.commit()
      other.delegate.scene(otherScene, openURLContexts: contexts)
    default:
      opened = contexts
      delegate.scene(scene, openURLContexts: contexts)
      run.strike(in: (scene as? UIWindowScene)?.windows.first { !$0.isHidden })
    }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    delegate.sceneDidBecomeActive(scene)
    guard run.misdeed == .linkOpenedTwice, !opened.isEmpty else { return }
    run.log.commit()
    delegate.scene(scene, openURLContexts: opened)
  }

  func sceneDidDisconnect(_ scene: UIScene) { delegate.sceneDidDisconnect(scene) }
  func sceneWillResignActive(_ scene: UIScene) { delegate.sceneWillResignActive(scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { delegate.sceneWillEnterForeground(scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { delegate.sceneDidEnterBackground(scene) }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    delegate.stateRestorationActivity(for: scene)
  }
}
#endif

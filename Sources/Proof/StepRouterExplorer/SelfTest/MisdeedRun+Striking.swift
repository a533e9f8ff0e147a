import PortableUIKit

extension MisdeedRun {
  /// The name of the event by which the app itself commits a misdeed.
  static let event = "the self-test strikes"

  /// Whether the router commits the misdeed.
  var isRouters: Bool { [.rest, .middle, .closing, .wait, .whole].contains(phase) }

  /// Commits a misdeed without the router, as if the app did it.
  func strike(in window: UIWindow?) {
    guard let window, misdeed.phases.contains(phase) else { return }
    switch misdeed {
    case .interceptorBypassed, .propertyBroken, .lockCovered: cover(window)
    case .otherWindowMoved: others(than: window).prefix(1).forEach(cover)
    case .lockIgnored: dismissPlanted()
    case .complaint:
      log.commit()
      UIViewController().present(UIViewController(), animated: false)
    case .unbalanced:
      guard let screen = window.visible.last else { return }
      log.commit()
      screen.beginAppearanceTransition(false, animated: false)
    case .leaked:
      guard let screen = window.visible.last else { return }
      log.commit()
      log.kept.append(screen)
    case .leaveToldEarly: tellEarly()
    default: break
    }
  }

  func cover(_ window: UIWindow?) {
    guard let top = window?.layers.last else { return }
    log.commit()
    let cover = MisdeedCover()
    cover.modalPresentationStyle = .fullScreen
    top.present(cover, animated: false)
  }

  func dismissPlanted() {
    guard let presenter = planted?.presentingViewController else { return }
    log.commit()
    presenter.dismiss(animated: false)
  }

  func tellEarly() {
    guard planted?.presentingViewController != nil else { return }
    log.commit()
    journal?.left(MisdeedScreen.name, because: .closed)
  }
}

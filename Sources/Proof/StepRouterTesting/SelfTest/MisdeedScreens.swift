import PortableUIKit
import StepRouter

/// What is put over other screens.
final class MisdeedCover: UIViewController {}

/// A screen that was there before the app is asked for anything.
class MisdeedScreen: UIViewController {}

/// One that refuses to go.
final class MisdeedLock: MisdeedScreen, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}

/// One that locks.
final class MisdeedPIN: MisdeedScreen, LockingViewController {
  let routingLock = RoutingLock()
}

extension MisdeedRun {
  /// Puts a screen into the app for what is done with it later.
  func plant(in window: UIWindow) {
    guard let top = window.layers.last else { return }
    if misdeed.coversStart {
      let screen = plantedScreen
      screen.modalPresentationStyle = .fullScreen
      top.present(screen, animated: false)
      planted = screen
    }
    if misdeed == .removedOthers, let host = window.visible.last {
      let screen = MisdeedScreen()
      host.addChild(screen)
      host.view.addSubview(screen.view)
      screen.didMove(toParent: host)
      planted = screen
    }
  }

  private var plantedScreen: MisdeedScreen {
    switch misdeed {
    case .lockIgnored: MisdeedLock()
    case .lockCovered: MisdeedPIN()
    default: MisdeedScreen()
    }
  }

  /// The planted screen as a destination of which the journal tells.
  func ownDestinations(telling journal: ExplorationJournal) -> [ExploredDestination] {
    guard misdeed.coversStart, misdeed != .lockIgnored, misdeed != .lockCovered, let planted else {
      return []
    }
    let name = "the self-test's screen"
    planted.onLeave { [misdeed, log] reason in
      if misdeed != .leaveToldEarly { log.commit() }
      switch misdeed {
      case .leaveToldTwice:
        journal.left(name, because: reason)
        journal.left(name, because: reason)
      case .wrongReason: journal.left(name, because: reason == .closed ? .replaced : .closed)
      case .leaveToldEarly: journal.left(name, because: reason)
      default: break
      }
    }
    let step: DestinationStep<MisdeedScreen, Void> =
      StepAssembly(finder: ClassFinder<MisdeedScreen, Void>(), factory: NilFactory())
      .from(.root).assemble()
    return [ExploredDestination(name, step).tellingLeaves()]
  }
}

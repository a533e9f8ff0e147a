import PortableUIKit
import StepRouter

/// A screen that covers others.
final class MisdeedCover: UIViewController {}

/// A screen that the self-test adds before the first request.
class MisdeedScreen: UIViewController {
  /// Its name as a destination.
  static let name = "the self-test's screen"
}

/// A screen that refuses to go.
final class MisdeedLock: MisdeedScreen, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}

/// A screen that locks the app.
final class MisdeedPIN: MisdeedScreen, LockingViewController {
  let routingLock = RoutingLock()
}

extension MisdeedRun {
  /// Adds a screen to the app for the misdeed to use later.
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

  /// Returns the destinations that the misdeed needs: the screen that bypasses an interceptor, or
  /// the planted screen, whose leaves the journal then records.
  func ownDestinations(telling journal: ExplorationJournal) -> [ExploredDestination] {
    if misdeed == .interceptorBypassed, phase != .rest, phase != .middle {
      let step: DestinationStep<MisdeedCover, Void> =
        StepAssembly(finder: ClassFinder<MisdeedCover, Void>(), factory: NilFactory())
        .from(.root).assemble()
      return [
        ExploredDestination("the self-test's cover", step).requiring("a permission") { false }
      ]
    }
    guard misdeed.coversStart, misdeed != .lockIgnored, misdeed != .lockCovered, let planted else {
      return []
    }
    let name = MisdeedScreen.name
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

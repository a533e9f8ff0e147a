#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The link that opens over the lock.
enum A1: ExhibitedInWindow {
  final class Article: Screen {}

  @MainActor
  final class LockSession {
    var isLocked = false
    var words: String { isLocked ? "locked" : "unlocked" }
  }

  static func comingBack(
    _ session: LockSession, lock: @escaping @MainActor () -> Void
  ) -> ExploredEvent {
    ExploredEvent("the app comes back", when: { !session.isLocked }) {
      session.isLocked = true
      lock()
    }
  }

  static func neverSeen(_ session: LockSession) -> ExploredProperty {
    .never("the article is seen while the app is locked") {
      session.isLocked && $0.shows(Article.self)
    }
  }
}
#endif

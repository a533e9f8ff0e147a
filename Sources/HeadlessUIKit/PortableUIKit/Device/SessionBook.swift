#if !canImport(UIKit)
/// What the system remembers of an app's sessions.
@MainActor struct SessionBook {
  /// The one that was in front last is the last one.
  private(set) var open: [UISceneSession] = []
  /// Those that were in the foreground together when the app was last seen, in the same order.
  var lastSeen: [UISceneSession] = []
  /// Those that have been discarded while the app did not run: it is told at its next launch.
  var untold: Set<UISceneSession> = []
  /// What the user comes back to; nothing where there is no session.
  var seenLast: [UISceneSession] { lastSeen.isEmpty ? Array(open.suffix(1)) : lastSeen }
  private var madeSessions = 0
  private var madeScenes = 0

  nonisolated init() {}

  mutating func make() -> UISceneSession {
    madeSessions += 1
    let session = UISceneSession(persistentIdentifier: "scene-\(madeSessions)")
    open.append(session)
    return session
  }

  mutating func nextSceneNumber() -> Int {
    madeScenes += 1
    return madeScenes
  }

  mutating func moveToFront(_ session: UISceneSession) {
    guard open.last !== session, let index = open.firstIndex(of: session) else { return }
    open.append(open.remove(at: index))
  }

  /// Forgets a session; whether it was known.
  mutating func discard(_ session: UISceneSession) -> Bool {
    guard let index = open.firstIndex(of: session) else { return false }
    open.remove(at: index)
    lastSeen.removeAll { $0 === session }
    return true
  }
}

/// An app that was launched with scenes.
struct AppProcess {
  let delegate: any UIApplicationDelegate
  let makeSceneDelegate: @MainActor (UISceneSession) -> any UISceneDelegate
}
#endif

#if !canImport(UIKit)
/// The system's record of an app's sessions.
@MainActor struct SessionBook {
  /// The open sessions, in the order they came to the front: the latest is last.
  private(set) var open: [UISceneSession] = []
  /// The sessions in the foreground when the user last saw the app, in the same order.
  var lastSeen: [UISceneSession] = []
  /// The sessions discarded while the app wasn't running, to report at its next launch.
  var untold: Set<UISceneSession> = []
  /// The sessions the user comes back to; empty if there are none.
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

  /// Makes a session of another role. It's no window of the app's, and the user can't choose it.
  mutating func make(_ role: UISceneSession.Role) -> UISceneSession {
    madeSessions += 1
    return UISceneSession(persistentIdentifier: "scene-\(madeSessions)", role: role)
  }

  mutating func nextSceneNumber() -> Int {
    madeScenes += 1
    return madeScenes
  }

  mutating func moveToFront(_ session: UISceneSession) {
    guard open.last !== session, let index = open.firstIndex(of: session) else { return }
    open.append(open.remove(at: index))
  }

  /// Removes a session, and returns whether it was open.
  mutating func discard(_ session: UISceneSession) -> Bool {
    guard let index = open.firstIndex(of: session) else { return false }
    open.remove(at: index)
    lastSeen.removeAll { $0 === session }
    return true
  }
}

/// A process of an app launched with scenes.
struct AppProcess {
  let delegate: any UIApplicationDelegate
  let makeSceneDelegate: @MainActor (UISceneSession) -> any UISceneDelegate
}
#endif

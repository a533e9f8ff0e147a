import PortableUIKit
import StepRouter

/// What only the system can do: bring a scene to the front, or make one.
@MainActor
enum SceneRequest {
  /// An app in the background cannot bring itself to the front.
  static var isAppInFront: Bool {
    UIApplication.shared.connectedScenes.contains { $0.activationState == .foregroundActive }
  }

  /// Whether there can be a window besides those that are there.
  static var isNewWindowPossible: Bool { UIApplication.shared.supportsMultipleScenes }

  /// Asks for a scene: that of a session, or a new one that gets the activity.
  static func send(
    for session: UISceneSession?, with activity: NSUserActivity? = nil,
    onRefusal: @escaping @MainActor () -> Void
  ) {
    UIApplication.shared.requestSceneSessionActivation(
      session, userActivity: activity, options: nil,
      errorHandler: { @Sendable _ in onMainActor(onRefusal) })
  }

  /// What a new scene gets with its connection options: the URL, so that it is opened even if the app
  /// ends before, and the mark of the request.
  static func activity(for url: URL, _ mark: String, key: String) -> NSUserActivity {
    let activity = NSUserActivity(
      activityType: (Bundle.main.bundleIdentifier ?? "StepRouter") + ".link")
    activity.userInfo = [key: url.absoluteString, markKey: mark]
    return activity
  }

  /// The mark of the request that an activity comes from.
  static func mark(of activity: NSUserActivity) -> String? {
    activity.userInfo?[markKey] as? String
  }

  private static let markKey = "StepRouterLinkRequest"

  /// The session of a scene that the system has taken away, which can be had again: the first of
  /// these that there still is, or else any.
  static func sessionToReturnTo(preferring identifiers: [String?]) -> UISceneSession? {
    let sessions = UIApplication.shared.openSessions
      .filter { $0.role == .windowApplication && $0.scene == nil }
      .sorted { $0.persistentIdentifier < $1.persistentIdentifier }
    let preferred = identifiers.lazy.compactMap { identifier in
      sessions.first { $0.persistentIdentifier == identifier }
    }
    return preferred.first ?? sessions.first
  }
}

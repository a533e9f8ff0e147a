import PortableUIKit
import StepRouter

/// Asks the system to bring a scene to the front, or to create one.
@MainActor
enum SceneRequest {
  /// Whether the app is in front. In the background, it can't bring itself to the front.
  static var isAppInFront: Bool {
    UIApplication.shared.connectedScenes.contains { $0.activationState == .foregroundActive }
  }

  /// Whether the app can have another window.
  static var isNewWindowPossible: Bool { UIApplication.shared.supportsMultipleScenes }

  /// Requests a scene: the session's own, or, without a session, a new scene that gets the
  /// activity.
  static func send(
    for session: UISceneSession?, with activity: NSUserActivity? = nil,
    onRefusal: @escaping @MainActor () -> Void
  ) {
    UIApplication.shared.requestSceneSessionActivation(
      session, userActivity: activity, options: nil,
      errorHandler: { @Sendable _ in onMainActor(onRefusal) })
  }

  /// Returns the activity for a new scene's connection options. It holds the mark of the request,
  /// and the URL, so that the link opens even if the app is terminated in between.
  static func activity(for url: URL, _ mark: String, key: String) -> NSUserActivity {
    let activity = NSUserActivity(
      activityType: (Bundle.main.bundleIdentifier ?? "StepRouter") + ".link")
    activity.userInfo = [key: url.absoluteString, markKey: mark]
    return activity
  }

  /// Returns the mark of the request that an activity comes from.
  static func mark(of activity: NSUserActivity) -> String? {
    activity.userInfo?[markKey] as? String
  }

  private static let markKey = "StepRouterLinkRequest"

  /// Returns the session of a disconnected scene that the system can bring back: the first of these
  /// that still exists, or else any.
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

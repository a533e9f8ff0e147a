#if !canImport(UIKit)
/// An intent of App Intents that shows something in a scene of the app.
///
/// On a phone the protocol comes from App Intents, with more requirements, such as a title.
@available(iOS 26.0, *)
public protocol UISceneAppIntent: Sendable {
  associatedtype PerformResult: Sendable

  /// The identifier by which the system chooses a scene for the intent.
  var contentIdentifier: String { get }

  /// Does the intent's work, after its scene is prepared.
  func perform() async throws -> PerformResult

  /// Prepares a scene whose delegate doesn't do it (rule 244).
  @MainActor func performNavigation(forScene scene: UIScene)
}

@available(iOS 26.0, *)
extension UISceneAppIntent {
  public var contentIdentifier: String { String(describing: Self.self) }

  @MainActor public func performNavigation(forScene scene: UIScene) {}

  /// The scene that shows the intent, while it performs.
  @MainActor public var uiScene: UIScene? { IntentScene.current?.scene }
}

/// A scene's delegate that prepares the scene for intents.
@available(iOS 26.0, *)
@preconcurrency @MainActor public protocol AppIntentSceneDelegate: UISceneDelegate {
  func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
}

@available(iOS 26.0, *)
extension AppIntentSceneDelegate {
  public func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent) {
    appIntent.performNavigation(forScene: scene)
  }
}

/// The scene of the intent that performs in the present task.
@MainActor private final class IntentScene: Sendable {
  @TaskLocal static var current: IntentScene?

  private(set) weak var scene: UIScene?

  init(_ scene: UIScene?) { self.scene = scene }
}

@MainActor extension UISceneAppIntent {
  /// Prepares the scene, and performs the intent afterwards.
  func prepare(_ scene: UIScene) {
    if let delegate = scene.delegate as? any AppIntentSceneDelegate {
      delegate.scene(scene, willPerformAppIntent: self)
    } else {
      performNavigation(forScene: scene)
    }
    performLater(in: scene)
  }

  func performLater(in scene: UIScene?) {
    IntentScene.$current.withValue(IntentScene(scene)) {
      _ = Task { try await perform() }
    }
  }
}
#endif

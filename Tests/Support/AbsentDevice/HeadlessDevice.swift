#if canImport(UIKit)
import PortableUIKit

/// The names of the headless device on a platform with UIKit, so that code that operates one
/// compiles there. Nothing ever happens on it: tests that need one don't run on a simulator.
@MainActor package final class HeadlessDevice {
  package enum TimeMode: Sendable {
    case automatic, manual, real
  }

  @TaskLocal package static var current = HeadlessDevice()

  package var timeMode: TimeMode
  package var misuseHandler: @MainActor (UIKitMisuse) -> Void = { _ in }
  package let warnings: [String] = []
  package let developerWarnings: [String] = []
  package var printsDeveloperWarnings = true
  package let now = Duration.zero
  package let isIdle = true
  package let user = HeadlessUser()

  package init(
    timeMode: TimeMode = .automatic, idiom: UIUserInterfaceIdiom = .phone,
    screenSize: CGSize = .zero
  ) {
    self.timeMode = timeMode
  }

  package var application: UIApplication { .shared }

  @discardableResult
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  package func launch(_ delegate: any UIApplicationDelegate) {}
  package func launch(
    _ delegate: any UIApplicationDelegate,
    sceneDelegate: @escaping @MainActor (UISceneSession) -> any UISceneDelegate
  ) {}
  package func terminate() {}
  @discardableResult
  package func receiveNotification(
    with payload: [AnyHashable: Any]
  ) -> UNNotificationPresentationOptions? { nil }
  package func disconnect(_ scene: UIScene) {}
  package func declareStoryboard(named name: String, _ contents: StoryboardContents) {}
  package func clearWarnings() {}
  package func advance(by duration: Duration) {}
  package func runUntilIdle() {}
  package func runQueue() {}
  package func settle() async {}
  package func letTasksRun() async {}
  package func schedule(
    after delay: Duration = .zero, _ work: @escaping @MainActor () -> Void
  ) {}

  /// The scene of the app that runs the tests.
  @discardableResult
  package func connectScene(
    delegate: (any UISceneDelegate)? = nil, of session: UISceneSession? = nil
  ) -> UIWindowScene {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    guard let scene = scenes.first else {
      preconditionFailure("There is no headless device on a phone: run this on Linux or macOS.")
    }
    return scene
  }
}
#endif

import PortableUIKit
import StepRouterExplorer

/// Explores the app of coordinators. Its links wait for the login.
///
/// - Parameter hasLinks: Whether links arrive in every state.
@MainActor public func explorer(hasLinks: Bool = true) -> Explorer {
  Explorer.launching(rows: 5) {
    ExploredLaunch(
      delegate: AppDelegate(), sceneDelegate: { _ in SceneDelegate() },
      app: ExploredApp(
        links: hasLinks ? links : [],
        texts: ["Email": ["anna@example.com"], "Password": ["travel123"]]))
  }
}

@MainActor private var links: [ExploredLink] {
  [
    ExploredLink("travel://trip/oslo", opens: TripDetailViewController.self) {
      $0.title == "Oslo Fjords"
    },
    ExploredLink("travel://trip/rome/book", opens: BookingDatesViewController.self),
    ExploredLink("travel://settings", opens: SettingsViewController.self),
  ].map { $0.requiring("a login", fulfilledBy: signIn) { isSignedIn } }
}

private let signIn: [UserMove] = [
  .type("anna@example.com", into: "Email"), .type("travel123", into: "Password"), .tap("Sign In"),
]

@MainActor private var isSignedIn: Bool {
  let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
  return scene?.windows.first?.rootViewController is UITabBarController
}

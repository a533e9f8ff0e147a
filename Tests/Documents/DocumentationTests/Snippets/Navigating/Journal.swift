// swift-format-ignore-file
// These lines stand as they do in Docs/Router/SeeingItRun.md.

import PortableUIKit
import StepRouter
import StepRouterJournal

@MainActor
private enum SeeingItRun {
  struct ShopRoutes {
    let router: any Router

    @MainActor func start() -> UIViewController { UIViewController() }
  }

  struct CrashReporter {
    func leave(_ crumb: String) {}
  }

  static let crashReporter = CrashReporter()

  static func console() {
let router = DefaultRouter(observers: [ConsoleLogger(level: .information)])
    _ = router
  }

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  #if DEBUG
  private let journal = NavigationJournal()
  private var journalWindow: JournalWindow?
  #endif

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    #if DEBUG
    let router = DefaultRouter(observers: [journal])
    journalWindow = JournalWindow(journal, in: scene)
    journalWindow?.isHidden = false
    #else
    let router = DefaultRouter()
    #endif
    let routes = ShopRoutes(router: router)
    window.rootViewController = routes.start()
    window.makeKeyAndVisible()
  }
}

  static func report(_ journal: NavigationJournal) -> String {
let report = journal.entries.suffix(5).map(\.description).joined(separator: "\n")
    return report
  }

  static func signposts() {
#if canImport(os)
let observers: [any RoutingObserver] = [SignpostObserver(subsystem: "com.example.shop")]
#else
let observers: [any RoutingObserver] = []
#endif
let router = DefaultRouter(observers: observers)
    _ = router
  }

struct Breadcrumbs: RoutingObserver {
  let level = RoutingEvent.Level.information

  func router(didRecord event: RoutingEvent) {
    if case .finished(let end) = event.kind { crashReporter.leave("\(end)") }
  }
}
}

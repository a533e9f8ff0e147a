#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// A window of the library's app.
final class LibrarySceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static let activityType = "library.place"

  var window: UIWindow?
  private(set) var routes: LibraryRoutes?
  /// Whether it has been in the background.
  private(set) var hasLeft = false
  private unowned let application: LibraryApplication

  init(_ application: LibraryApplication) { self.application = application }

  private var fault: LibraryFault? { application.library.fault }

  var session: UISceneSession? { window?.windowScene?.session }
  var isActive: Bool { window?.windowScene?.activationState == .foregroundActive }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let routes = LibraryRoutes(application, in: window)
    window.rootViewController = UINavigationController(
      rootViewController: LibraryShelf().on(routes))
    window.makeKeyAndVisible()
    self.window = window
    self.routes = routes
    application.join(self)
    if let place = session.stateRestorationActivity?.userInfo?["place"] as? String {
      application.restore(place, in: self)
    }
    if fault != .linkLostAtLaunch { application.receive(options.urlContexts, in: self) }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    application.receive(contexts, in: self)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { application.openHeld() }

  func sceneDidEnterBackground(_ scene: UIScene) { hasLeft = true }

  func sceneDidDisconnect(_ scene: UIScene) { application.leave(self) }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let place, fault != .restoresNothing else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.userInfo = ["place": place]
    return activity
  }
}

extension LibrarySceneDelegate {
  private var stack: UINavigationController? {
    window?.rootViewController as? UINavigationController
  }

  private var place: String? { (stack?.topViewController as? LibraryScreen)?.place }

  /// The promised place. Loans need a card signed in this launch, so they're left out.
  var promisedPlace: String? { stack?.topViewController is LibraryLoans ? nil : place }

  func shows(_ url: URL) -> Bool {
    stack?.presentedViewController == nil && place == url.placeInLibrary
  }

  func restore(_ place: String) {
    guard let routes else { return }
    switch fault {
    case .restoredPastCard where place == "/loans":
      stack?.pushViewController(LibraryLoans().on(routes), animated: false)
    case .restoredWithoutContext where place.hasPrefix("/book"):
      routes.open("/book/1", animated: false)
    default: routes.open(place, animated: false)
    }
  }
}

extension URL {
  /// `library://book/1` is the place `/book/1`.
  var placeInLibrary: String { "/" + (host ?? "") + path }
}
#endif

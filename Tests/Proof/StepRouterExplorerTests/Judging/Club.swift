import PortableUIKit
import StepRouter
import StepRouterExplorer

final class ClubHome: ShopScreen {}
final class ClubMembers: UIViewController {}
final class ClubNote: UIViewController {}
final class ClubLogin: ShopScreen {}

final class ClubForm: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}

final class ClubPIN: UIViewController, LockingViewController {
  let routingLock = RoutingLock()
}

/// A club with a form that stays, a screen for members, and a note that is closed.
@MainActor
final class Club {
  struct Refused: Error {}

  private let fault: PhaseFault?
  private let router: ClubRouter
  private let home = ClubHome("Home")
  private var isLoggedIn = false

  static func explorer(_ fault: PhaseFault? = nil) -> Explorer {
    Explorer { window in
      let club = Club(fault, in: window)
      return ExploredApp(
        router: club.router,
        destinations: [
          ExploredDestination("home", club.homeStep),
          ExploredDestination("members", club.members)
            .requiring("a login", fulfilledBy: [.tap("Log in")]) { club.isLoggedIn },
          ExploredDestination("answer", club.note).awaited { try await club.wait() },
        ],
        state: { club.isLoggedIn ? "logged in" : "" })
    }
  }

  private init(_ fault: PhaseFault?, in window: UIWindow) {
    self.fault = fault
    router = ClubRouter(
      router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }))
    home.addButton("Form") { [unowned self] in show(ClubForm()) }
    home.addButton("PIN") { [unowned self] in show(ClubPIN()) }
    home.addButton("Note") { [unowned self] in show(ClubNote()) }
    window.rootViewController = home
    window.makeKeyAndVisible()
    begin()
  }

  private func begin() {
    switch fault {
    case .complainsAtStart: UIViewController().present(UIViewController(), animated: false)
    case .unbalancedAtStart: home.beginAppearanceTransition(false, animated: false)
    case .membersAtStart: show(ClubMembers())
    case .formDismissedUnderAlert:
      router.deed = { [unowned self] in home.dismiss(animated: false) }
    case .membersAfterClose:
      router.afterwards = { [unowned self] in
        Task { @MainActor in
          guard home.presentedViewController == nil else { return }
          show(ClubMembers())
        }
      }
    case .pinCoveredInTheMiddle:
      router.deed = { [unowned self] in
        home.presentedViewController?.present(fullScreen(ClubNote()), animated: false)
      }
    default: break
    }
  }

  private func show(_ screen: UIViewController) {
    home.present(fullScreen(screen), animated: false)
  }

  private func fullScreen(_ screen: UIViewController) -> UIViewController {
    screen.modalPresentationStyle = .fullScreen
    return screen
  }
}

extension Club {
  private var homeStep: DestinationStep<ClubHome, Void> {
    StepAssembly(finder: ClassFinder<ClubHome, Void>(), factory: NilFactory())
      .from(.root).assemble()
  }

  private var note: DestinationStep<ClubNote, Void> {
    StepAssembly(finder: ClassFinder<ClubNote, Void>(), factory: ClassFactory())
      .using(.present()).from(.current).assemble()
  }

  /// Its interceptor asks for a login, which the user taps.
  private var members: DestinationStep<ClubMembers, Void> {
    StepAssembly(finder: ClassFinder<ClubMembers, Void>(), factory: ClassFactory())
      .adding(
        InlineInterceptor { [unowned self] (_: Void, completion) in
          if isLoggedIn { return completion(.success) }
          askForLogin(completion)
        }
      )
      .using(.present()).from(.current).assemble()
  }

  private func askForLogin(_ completion: @escaping @MainActor (RoutingResult) -> Void) {
    let login = ClubLogin("Login")
    login.addButton("Log in") { [unowned self, unowned login] in
      isLoggedIn = true
      login.dismiss(animated: false) { completion(.success) }
    }
    if fault == .membersWhileAsking {
      let members = ClubMembers()
      login.addChild(members)
      login.view.addSubview(members.view)
      members.didMove(toParent: login)
    }
    (home.presentedViewController ?? home).present(login, animated: false)
  }

  private func wait() async throws {
    if fault == .formDismissedByWait { home.dismiss(animated: false) }
    throw CancellationError()
  }
}

/// Does something with each request, or after it.
private final class ClubRouter: RouterDecorator {
  let router: any Router
  var deed: @MainActor () -> Void = {}
  var afterwards: @MainActor () -> Void = {}

  init(router: any Router) { self.router = router }

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    deed()
    var request = request
    let completion = request.completion
    request.completion = { [unowned self] result in
      completion?(result)
      afterwards()
    }
    return router.perform(request)
  }
}

import PortableUIKit
import StepRouter
import StepRouterExplorer

/// What a navigation can do wrong, one a case.
enum Misdeed: String, CaseIterable, Sendable {
  case warning, exception, appearanceLeftOpen, completionSwallowed, completionDoubled
  case actionAnswersTwice, screenTakenAway, worksOnce, othersChanged, screenKept

  /// The moves after which it happens, and the destination requested then.
  var attempt: (moves: [UserMove], destination: String) {
    switch self {
    case .othersChanged: ([.happens("the screen comes")], "screen")
    case .screenKept: ([.happens("the screen comes")], "home")
    default: ([], "screen")
    }
  }

  /// The problems expected in the report, each by the beginning of its text.
  var problems: [Problem] {
    switch self {
    case .warning:
      [Problem(.complaint, "Attempt to present <UIViewController> on <UIViewController>")]
    case .exception:
      [
        Problem(
          .complaint,
          "The app crashes here: UIKit raises an exception. NSInvalidArgumentException")
      ]
    case .appearanceLeftOpen:
      [
        Problem(.unbalanced, "MisdeedScreen is still disappearing."),
        Problem(.complaint, "Unbalanced calls to begin/end appearance transitions"),
      ]
    case .completionSwallowed: [Problem(.notCompleted, "The completion was not called.")]
    case .completionDoubled: [Problem(.completedTwice, "The completion was called 2 times.")]
    case .actionAnswersTwice:
      [Problem(.completedTwice, "The completion was called twice by the action DoubleAction")]
    case .screenTakenAway:
      [
        Problem(.notVisible, "The screen is gone."),
        Problem(.nextFails, "Asked for once more, it is not visible: the screen is gone."),
        Problem(.builtAgain, "Asked for once more, it is built once more."),
      ]
    case .worksOnce: [Problem(.nextFails, "Asked for once more, it fails: The interceptor")]
    case .othersChanged:
      [Problem(.notAsPlanned, "It was visible already, but something has changed.")]
    case .screenKept: [Problem(.leaked, "MisdeedScreen is still alive off screen.")]
    }
  }
}

final class MisdeedScreen: UIViewController {}

/// An app with two screens in a stack, the second of which may do something wrong.
@MainActor
final class MisdeedApp {
  struct Enough: Error {}

  private let misdeed: Misdeed?
  private let stack = UINavigationController(rootViewController: HomeViewController())
  private let router: MisdeedRouter
  private var visits = 0
  private var kept: UIViewController?

  static func explorer(_ misdeed: Misdeed?, keepsScreens: Bool = false) -> Explorer {
    Explorer { window in
      let app = MisdeedApp(misdeed, in: window)
      return ExploredApp(
        router: app.router,
        destinations: [
          ExploredDestination("home", app.home), ExploredDestination("screen", app.screen),
        ],
        events: [ExploredEvent("the screen comes") { app.router.navigate(to: app.screen) }],
        keeps: { _ in keepsScreens })
    }
  }

  private init(_ misdeed: Misdeed?, in window: UIWindow) {
    self.misdeed = misdeed
    router = MisdeedRouter(
      router: DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window }),
      misdeed: misdeed)
    window.rootViewController = stack
    window.makeKeyAndVisible()
  }

  private var home: DestinationStep<HomeViewController, Void> {
    StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
  }

  private var screen: DestinationStep<MisdeedScreen, Void> {
    let assembly = StepAssembly(
      finder: ClassFinder<MisdeedScreen, Void>(), factory: ClassFactory()
    )
    .adding(InlineInterceptor { [self] (_: Void) in try check() })
    .adding(InlinePostTask { [self] (screen: MisdeedScreen, _: Void, _) in spoil(screen) })
    let root: DestinationStep<UINavigationController, Void> =
      StepAssembly(finder: ClassFinder(startingPoint: .root), factory: NilFactory())
      .from(.root).assemble()
    return misdeed == .actionAnswersTwice
      ? assembly.using(DoubleAction()).from(root).assemble()
      : assembly.using(.push()).from(root).assemble()
  }

  private func check() throws {
    visits += 1
    if misdeed == .worksOnce, visits > 1 { throw Enough() }
  }

  private func spoil(_ screen: MisdeedScreen) {
    switch misdeed {
    case .warning: UIViewController().present(UIViewController(), animated: false)
    case .exception: stack.pushViewController(screen, animated: false)
    case .appearanceLeftOpen: screen.beginAppearanceTransition(false, animated: false)
    case .screenTakenAway: stack.popViewController(animated: false)
    case .othersChanged where visits > 1:
      stack.setViewControllers([HomeViewController(), screen], animated: false)
    case .screenKept: kept = screen
    default: break
    }
  }
}

/// Passes requests on, and completes as often as the misdeed wants.
struct MisdeedRouter: RouterDecorator {
  let router: any Router
  let misdeed: Misdeed?

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    var request = request
    let completion = request.completion
    switch misdeed {
    case .completionSwallowed: request.completion = nil
    case .completionDoubled:
      request.completion = { result in
        completion?(result)
        completion?(result)
      }
    default: break
    }
    return router.perform(request)
  }
}

/// Pushes, and completes twice.
struct DoubleAction: Action {
  func perform(
    with viewController: UIViewController, on host: UINavigationController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    host.pushViewController(viewController, animated: false)
    completion(.success)
    completion(.success)
  }
}

import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Decorators of the app's router that change what they should pass on.
@MainActor
@Suite struct FaultyDecoratorTests {
  @Test("The explorer finds what a faulty decorator does", arguments: Fault.allCases)
  func found(fault: Fault) async {
    let exploration = await DecoratedApp.explorer(fault).replay([], asking: "product 42")
    #expect(exploration.trials.map(\.problems) == [fault.problems])
  }

  @Test("The explorer finds nothing wrong with a sound decorator")
  func faultless() async {
    #expect(await DecoratedApp.explorer(nil).run(depth: 2).isFaultless)
  }
}

enum Fault: CaseIterable {
  case otherContext, completionSwallowed, homeFirst, elsewhere, plansElsewhere

  var problems: [Problem] {
    switch self {
    case .otherContext:
      [
        Problem(.wrongContent, "ItemViewController “7” does not show what was asked for.")
      ]
    case .completionSwallowed: [Problem(.notCompleted, "The completion was not called.")]
    case .homeFirst:
      [
        Problem(.notAsPlanned, "It dismissed nothing, but the plan said LoginViewController."),
        Problem(
          .wrongReason,
          "LoginViewController is reported to have left for the wrong reason: "
            + "removed by a navigation to HomeViewController."),
        Problem(.builtAgain, "Asked for once more, it is built once more."),
      ]
    case .elsewhere:
      [
        Problem(.notAsPlanned, "It was refused, but something has changed."),
        Problem(
          .wrongReason,
          "LoginViewController is reported to have left for the wrong reason: "
            + "removed by a navigation to HomeViewController."),
      ]
    case .plansElsewhere:
      [
        Problem(.notAsPlanned, "It built ItemViewController, but the plan said nothing."),
        Problem(.notAsPlanned, "It ended as built, but the plan said revealed."),
      ]
    }
  }
}

private final class ItemViewController: UIViewController, ContextChecking, ContextAccepting {
  func isTarget(for id: Int) -> Bool { title == "\(id)" }
  func setup(with id: Int) { title = "\(id)" }
}

/// A home with a sheet on it, and an item presented from the home.
@MainActor
private enum DecoratedApp {
  static var home: DestinationStep<HomeViewController, Void> {
    StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
  }

  static var item: DestinationStep<ItemViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ItemViewController, Int>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .using(.present()).from(.root).assemble()
  }

  static func explorer(_ fault: Fault?) -> Explorer {
    Explorer { window in
      let home = HomeViewController()
      window.rootViewController = home
      window.makeKeyAndVisible()
      home.present(LoginViewController(), animated: false)
      let plain = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let guarded = GlobalInterceptorRouter(
        router: plain, interceptors: fault == nil ? [InlineInterceptor { (_: Void) in }] : [])
      return ExploredApp(
        router: FaultyRouter(router: guarded, fault: fault),
        destinations: [
          ExploredDestination("product 42", item, with: 42),
          ExploredDestination("home", Self.home),
        ])
    }
  }
}

private struct FaultyRouter: RouterDecorator {
  let router: any Router
  let fault: Fault?

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    switch fault {
    case .otherContext:
      guard let seven = 7 as? Context else { break }
      var other = NavigationRequest(
        step: request.step, context: seven, completion: request.completion,
        origin: request.origin)
      other.observers = request.observers
      return router.perform(other)
    case .completionSwallowed:
      var silent = request
      silent.completion = nil
      return router.perform(silent)
    case .homeFirst: router.navigate(to: DecoratedApp.home, animated: false)
    case .elsewhere:
      router.navigate(to: DecoratedApp.home, animated: false)
      request.completion?(.failure(.cancelled(progress: RoutingProgress())))
      let navigation = Navigation()
      navigation.finish()
      return navigation
    case .plansElsewhere, nil: break
    }
    return router.perform(request)
  }

  func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) throws(RoutingError) -> RoutingPlan {
    guard fault == .plansElsewhere else { return try router.plan(to: step, with: context) }
    return try router.plan(to: DecoratedApp.home)
  }
}

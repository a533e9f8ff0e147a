#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Changes that remove no screen, or that no request has asked for.
@MainActor
@Suite(.headlessOnly) struct UnseenChangeTests {
  @Test("The explorer notices screens that change places below a visible one")
  func order() async {
    let exploration = await explorer(swappingBelow: true).replay([], asking: "login")
    #expect(
      exploration.trials.flatMap(\.problems).contains(
        Problem(.notAsPlanned, "It was visible already, but something has changed.")))
    let faultless = await explorer(swappingBelow: false).replay([], asking: "login")
    #expect(faultless.trials.map(\.outcome) == [.alreadyVisible])
    #expect(faultless.findings == [])
  }

  @Test("Closing a screen behind must not change what the user sees in front")
  func behind() async {
    let exploration = await tabs(pushingInFront: true).replay([], closing: .behind)
    #expect(
      exploration.trials.flatMap(\.problems).contains(
        Problem(
          .closedMore,
          "Closing LoginViewController, which was not in front, has changed what the user sees.")))
    let faultless = await tabs(pushingInFront: false).replay([], closing: .behind)
    #expect(faultless.closingCount == 1)
    #expect(faultless.findings == [])
  }

  /// A stack of three screens, the top one of which is the destination.
  private func explorer(swappingBelow swaps: Bool) -> Explorer {
    Explorer { window in
      let stack = UINavigationController()
      stack.viewControllers = [UIViewController(), HomeViewController(), LoginViewController()]
      window.rootViewController = stack
      window.makeKeyAndVisible()
      let login = StepAssembly(
        finder: ClassFinder<LoginViewController, Void>(), factory: NilFactory()
      ).from(.root).assemble()
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let meddler = Meddler(router: router) { [weak stack] in
        if swaps { stack?.viewControllers.swapAt(0, 1) }
      }
      return ExploredApp(
        router: meddler, destinations: [ExploredDestination("login", login)])
    }
  }

  /// Two tabs, the second with a screen on top of another.
  private func tabs(pushingInFront pushes: Bool) -> Explorer {
    Explorer { window in
      let front = UINavigationController(rootViewController: HomeViewController())
      let behind = UINavigationController()
      behind.viewControllers = [UIViewController(), LoginViewController()]
      let tabs = UITabBarController()
      tabs.viewControllers = [front, behind]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let meddler = Meddler(router: router) { [weak front] in
        if pushes { front?.pushViewController(UIViewController(), animated: false) }
      }
      return ExploredApp(router: meddler, destinations: [])
    }
  }
}
#endif

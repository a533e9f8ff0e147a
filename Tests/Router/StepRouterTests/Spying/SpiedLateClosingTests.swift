import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

@MainActor @Suite("A spy recognizes a closing whose screen has gone")
struct SpiedLateClosingTests {
  /// Keeps closings until the test passes them on, when their screens may have gone.
  private final class LateRouter: RouterDecorator {
    let router: any Router
    private var requests: [() -> Void] = []

    init(router: any Router) { self.router = router }

    func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
      requests.append { [router] in _ = router.perform(request) }
      return Navigation()
    }

    func passOn() { for request in requests { request() } }
  }

  let spy = RouterSpy()

  private func closeLate(
    _ completion: @escaping NavigationRequest<UIViewController, Void>.Completion
  ) {
    let router = LateRouter(router: spy)
    do {
      let screen = BagViewController()
      router.close(screen, completion: completion)
      router.close(upTo: screen, completion: completion)
    }
    router.passOn()
  }

  @Test("Closing a screen that has gone succeeds")
  func closed() {
    var endings: [String] = []
    closeLate { endings.append($0.failure?.description ?? "closed") }
    #expect(endings == ["closed", "closed"])
    #expect(spy.requests.map(\.closing) == [nil, nil])
    #expect(
      spy.requests.map(\.destination.screen.description) == [
        "the screen below BagViewController", "BagViewController",
      ])
  }

  @Test("Closing a screen that has gone ends as the test sets it")
  func answered() {
    let home = HomeViewController()
    let plan = RoutingPlan.stub(to: SpiedShop().bag, start: home)
    spy.answerClosings(with: home)
    spy.answerPlanOfClosings(with: plan)
    var seen: [UIViewController?] = []
    var starts: [UIViewController?] = []
    closeLate {
      seen.append(try? $0.get().viewController)
      starts.append(try? $0.get().plan.start)
    }
    #expect(seen == [home, home])
    #expect(starts == [home, home])
  }
}

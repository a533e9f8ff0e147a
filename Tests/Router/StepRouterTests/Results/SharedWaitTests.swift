import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Results: several waits, several windows, and routers that don't answer", .onDevice)
struct SharedWaitTests {
  private final class Token {}

  private final class TokenScreen: UIViewController, ResultReturning {
    typealias ReturnedResult = Token
  }

  private struct DroppingRouter: RouterDecorator {
    let router: any Router

    func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
      Navigation()
    }
  }

  @Test("Cancelling one of two waits closes the screen for both")
  func oneCancelled() async {
    let (one, two) = (Waiter(), Waiter())
    let home = HomeViewController()
    let stage = Stage(root: home)
    for waiter in [one, two] {
      waiter.wait { try await stage.router.result(of: Pickers.presented) }
      await stage.settle()
    }
    one.cancel()
    await stage.settle()
    #expect(one.endings == ["cancelled"])
    #expect(two.endings == ["cancelled"])
    #expect(home.presentedViewController == nil)
  }

  @Test("Rule 47: the router closes the screen in its window, even if it works in another by then")
  func otherWindow() async {
    let waiter = Waiter()
    let (first, second) = (Stage(root: HomeViewController()), Stage(root: BagViewController()))
    let key = Box<UIWindow>()
    key.value = first.window
    let recorder = EventRecorder()
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { key.value }, observers: [recorder])
    waiter.wait { try await router.result(of: Pickers.presented) }
    await first.settle()
    #expect(first.window.rootViewController?.presentedViewController is WordPicker)
    key.value = second.window
    recorder.clear()
    waiter.cancel()
    await first.settle()
    #expect(waiter.endings == ["cancelled"])
    #expect(first.window.rootViewController?.presentedViewController == nil)
    #expect(recorder.events.last?.kind == .finished(.reached(.revealed)))
  }

  @Test("A router that drops the request ends the wait")
  func dropped() async {
    let waiter = Waiter()
    let stage = Stage(root: HomeViewController())
    waiter.wait {
      try await DroppingRouter(router: stage.router).result(of: Pickers.presented)
    }
    await stage.settle()
    #expect(waiter.endings.count == 1)
    #expect(waiter.endings.first?.contains("released its completion handler") == true)
  }

  @Test("A screen that stays doesn't keep the answer of a wait that has ended")
  func released() async throws {
    weak var token: Token?
    let waiter = Waiter()
    let screen = TokenScreen()
    let stage = Stage(root: screen)
    let step = StepAssembly(
      finder: ClassFinder<TokenScreen, Void>(), factory: NilFactory()
    ).from(.root)
    waiter.wait { _ = try await stage.router.result(of: step, closing: false) }
    await stage.settle()
    do {
      let answer = Token()
      token = answer
      screen.returnResult(answer)
    }
    await stage.settle()
    #expect(waiter.endings == ["()"])
    #expect(token == nil)
  }
}

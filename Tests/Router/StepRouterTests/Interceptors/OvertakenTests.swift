import PortableUIKit
import StepRouter
import Testing

/// Two requests, of which the older one waits at an interceptor.
@MainActor @Suite("Rule 77: the newer request wins at an interceptor", .onDevice)
struct OvertakenTests {
  private let home = HomeViewController()
  private let account = AccountViewController()
  private let gate = Gate()
  private let ends = Ends()

  /// An interceptor that answers when the test says so.
  @MainActor
  final class Gate {
    var answers: [(RoutingResult) -> Void] = []
    var asks: () -> Void = {}

    var interceptor: InlineInterceptor<Void> {
      InlineInterceptor { [self] (_: Void, completion) in
        answers.append(completion)
        asks()
      }
    }
  }

  private var guarded: DestinationStep<BagViewController, Void> {
    StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 1
    ).adding(gate.interceptor).using(.push()).from(.visibleStack).assemble()
  }

  private let toHome = StepAssembly(
    finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory(),
    fileID: "Shop/Routes.swift", line: 2
  ).from(.root).assemble()

  private static let overtaken =
    "A newer navigation, to the step of HomeViewController at Shop/Routes.swift:2, reached its "
    + "screen while the step of BagViewController at Shop/Routes.swift:1 waited for an interceptor."

  private func ask(_ router: some Router, _ step: DestinationStep<some UIViewController, Void>) {
    router.navigate(to: step) { [ends] in ends.note($0) }
  }

  @Test("A newer request whose screen already exists ends the older one", arguments: [false, true])
  func newerWins(isRevealed: Bool) {
    let stage = Stage(root: isRevealed ? stack(home, account) : stack(home))
    ask(stage.router, guarded)
    ask(stage.router, toHome)
    stage.device.runUntilIdle()
    let newer = isRevealed ? "revealed" : "alreadyVisible"
    #expect(ends.lines == [newer, Self.overtaken])
    for answer in gate.answers { answer(.success) }
    stage.device.runUntilIdle()
    #expect(stage.tree == "UINavigationController [visible]\n  HomeViewController [visible]")
  }

  @Test("An older request that is on its way doesn't end a newer one that waits")
  func olderOnItsWay() {
    let stage = Stage(root: stack(home, account))
    ask(stage.router, toHome)
    ask(stage.router, guarded)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["revealed"])
    for answer in gate.answers { answer(.success) }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["revealed", "built"])
  }

  @Test("A router that lets the older request go on shows that request's screen last")
  func goesOn() {
    let stage = Stage(root: stack(home))
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [window = stage.window] in window },
      overtaken: .goOn)
    ask(router, guarded)
    ask(router, toHome)
    gate.answers.first?(.success)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["alreadyVisible", "built"])
  }

  @Test("A newer request that fails doesn't end the older one")
  func newerFails() {
    let stage = Stage(root: stack(home))
    let nowhere = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    ).from(.root).assemble()
    ask(stage.router, guarded)
    ask(stage.router, nowhere)
    gate.answers.first?(.success)
    stage.device.runUntilIdle()
    #expect(ends.lines.last == "built")
  }

  @Test("A request from the interceptor's login, such as for its terms, doesn't end the older one")
  func termsOverLogin() {
    let stage = Stage(root: stack(home))
    let login = LoginScreen()
    gate.asks = { [home] in home.present(login, animated: false) }
    let terms = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).using(.present()).from(.current).assemble()
    ask(stage.router, guarded)
    stage.device.runUntilIdle()
    ask(stage.router, terms)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    home.dismiss(animated: false)
    stage.device.runUntilIdle()
    gate.answers.first?(.success)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built", "built"])
    #expect(home.navigationController?.topViewController is BagViewController)
  }

  private final class LoginScreen: Screen {}

  @Test("A request that takes the login away ends the older one, and its error says so")
  func loginTakenAway() {
    let stage = Stage(root: stack(home))
    gate.asks = { [home] in home.present(LoginScreen(), animated: false) }
    ask(stage.router, guarded)
    stage.device.runUntilIdle()
    ask(stage.router, toHome)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["revealed", Self.overtaken])
  }

  @Test("An interceptor's own request doesn't end the navigation that waits for the interceptor")
  func askedWithin() {
    let stage = Stage(root: stack(home, account))
    let router = stage.router
    let toHome = toHome
    gate.asks = { router.navigate(to: toHome) { _ in } }
    ask(router, guarded)
    stage.device.runUntilIdle()
    gate.answers.first?(.success)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
  }

  @Test("Going back doesn't end a waiting request")
  func closing() {
    let stage = Stage(root: stack(home, account))
    ask(stage.router, guarded)
    stage.router.goBack(completion: nil)
    stage.device.runUntilIdle()
    gate.answers.first?(.success)
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
  }

  @Test("Two requests that wait for one login go on in order, whichever is answered first")
  func order() {
    let stage = Stage(root: stack(home))
    let second = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).adding(gate.interceptor).using(.push()).from(.visibleStack).assemble()
    ask(stage.router, guarded)
    ask(stage.router, second)
    for answer in gate.answers.reversed() { answer(.success) }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built", "built"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          BagViewController
          AccountViewController [visible]
        """)
  }

  @Test("A failure without a completion is logged for the developer, but a cancellation isn't")
  func unheard() {
    let device = HeadlessDevice.current
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = stack(home)
    window.makeKeyAndVisible()
    device.runUntilIdle()
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    device.printsDeveloperWarnings = false
    router.navigate(to: guarded).cancel()
    router.navigate(to: guarded)
    gate.answers.last?(.failure(CancellationError()))
    device.runUntilIdle()
    let lines = device.developerWarnings
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix("StepRouter: a navigation without a completion failed. ") == true)
    #expect(device.warnings == [])
  }

  @Test(
    "Rule 79: a failure without a completion isn't logged if the window has gone",
    arguments: [false, true])
  func unheardInNoWindow(isGone: Bool) async {
    let device = HeadlessDevice.current
    let scene = device.connectScene()
    device.printsDeveloperWarnings = false
    let window = UIWindow(windowScene: scene)
    window.rootViewController = stack(home)
    window.makeKeyAndVisible()
    device.runUntilIdle()
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    router.navigate(to: guarded, completion: nil)
    if isGone { device.disconnect(scene) }
    // The completion handler is released, in a task that still knows the device.
    gate.answers = []
    await device.settle()
    #expect(device.developerWarnings.count == (isGone ? 0 : 1))
    withExtendedLifetime(window) {}
  }
}

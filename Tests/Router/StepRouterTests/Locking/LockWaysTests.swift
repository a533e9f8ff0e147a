import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 52 to 55: no way past a lock", .onDevice)
struct LockWaysTests {
  private let home = HomeViewController()
  private let pin = PINViewController()
  private let ends = Ends()

  @Test("Rule 52: a request in the lock's own window goes on in the app's window")
  func keyOverlay() {
    let stage = Stage(root: stack(home))
    var overlay: UIWindow? = stage.window.windowScene.map(UIWindow.init(windowScene:))
    overlay?.windowLevel = .alert
    overlay?.rootViewController = pin
    overlay?.makeKeyAndVisible()
    stage.device.runUntilIdle()
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [device = stage.device] in
        device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
          .compactMap(\.keyWindow).first
      })
    router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])

    pin.routingLock.isHolding = false
    overlay?.isHidden = true
    overlay = nil
    stage.window.makeKeyAndVisible()
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    #expect(home.navigationController?.presentedViewController is BagViewController)
  }

  @Test("Rule 52: a navigation goes on in the app's window once the lock's own window is hidden")
  func hiddenOverlay() throws {
    let stage = Stage(root: stack(home))
    let overlay = UIWindow(windowScene: try #require(stage.window.windowScene))
    overlay.windowLevel = .alert
    overlay.rootViewController = pin
    overlay.makeKeyAndVisible()
    stage.device.runUntilIdle()
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { [window = stage.window, overlay] in
        overlay.isHidden ? window : overlay
      })
    router.navigate(to: LockRoutes.presented) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])

    pin.routingLock.isHolding = false
    overlay.isHidden = true
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    #expect(home.navigationController?.presentedViewController is BagViewController)
    #expect(pin.presentedViewController == nil)
  }

  @Test(
    "Rule 53: a request that the completion of a navigation past the lock makes has no pass",
    arguments: [false, true])
  func passIsForOneRequest(animated: Bool) {
    let stage = Stage(root: stack(home))
    stage.present(stack(pin), on: home)
    stage.router.passing(pin.routingLock).navigate(to: LockRoutes.forgot, animated: animated) {
      [router = stage.router, ends] _ in
      router.navigate(to: LockRoutes.root) { ends.note($0) }
    }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    #expect(stage.window.rootViewController === home.navigationController)
    pin.routingLock.isHolding = false
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
  }

  @Test("Rule 53: the completion's request has no pass either if the screen was already visible")
  func passOfVisible() {
    let stage = Stage(root: stack(home))
    stage.present(stack(pin), on: home)
    stage.router.passing(pin.routingLock).navigate(to: LockRoutes.pin) {
      [router = stage.router, ends] _ in
      router.navigate(to: LockRoutes.root) { ends.note($0) }
    }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
  }

  @Test("Rule 53: an interceptor's request past one lock keeps its navigation's pass for another")
  func nestedPasses() {
    let stage = Stage(root: stack(home))
    let second = PINViewController()
    stage.present(stack(pin), on: home)
    stage.present(second, on: pin)
    let router = stage.router
    let asking = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
    ).adding(
      InlineInterceptor { [second] (_: Void, completion) in
        router.passing(second.routingLock).navigate(to: LockRoutes.presented) { _ in
          completion(.success)
        }
      }
    ).using(.present()).from(.current).assemble()
    router.passing(pin.routingLock).passing(second.routingLock).navigate(to: asking) {
      [ends] in ends.note($0)
    }
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
  }

  @Test("Rule 55: a lock on a hidden tab that comes to the front stops the rest of a navigation")
  func tabComesToFront() {
    final class Sheet: Screen {
      var onDisappear: (() -> Void)?
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDisappear?()
      }
    }
    let tabs = tabs(stack(home), stack(pin), selected: 0)
    let stage = Stage(root: tabs)
    let sheet = Sheet()
    sheet.onDisappear = { tabs.selectedIndex = 1 }
    stage.present(sheet, on: home)
    let overHome = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
    ).using(.push()).from(
      SingleStep(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
        .expectingContainer() as ExpectedContainerStep<_, UINavigationController>
    ).from(.root).assemble()
    stage.router.navigate(to: overHome) { [ends] in ends.note($0) }
    stage.device.runUntilIdle()
    #expect(ends.lines == [])
    #expect(tabs.selectedIndex == 1)
    pin.routingLock.isHolding = false
    stage.device.runUntilIdle()
    #expect(ends.lines == ["built"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("Rule 52: a lock that takes hold among interceptors holds back the next one")
  func amongInterceptors() {
    let stage = Stage(root: stack(home))
    var asked: [String] = []
    var answer: ((RoutingResult) -> Void)?
    let guarded = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory()
    ).adding(
      InlineInterceptor { (_: Void, completion) in
        asked.append("first")
        answer = completion
      }
    ).adding(
      InlineInterceptor { (_: Void, completion) in
        asked.append("second")
        completion(.success)
      }
    ).using(.push()).from(.visibleStack).assemble()
    stage.router.navigate(to: guarded) { [ends] in ends.note($0) }
    stage.present(stack(pin), on: home)
    answer?(.success)
    stage.device.runUntilIdle()
    #expect(asked == ["first"])
    #expect(ends.lines == [])
    home.dismiss(animated: false)
    stage.device.runUntilIdle()
    #expect(asked == ["first", "second"])
    #expect(ends.lines == ["built"])
  }
}

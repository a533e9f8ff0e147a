import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 14 and 19: between the movements of a navigation", .onDevice)
struct BetweenMovementsTests {
  /// Pushes by itself, and answers within UIKit's end of the transition.
  private struct OwnPush: ContainerAction {
    typealias ViewController = UINavigationController
    let result: RoutingResult
    var canBeMerged: Bool { false }

    func perform(
      with viewController: UIViewController, on host: UINavigationController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      host.pushViewController(viewController, animated: animated)
      host.transitionCoordinator?.animate(alongsideTransition: nil) { _ in completion(result) }
    }
  }

  private let home = HomeViewController()
  private let account = StepAssembly(
    finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory())
  private let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
  ).using(.present())

  @Test("A navigation doesn't present within the end of a dismissal that ends an action")
  func endOfDismissal() {
    let root = stack(home)
    let stage = Stage(root: root).present(stack(SearchViewController()), on: root)
    let pushed = account.using(OwnPush(result: .failure(Refusal())))
      .from(GeneralStep.current().expectingContainer())
    var ends: [String] = []
    stage.router.navigate(to: pushed) { ends.append($0.failure == nil ? "pushed" : "failed") }
    root.dismiss(animated: true)
    stage.router.navigate(to: bag.from(.current)) { ends.append($0.failure?.description ?? "bag") }
    stage.device.runUntilIdle()
    #expect(ends == ["failed", "bag"])
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          BagViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test("A navigation waits for a push that other code begins between two movements")
  func pushOfSomebodyElse() {
    let stage = Stage(root: home)
    let pushed = account.using(OwnPush(result: .success))
      .from(
        ChainAssembly.from(NavigationControllerStep<UINavigationController, Void>())
          .using(.present()).from(.current))
    var kind: NavigationKind?
    stage.router.navigate(to: pushed) { kind = try? $0.get().kind }
    let sheet = home.presentedViewController as? UINavigationController
    sheet?.pushViewController(SearchViewController(), animated: true)
    stage.device.runUntilIdle()
    #expect(kind == .built)
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            SearchViewController
            AccountViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test("A screen pushed in a tab that is just coming to the front can present at once")
  func presentingInNewFront() {
    let stage = Stage(root: tabs(home, stack(SearchViewController())))
    let found = GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())
    #expect(stage.end(of: bag.from(account.using(.push()).from(found)), with: ()) == "built")
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController
          UINavigationController [selected]
            SearchViewController
            AccountViewController
        presents formSheet:
          BagViewController [visible]
        """)
  }

  /// Presents with animation, and answers at once.
  private struct EarlyPresent: Action {
    func perform(
      with viewController: UIViewController, on host: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      host.present(viewController, animated: true)
      completion(.success)
    }
  }

  @Test("A navigation waits for an action's transition even if the action answers earlier")
  func earlyAnswer() {
    let stage = Stage(root: home)
    let sheet = account.using(EarlyPresent()).from(.current).assemble()
    #expect(stage.end(of: bag.from(sheet), with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          AccountViewController
          presents formSheet:
            BagViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test("A navigation without observers waits for a running transition as well")
  func unobserved() {
    let root = stack(home)
    let stage = Stage(root: root)
    let router = DefaultRouter(windowProvider: CustomWindowProvider { stage.window })
    root.pushViewController(SearchViewController(), animated: true)
    var kind: NavigationKind?
    router.navigate(to: bag.from(.current)) { kind = try? $0.get().kind }
    #expect(root.presentedViewController == nil)
    stage.device.runUntilIdle()
    #expect(kind == .built)
  }

  /// Begins something when it hears of a plan.
  private final class Meddler: RoutingObserver {
    var meddle: (() -> Void)?

    func router(didRecord event: RoutingEvent) {
      guard case .planned = event.kind, let meddle else { return }
      self.meddle = nil
      meddle()
    }
  }

  @Test("A navigation waits for what an observer begins at its plan, and then plans anew")
  func observerBegins() {
    let stage = Stage(root: home)
    let meddler = Meddler()
    meddler.meddle = { [home] in home.present(SearchViewController(), animated: true) }
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { stage.window }, observers: [meddler])
    var kind: NavigationKind?
    router.navigate(to: bag.from(.current)) { kind = try? $0.get().kind }
    stage.device.runUntilIdle()
    #expect(kind == .built)
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          SearchViewController
          presents formSheet:
            BagViewController [visible]
        """)
  }
}

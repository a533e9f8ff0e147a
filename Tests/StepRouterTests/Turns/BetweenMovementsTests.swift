import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 14 and 19: between the movements of a navigation", .onDevice)
struct BetweenMovementsTests {
  /// Pushes by itself and answers from within UIKit's end of the transition.
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

  @Test("Nothing is presented from within the end of a dismissal that ends an action")
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
        presents pageSheet:
          BagViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test("What somebody else begins between two movements is waited for")
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
        presents pageSheet:
          UINavigationController [visible]
            SearchViewController
            AccountViewController [visible]
        """)
    #expect(stage.device.warnings == [])
  }

  @Test("A screen pushed in a tab that only comes to the front can present at once")
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
        presents pageSheet:
          BagViewController [visible]
        """)
  }
}

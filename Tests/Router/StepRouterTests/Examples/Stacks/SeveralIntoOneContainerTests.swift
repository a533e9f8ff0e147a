import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// Several steps in a row with the same container: tabs, of which the destination is selected, and
/// pushes, which are one update of the stack.
@MainActor
@Suite(.onDevice) struct SeveralIntoOneContainerTests {
  /// Notes how its stack is changed.
  private final class CountingNavigation: UINavigationController {
    let log = Journal()

    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      log.note("set \(viewControllers.count), animated: \(animated)")
      super.setViewControllers(viewControllers, animated: animated)
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      log.note("push, animated: \(animated)")
      super.pushViewController(viewController, animated: animated)
    }
  }

  /// Notes every screen that a stack shows on the way.
  private final class Shown: NSObject, UINavigationControllerDelegate {
    let log = Journal()

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.note("\(type(of: viewController)), animated: \(animated)")
    }
  }

  private func secondTab<Base: UnattachedStep<UITabBarController, Void>>(
    on base: Base
  ) -> DestinationStep<AccountViewController, Void>
  where Base.ScreenFactory: BuildingFactory {
    let first = StepAssembly(
      finder: ClassFinder<SearchViewController, Void>(), factory: ClassFactory()
    )
    .using(UITabBarController.addTab())
    .from(base)
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
    return StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
    )
    .using(UITabBarController.addTab())
    .from(first.expectingContainer())
    .assemble()
  }

  @Test(
    "The second of two added tabs is selected in a new tab bar controller",
    arguments: [true, false])
  func newTabs(animated: Bool) {
    let account = secondTab(on: TabBarControllerStep())
    let stage = Stage(root: HomeViewController())
    #expect(stage.arrive(at: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          SearchViewController
          AccountViewController [selected] [visible]
        """)
  }

  @Test(
    "The second of two added tabs is selected in an existing tab bar controller",
    arguments: [true, false])
  func existingTabs(animated: Bool) {
    let account = secondTab(
      on: SingleContainerStep(finder: ClassFinder(), factory: TabBarControllerFactory()))
    let stage = Stage(root: tabs(HomeViewController()))
    #expect(stage.arrive(at: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          SearchViewController
          AccountViewController [selected] [visible]
        """)
  }

  @Test("Two pushes are one update and one animation", arguments: [true, false])
  func pushes(animated: Bool) {
    let login = StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
    )
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
    .assemble()
    let password = StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory()
    )
    .using(UINavigationController.push())
    .from(login.expectingContainer())
    .assemble()
    let root = CountingNavigation(rootViewController: HomeViewController())
    let shown = Shown()
    let stage = Stage(root: root)
    root.delegate = shown
    let before = root.log.lines.count
    #expect(stage.arrive(at: password, with: (), animated: animated) == "built")
    #expect(root.log.lines.dropFirst(before) == ["set 3, animated: \(animated)"])
    #expect(shown.log.lines == ["ForgotPasswordViewController, animated: \(animated)"])
    #expect(
      stage.tree == """
        CountingNavigation [visible]
          HomeViewController
          LoginViewController
          ForgotPasswordViewController [visible]
        """)
  }
}

import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 16: which movement is animated", .onDevice)
struct LastMovementTests {
  /// Presents, and notes whether it animates.
  private struct Presenting: Action {
    let journal: Journal

    func perform(
      with viewController: UIViewController, on host: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      journal.note("present \(type(of: viewController)), animated: \(animated)")
      host.present(viewController, animated: animated) { completion(.success) }
    }
  }

  private let journal = Journal()

  private func presented<Presented: UIViewController>(
    from base: DestinationStep<UIViewController, Void>,
    _ make: @escaping @MainActor () -> Presented
  ) -> DestinationStep<Presented, Void> {
    StepAssembly(finder: NilFinder<Presented, Void>(), factory: InlineFactory { make() })
      .using(Presenting(journal: journal)).from(base).assemble()
  }

  @Test(
    "The last screen to be built is animated, even if the router then finds one inside it",
    arguments: [true, false])
  func lookedUp(animated: Bool) {
    let stage = Stage(root: HomeViewController())
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    )
    .from(presented(from: .current) { stack(AccountViewController()) }).assemble()
    #expect(stage.end(of: account, with: (), animated: animated) == "built")
    #expect(journal.lines == ["present UINavigationController, animated: \(animated)"])
  }

  @Test("A presentation isn't animated if another screen is built after it")
  func followed() {
    let stage = Stage(root: HomeViewController())
    let login = presented(from: .current) { LoginViewController() }
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(Presenting(journal: journal)).from(login).assemble()
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(
      journal.lines == [
        "present LoginViewController, animated: false", "present BagViewController, animated: true",
      ])
  }

  /// Notes each change of its tabs, and whether it's animated.
  private final class NotingTabs: UITabBarController {
    private(set) var updates: [String] = []

    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      updates.append("set \(viewControllers?.count ?? 0), animated: \(animated)")
      super.setViewControllers(viewControllers, animated: animated)
    }
  }

  @Test("An added tab is animated if the request is", arguments: [true, false])
  func tab(animated: Bool) {
    let root = NotingTabs()
    root.setViewControllers([HomeViewController()], animated: false)
    let stage = Stage(root: root)
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.addTab())
      .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(root))).assemble()
    #expect(stage.end(of: bag, with: (), animated: animated) == "built")
    #expect(root.updates == ["set 1, animated: false", "set 2, animated: \(animated)"])
  }

  /// Notes each pop and dismissal, and whether it's animated.
  private final class NotingStack: UINavigationController {
    private(set) var notes: [String] = []

    override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      notes.append("pop, animated: \(animated)")
      return super.popToViewController(viewController, animated: animated)
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      notes.append("dismiss, animated: \(flag)")
      super.dismiss(animated: flag, completion: completion)
    }
  }

  @Test("A dismissal and a pop aren't animated if a screen is built after them")
  func movementsBeforeBuild() {
    let home = HomeViewController()
    let root = NotingStack()
    root.viewControllers = [home, AccountViewController()]
    let stage = Stage(root: root).present(LoginViewController(), on: root)
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(Presenting(journal: journal))
      .from(base(home)).assemble()
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(root.notes == ["dismiss, animated: false", "pop, animated: false"])
    #expect(journal.lines == ["present BagViewController, animated: true"])
  }

  @Test("A dismissal alone isn't animated if a screen is built after it")
  func dismissalBeforeBuild() {
    let root = NotingStack()
    root.viewControllers = [HomeViewController()]
    let stage = Stage(root: root).present(LoginViewController(), on: root)
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(Presenting(journal: journal)).from(.root).assemble()
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(root.notes == ["dismiss, animated: false"])
  }

  @Test("The inner of two containers brings a screen to the front without animation")
  func reveals() {
    let home = HomeViewController()
    let inner = NotingStack()
    inner.viewControllers = [home, AccountViewController()]
    let stage = Stage(root: tabs(SearchViewController(), inner))
    #expect(stage.end(of: base(home), with: ()) == "revealed")
    #expect(inner.notes == ["pop, animated: false"])
  }
}

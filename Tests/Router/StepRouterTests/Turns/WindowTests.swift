import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Windows", .onDevice)
struct WindowTests {
  var bag: DestinationStep<BagViewController, Void> {
    StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present()).from(.current, fileID: "Shop/Routes.swift", line: 6).assemble()
  }

  @Test("Fault 15: without a window or a root a navigation ends with an error")
  func noWindow() {
    let router = DefaultRouter()
    var ends: [String] = []
    router.navigate(to: bag) { ends.append($0.failure?.description ?? "reached") }
    let stage = Stage(root: nil)
    ends.append(stage.end(of: bag, with: ()))
    #expect(
      ends == [
        "The base at Shop/Routes.swift:6 gives nothing to start from: the router has no window. "
          + "Navigate when the scene has its window.",
        "The base at Shop/Routes.swift:6 gives nothing to start from: the window has no root view "
          + "controller. Give the window a root view controller first.",
      ])
  }

  @Test("Rule 27: a router works only in its window")
  func twoWindows() {
    let first = Stage(root: stack(BagViewController()))
    let second = Stage(root: HomeViewController())
    #expect(second.window.isKeyWindow)
    #expect(first.end(of: bag, with: ()) == "alreadyVisible")
    #expect(second.end(of: bag, with: ()) == "built")
    #expect(
      first.tree == """
        UINavigationController [visible]
          BagViewController [visible]
        """)
    #expect(
      second.tree == """
        HomeViewController
        presents formSheet:
          BagViewController [visible]
        """)
  }

  @Test("The default router works in the key window")
  func keyWindow() {
    let stage = Stage(root: HomeViewController())
    var kind: NavigationKind?
    DefaultRouter().navigate(to: bag) { kind = try? $0.get().kind }
    stage.device.runUntilIdle()
    #expect(kind == .built)
  }

  @Test("Turns of two windows don't wait for each other")
  func turns() {
    let first = Stage(root: HomeViewController())
    let second = Stage(root: HomeViewController())
    var ends: [String] = []
    first.router.navigate(to: bag) { _ in ends.append("first, animated") }
    second.router.navigate(to: bag, animated: false) { _ in ends.append("second") }
    second.device.runUntilIdle()
    #expect(ends == ["second", "first, animated"])
  }

  /// A stack of two screens with a sheet over it, in the key window.
  private func coveredStack() -> (stage: Stage, stack: UINavigationController) {
    let stack = stack(HomeViewController(), AccountViewController())
    let stage = Stage(root: stack)
    stage.present(LoginViewController(), on: stack)
    return (stage, stack)
  }

  private func pushed(
    from base: DestinationStep<UINavigationController, Void>
  ) -> DestinationStep<BagViewController, Void> {
    StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.push()).from(base).assemble()
  }

  @Test("Rule 27: a router without a window touches no other window, whatever its finders find")
  func noWindowOfItsOwn() {
    let (key, stack) = coveredStack()
    let home = stack.viewControllers[0]
    let router = DefaultRouter(windowProvider: CustomWindowProvider { nil })
    let before = key.tree
    var ends: [String] = []
    let found = GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(stack))
    router.navigate(to: pushed(from: found)) { ends.append($0.startFailure) }
    router.navigate(to: Target.viewController(home)) { ends.append($0.startFailure) }
    let byClass = ClassFinder<UINavigationController, Void>(options: .fullStack)
    router.navigate(to: pushed(from: GeneralStep.custom(using: byClass))) {
      ends.append($0.startFailure)
    }
    router.navigate(to: Target.current()) { ends.append($0.startFailure) }
    key.device.runUntilIdle()
    #expect(ends == Array(repeating: "the router has no window", count: 4))
    #expect(key.tree == before)
  }

  @Test(
    "Rule 27: the finders of a router without a window look nowhere, not even in the key window"
  )
  func nobodySeen() {
    let key = Stage(root: stack(BagViewController()))
    #expect(key.window.isKeyWindow)
    let journal = Journal()
    let finder = InlineStackIteratingFinder<BagViewController, Void> { _, _ in
      journal.note("asked")
      return true
    }
    let step = StepAssembly(finder: finder, factory: NilFactory())
      .from(.root, fileID: "Shop/Routes.swift", line: 6).assemble()
    let base = GeneralStep.custom(using: finder, fileID: "Shop/Routes.swift", line: 7)
    #expect(key.end(of: step, with: ()) == "alreadyVisible")
    #expect(key.end(of: base, with: ()) == "alreadyVisible")
    #expect(journal.lines == ["asked", "asked"])
    let router = DefaultRouter(windowProvider: CustomWindowProvider { nil })
    var ends: [String] = []
    router.navigate(to: step) { ends.append($0.failure?.description ?? "reached") }
    router.navigate(to: base) { ends.append($0.failure?.description ?? "reached") }
    #expect(
      ends
        == [6, 7].map {
          "The base at Shop/Routes.swift:\($0) gives nothing to start from: the router has no "
            + "window. Navigate when the scene has its window."
        })
    #expect(journal.lines == ["asked", "asked"])
  }

  /// Connects a scene while another one connects, and records the provider's window meanwhile.
  private final class NestedScene: NSObject, UIWindowSceneDelegate {
    let depth: Int
    private let within: NestedScene?
    private var opened: UIWindow?
    private(set) var taken: UIWindow?

    init(depth: Int) {
      self.depth = depth
      within = depth > 1 ? NestedScene(depth: depth - 1) : nil
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      opened = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
      guard let within else { return taken = KeyWindowProvider().window }
      _ = HeadlessDevice.current.connectScene(delegate: within)
      taken = within.taken
    }
  }

  @Test("Without a key window, a window of a scene in the foreground counts")
  func noKeyWindow() {
    let window = UIWindow(windowScene: HeadlessDevice.current.connectScene())
    let beginning = NestedScene(depth: 8)
    _ = HeadlessDevice.current.connectScene(delegate: beginning)
    #expect(beginning.taken === window)
  }

  @Test("Rule 27: a base or a step found in another window ends the navigation, and nothing moves")
  func foundInAnotherWindow() {
    let (other, stack) = coveredStack()
    let home = stack.viewControllers[0]
    let stage = Stage(root: HomeViewController())
    let trees = (other.tree, stage.tree)
    let ends = [
      stage.startFailure(
        of: pushed(from: GeneralStep.custom(using: InstanceFinder(stack)))),
      stage.startFailure(of: Target.viewController(home).step),
      stage.startFailure(
        of: StepAssembly(
          finder: InstanceFinder<HomeViewController, Void>(home as? HomeViewController ?? .init()),
          factory: NilFactory()
        ).from(.root).assemble()),
      stage.startFailure(
        of: pushed(
          from: SwitchAssembly<UINavigationController, Void>()
            .addCase(from: InstanceFinder(stack)).assemble())),
      stage.startFailure(
        of: GeneralStep.custom(
          using: ClassFinder<LoginViewController, Void>(
            windowProvider: CustomWindowProvider { other.window }))),
    ]
    #expect(
      ends == [
        "UINavigationController is not in the router's window",
        "HomeViewController is not in the router's window",
        "HomeViewController is not in the router's window",
        "UINavigationController is not in the router's window",
        "LoginViewController is not in the router's window",
      ])
    #expect((other.tree, stage.tree) == trees)
    #expect(other.end(of: bag, with: ()) == "built")
    #expect(stage.end(of: bag, with: ()) == "built")
  }

  @Test("Rule 27: an action neither presents from another window nor takes a screen out of it")
  func actionsOnAnotherWindow() {
    let (other, stack) = coveredStack()
    let account = stack.viewControllers[1]
    let own = UINavigationController(rootViewController: HomeViewController())
    let stage = Stage(root: own)
    let trees = (other.tree, stage.tree)
    let top = stack.presentedViewController
    let presented = StepAssembly(
      finder: NilFinder<BagViewController, Void>(), factory: ClassFactory(),
      fileID: "Shop/Routes.swift", line: 1
    ).using(.present(startingFrom: .custom(top))).from(.current).assemble()
    let taken = StepAssembly(
      finder: NilFinder<UIViewController, Void>(), factory: InlineFactory { _ in account },
      fileID: "Shop/Routes.swift", line: 2
    ).using(.push()).from(GeneralStep.custom(using: InstanceFinder(own))).assemble()
    #expect(
      stage.end(of: presented, with: ())
        == "The step of BagViewController at Shop/Routes.swift:1 cannot be presented: "
        + "LoginViewController, which would present it, is in another window. Check the closure of "
        + "'.custom', or use a router of that window.")
    #expect(
      stage.end(of: taken, with: ())
        == "The step of UIViewController at Shop/Routes.swift:2 cannot be integrated: "
        + "AccountViewController is in another window. Let the factory build a new view controller."
    )
    #expect((other.tree, stage.tree) == trees)
  }

  @Test("A screen that is alive but not on screen counts as not found")
  func detached() {
    let stage = Stage(root: HomeViewController())
    let account = AccountViewController()
    let detached = stack(account)
    #expect(
      stage.startFailure(of: pushed(from: GeneralStep.custom(using: InstanceFinder(detached))))
        == "UINavigationController is not in the router's window")
    #expect(detached.viewControllers.count == 1)
    let built = StepAssembly(
      finder: InstanceFinder<AccountViewController, Void>(account), factory: ClassFactory()
    )
    .using(.present())
    .from(
      SwitchAssembly<UIViewController, Void>()
        .addCase(expecting: InstanceFinder<UINavigationController, Void>(detached))
        .assemble(default: GeneralStep.root())
    ).assemble()
    #expect(stage.end(of: built, with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          AccountViewController [visible]
        """)
  }

  @Test(
    "Rule 27: finders in interceptors, tasks, factories and actions look into the router's window"
  )
  func everybodyLooksThere() {
    let first = Stage(root: stack(HomeViewController()))
    let second = Stage(root: stack(AccountViewController()))
    #expect(second.window.isKeyWindow)
    var found: [String] = []
    func look(_ who: String) {
      let finder = ClassFinder<HomeViewController, Void>()
      let screen = try? finder.findViewController(with: ())
      found.append("\(who) \(screen == nil ? "elsewhere" : "here")")
    }
    let step = StepAssembly(
      finder: InlineStackIteratingFinder<BagViewController, Void> { _, _ in false },
      factory: InlineFactory<BagViewController, Void> {
        look("factory"); return BagViewController()
      }
    )
    .adding(
      InlineInterceptor<Void> { _, completion in
        look("guard")
        completion(.success)
      }
    )
    .adding(InlineContextTask<BagViewController, Void> { _, _ in look("task") })
    .adding(InlinePostTask<BagViewController, Void> { _, _, _ in look("post task") })
    .using(
      InlineAction<UIViewController> { screen, host, animated, completion in
        look("action")
        host.present(screen, animated: animated) { completion(.success) }
      }
    )
    .from(.current).assemble()
    #expect(first.end(of: step, with: ()) == "built")
    #expect(found == ["guard here", "factory here", "task here", "action here", "post task here"])
  }

  @Test("Rule 27: a finder in the task of a found screen looks into the router's window")
  func tasksOfFoundLookThere() {
    let first = Stage(root: HomeViewController())
    let second = Stage(root: AccountViewController())
    #expect(second.window.isKeyWindow)
    var found: [UIViewController?] = []
    let step = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .adding(
        InlineContextTask<HomeViewController, Void> { _, _ in
          found.append(try ClassFinder<UIViewController, Void>().findViewController(with: ()))
        }
      ).from(.root).assemble()
    #expect(first.end(of: step, with: ()) == "alreadyVisible")
    #expect(found == [first.window.rootViewController])
  }
}

extension Result where Failure == RoutingError {
  /// Why there was nothing to start from.
  fileprivate var startFailure: String {
    guard case .failure(.startNotFound(_, let reason)) = self else { return "\(self)" }
    return "\(reason)"
  }
}

extension Stage {
  fileprivate func startFailure<Screen>(of step: DestinationStep<Screen, Void>) -> String {
    go(to: step, with: ())?.startFailure ?? "unfinished"
  }
}

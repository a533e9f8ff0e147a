import PortableUIKit
import StepRouter
import Testing

/// UIKit's own containers with a custom adapter around the built-in one.
@MainActor
@Suite(.onDevice) struct WrappedAdapterTests {
  private static let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .using(.push())
  .from(GeneralStep.custom(using: ClassFinder<NotingStack, Void>()))
  .assemble()

  @Test(
    "A stack is searched, pushed onto and popped as usual through a wrapped adapter",
    arguments: [true, false])
  func stack(animated: Bool) {
    let stack = NotingStack(rootViewController: HomeViewController())
    let stage = Stage(root: stack)
    #expect(stage.end(of: Self.bag, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        NotingStack [visible]
          HomeViewController
          BagViewController [visible]
        """)
    let home = GeneralStep.custom(using: ClassFinder<HomeViewController, Void>())
    #expect(stage.end(of: home, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        NotingStack [visible]
          HomeViewController [visible]
        """)
    #expect(stack.notes == ["children 2", "show HomeViewController"])
  }

  @Test("Tabs are selected and added as usual through a wrapped adapter", arguments: [true, false])
  func tabs(animated: Bool) {
    let tabs = NotingTabs()
    tabs.setViewControllers([HomeViewController(), SearchViewController()], animated: false)
    let stage = Stage(root: tabs)
    let search = GeneralStep.custom(using: ClassFinder<SearchViewController, Void>())
    #expect(stage.end(of: search, with: (), animated: animated) == "revealed")
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
    )
    .using(.addTab())
    .from(GeneralStep.custom(using: ClassFinder<NotingTabs, Void>()))
    .assemble()
    #expect(stage.end(of: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        NotingTabs [visible]
          HomeViewController
          SearchViewController
          AccountViewController [selected] [visible]
        """)
    #expect(
      tabs.notes == ["show SearchViewController", "children 3", "show AccountViewController"])
  }

  @Test("A refusal of the built-in adapter ends the navigation")
  func refused() {
    let stack = NotingStack(rootViewController: HomeViewController())
    let stage = Stage(root: stack)
    let nested = StepAssembly(
      finder: NilFinder<UINavigationController, Void>(), factory: NavigationControllerFactory()
    )
    .using(.push())
    .from(GeneralStep.custom(using: ClassFinder<NotingStack, Void>()))
    .assemble()
    guard
      case .failure(.integrationRefused(_, .navigationControllerPushed, _))? =
        stage.go(to: nested, with: ())
    else { return #expect(Bool(false)) }
    #expect(
      stage.tree == """
        NotingStack [visible]
          HomeViewController [visible]
        """)
  }
}

/// Passes everything on to a built-in adapter, and notes the changes.
private struct NotingAdapter: ContainerAdapter {
  let wrapped: any ContainerAdapter
  let note: @MainActor (String) -> Void

  var containedViewControllers: [UIViewController] { wrapped.containedViewControllers }
  var visibleViewControllers: [UIViewController] { wrapped.visibleViewControllers }

  func makeVisible(
    _ viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    note("show \(type(of: viewController))")
    wrapped.makeVisible(viewController, animated: animated, completion: completion)
  }

  func setContainedViewControllers(
    _ viewControllers: [UIViewController], animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    note("children \(viewControllers.count)")
    wrapped.setContainedViewControllers(viewControllers, animated: animated, completion: completion)
  }
}

private final class NotingStack: UINavigationController, CustomContainerViewController {
  var notes: [String] = []
  var adapter: any ContainerAdapter {
    NotingAdapter(wrapped: NavigationControllerAdapter(navigationController: self)) { [weak self] in
      self?.notes.append($0)
    }
  }
}

private final class NotingTabs: UITabBarController, CustomContainerViewController {
  var notes: [String] = []
  var adapter: any ContainerAdapter {
    NotingAdapter(wrapped: TabBarControllerAdapter(tabBarController: self)) { [weak self] in
      self?.notes.append($0)
    }
  }
}

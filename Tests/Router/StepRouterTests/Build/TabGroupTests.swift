import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rules 19 and 20: the stack of a group of tabs", .onDevice)
struct TabGroupTests {
  private let other = AccountViewController()
  private let tabs = UITabBarController()
  private let stage: Stage

  init() {
    stage = Stage(root: tabs)
    guard #available(iOS 18.0, *) else { return }
    let screens = [HomeViewController(), other]
    let children = screens.enumerated().map { index, screen in
      UITab(title: "", image: nil, identifier: "\(index)") { _ in screen }
    }
    let group = UITabGroup(title: "", image: nil, identifier: "group", children: children)
    group.managingNavigationController = UINavigationController()
    tabs.tabs = [group]
    stage.device.runUntilIdle()
  }

  private func host<Context>() -> DestinationStep<UITabBarController, Context> {
    GeneralStep.custom(using: InstanceFinder<UITabBarController, Context>(tabs))
  }

  @Test("A found tab of the group has its view on screen when the navigation ends")
  func revealed() {
    let step = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(options: .fullStack), factory: NilFactory()
    ).from(host()).assemble()
    var window: UIWindow?
    stage.router.navigate(to: step, with: ()) { [other] _ in window = other.viewIfLoaded?.window }
    #expect(window === stage.window)
  }

  @Test("A tab added to the group has its view on screen when the navigation ends")
  func added() {
    guard #available(iOS 18.0, *) else { return }
    let step = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.addTab(to: "group")).from(host()).assemble()
    var isOnScreen = false
    stage.router.navigate(to: step, with: ()) { result in
      isOnScreen = (try? result.get())?.viewController.viewIfLoaded?.window != nil
    }
    #expect(isOnScreen)
  }

  @Test("A group with a stack takes neither a navigation controller nor a split view controller")
  func refused() {
    guard #available(iOS 18.0, *) else { return }
    let stack = StepAssembly(
      finder: NilFinder<UINavigationController, Void>(), factory: ClassFactory()
    ).using(.addTab(to: "group")).from(host()).assemble()
    let columns = StepAssembly(
      finder: NilFinder<UISplitViewController, Void>(), factory: ClassFactory()
    ).using(.addTab(to: "group")).from(host()).assemble()
    guard
      case .failure(.integrationRefused(_, .navigationControllerPushed, _)) =
        stage.go(to: stack, with: ()),
      case .failure(.integrationRefused(_, .splitViewControllerInStack, _)) =
        stage.go(to: columns, with: ())
    else { return #expect(Bool(false), "One of them was taken.") }
    #expect((tabs.tabs.first as? UITabGroup)?.children.count == 2)
    #expect(stage.device.warnings == [])
  }
}

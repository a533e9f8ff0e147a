import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// An account that's pushed onto the visible stack, or onto a new modal one: written as a switch,
/// and in one word.
@MainActor
@Suite(.onDevice) struct VisibleStackOrNewTests {
  enum Spelling: CaseIterable {
    case aSwitch, inShort, general

    @MainActor var account: DestinationStep<AccountViewController, Void> {
      switch self {
      case .aSwitch: VisibleStackOrNewTests.bySwitch
      case .inShort: VisibleStackOrNewTests.account.from(.visibleStack)
      case .general: VisibleStackOrNewTests.account.from(GeneralStep.visibleStack())
      }
    }
  }

  private static let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(options: .visible), factory: ClassFactory()
  )
  .using(.push() as PushAction<UINavigationController>)

  private static let bySwitch = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(options: .visible), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(
    SwitchAssembly<UINavigationController, Void>()
      .addCase(expecting: ClassFinder<UINavigationController, Void>(options: .visible))
      .assemble(default: {
        ChainAssembly.from(NavigationControllerStep())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
      })
  )
  .assemble()

  @Test(
    "An account is pushed onto the visible tab's stack", arguments: Spelling.allCases,
    [true, false])
  func stackInTab(_ spelling: Spelling, animated: Bool) {
    let stage = Stage(root: tabs(stack(HomeViewController()), stack(SearchViewController())))
    #expect(stage.arrive(at: spelling.account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            AccountViewController [visible]
          UINavigationController
            SearchViewController
        """)
  }

  @Test(
    "An account is pushed onto a stack that is the root", arguments: Spelling.allCases,
    [true, false])
  func stackAsRoot(_ spelling: Spelling, animated: Bool) {
    let stage = Stage(root: stack(HomeViewController()))
    #expect(stage.arrive(at: spelling.account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController [visible]
        """)
  }

  @Test(
    "An account is pushed onto a stack that is the topmost", arguments: Spelling.allCases,
    [true, false])
  func stackAsTopmost(_ spelling: Spelling, animated: Bool) {
    let root = stack(HomeViewController())
    let stage = Stage(root: root).present(stack(LoginViewController()), on: root)
    #expect(stage.arrive(at: spelling.account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          UINavigationController [visible]
            LoginViewController
            AccountViewController [visible]
        """)
  }

  @Test("A new stack is presented if none is visible", arguments: Spelling.allCases, [true, false])
  func noStack(_ spelling: Spelling, animated: Bool) {
    let root = tabs(HomeViewController(), stack(SearchViewController()))
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(stage.arrive(at: spelling.account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController [selected]
          UINavigationController
            SearchViewController
        presents formSheet:
          BagViewController
          presents formSheet:
            UINavigationController [visible]
              AccountViewController [visible]
        """)
  }

  @Test("An alert over the stack is dismissed", arguments: Spelling.allCases, [true, false])
  func underAlert(_ spelling: Spelling, animated: Bool) {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    root.present(alert, animated: false)
    stage.device.runUntilIdle()
    #expect(stage.arrive(at: spelling.account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController [visible]
        """)
  }

  @Test("A stack in an app's own container counts while it's visible", arguments: Spelling.allCases)
  func inOwnContainer(_ spelling: Spelling) {
    let sidebar = SidebarViewController()
    sidebar.setPages([stack(HomeViewController()), SearchViewController()])
    let stage = Stage(root: sidebar)
    #expect(stage.arrive(at: spelling.account, with: (), animated: false) == "built")
    #expect(
      stage.tree == """
        SidebarViewController [visible]
          UINavigationController [visible]
            HomeViewController
            AccountViewController [visible]
          SearchViewController
        """)
  }

  @Test("In its short form, the base's location is where the chain uses it")
  func location() throws {
    let line = #line + 1
    let step = Self.account.from(.visibleStack)
    let router = DefaultRouter(windowProvider: CustomWindowProvider { nil })
    let error = #expect(throws: RoutingError.self) { try router.plan(to: step, with: ()) }
    #expect(
      error?.description == """
        The base at StepRouterTests/VisibleStackOrNewTests.swift:\(line) gives nothing to start \
        from: the router has no window. Navigate when the scene has its window.
        """)
  }

  @Test("The visible stack may be a destination itself")
  func destination() {
    let home = HomeViewController()
    let stage = Stage(root: stack(home)).present(BagViewController(), on: home)
    #expect(stage.end(of: GeneralStep.visibleStack(), with: ()) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          BagViewController
          presents formSheet:
            UINavigationController [visible]
        """)
  }
}

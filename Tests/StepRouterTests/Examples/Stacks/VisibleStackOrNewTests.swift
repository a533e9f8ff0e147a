import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// An account that is pushed into a visible stack, else into a new modal one: a switch decides.
@MainActor
@Suite(.onDevice) struct VisibleStackOrNewTests {
  private let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Any?>(options: .visible), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(
    SwitchAssembly<UINavigationController, Any?>()
      .addCase(expecting: ClassFinder<UINavigationController, Any?>(options: .visible))
      .assemble(default: {
        ChainAssembly.from(NavigationControllerStep())
          .using(GeneralAction.presentModally())
          .from(GeneralStep.current())
          .assemble()
      })
  )
  .assemble()

  @Test("Pushes into the visible tab's stack", arguments: [true, false])
  func stackInTab(animated: Bool) {
    let stage = Stage(root: tabs(stack(HomeViewController()), stack(SearchViewController())))
    #expect(stage.arrive(at: account, with: nil, animated: animated) == "built")
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

  @Test("Pushes into the root", arguments: [true, false])
  func stackAsRoot(animated: Bool) {
    let stage = Stage(root: stack(HomeViewController()))
    #expect(stage.arrive(at: account, with: nil, animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController [visible]
        """)
  }

  @Test("Pushes into the topmost", arguments: [true, false])
  func stackAsTopmost(animated: Bool) {
    let root = stack(HomeViewController())
    let stage = Stage(root: root).present(stack(LoginViewController()), on: root)
    #expect(stage.arrive(at: account, with: nil, animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents pageSheet:
          UINavigationController [visible]
            LoginViewController
            AccountViewController [visible]
        """)
  }

  @Test("Presents a new stack where none is visible", arguments: [true, false])
  func noStack(animated: Bool) {
    let root = tabs(HomeViewController(), stack(SearchViewController()))
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(stage.arrive(at: account, with: nil, animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController [selected]
          UINavigationController
            SearchViewController
        presents pageSheet:
          BagViewController
          presents pageSheet:
            UINavigationController [visible]
              AccountViewController [visible]
        """)
  }
}

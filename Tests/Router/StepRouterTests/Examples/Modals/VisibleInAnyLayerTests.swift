import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// An account that is taken where it is visible in its layer, under sheets too, else built.
@MainActor
@Suite(.onDevice) struct VisibleInAnyLayerTests {
  private let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(options: [.current, .visible, .presenting]),
    factory: ClassFactory()
  )
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  @Test("Is found as the topmost", arguments: [true, false])
  func topmost(animated: Bool) {
    let home = HomeViewController()
    let stage = Stage(root: home).present(AccountViewController(), on: home)
    #expect(stage.arrive(at: account, with: (), animated: animated) == "alreadyVisible")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          AccountViewController [visible]
        """)
  }

  @Test("Is found among the topmost's visible children", arguments: [true, false])
  func visibleChild(animated: Bool) {
    let stage = Stage(root: tabs(stack(HomeViewController(), AccountViewController())))
    #expect(stage.arrive(at: account, with: (), animated: animated) == "alreadyVisible")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            AccountViewController [visible]
        """)
  }

  @Test("Is found in a layer below, which comes to the front", arguments: [true, false])
  func presentingLayer(animated: Bool) {
    let root = tabs(HomeViewController(), stack(AccountViewController()), selected: 1)
    let bag = BagViewController()
    let stage = Stage(root: root).present(bag, on: root).present(LoginViewController(), on: bag)
    #expect(stage.arrive(at: account, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          UINavigationController [selected] [visible]
            AccountViewController [visible]
        """)
  }

  @Test("Is ignored in a hidden tab", arguments: [true, false])
  func hiddenTab(animated: Bool) {
    let stage = Stage(root: tabs(HomeViewController(), AccountViewController().titled("Tab")))
    #expect(stage.arrive(at: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController [selected]
          AccountViewController "Tab"
        presents formSheet:
          AccountViewController [visible]
        """)
  }

  @Test("Is ignored where it is covered in a stack", arguments: [true, false])
  func coveredInStack(animated: Bool) {
    let stage = Stage(root: stack(AccountViewController().titled("Low"), HomeViewController()))
    #expect(stage.arrive(at: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          AccountViewController "Low"
          HomeViewController
        presents formSheet:
          AccountViewController [visible]
        """)
  }
}

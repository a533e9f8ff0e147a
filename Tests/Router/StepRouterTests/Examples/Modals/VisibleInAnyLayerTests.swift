import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// An account that's found if it's visible in its layer, even under sheets, and built otherwise.
@MainActor
@Suite(.onDevice) struct VisibleInAnyLayerTests {
  private let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(options: [.current, .visible, .presenting]),
    factory: ClassFactory()
  )
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  @Test("An account is found as the topmost screen", arguments: [true, false])
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

  @Test(
    "An account is found among the topmost screen's visible children", arguments: [true, false])
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

  @Test("An account in a lower layer is found, and comes to the front", arguments: [true, false])
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

  @Test("An account in a hidden tab is ignored", arguments: [true, false])
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

  @Test("An account that's covered in a stack is ignored", arguments: [true, false])
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

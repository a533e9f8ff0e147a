import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// A form that refuses to go, in a sheet and in another tab.
@MainActor
@Suite(.onDevice) struct LockedFormTests {
  private let account: DestinationStep<AccountViewController, Void> = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>(startingPoint: .root)))
  .assemble()

  private let bag = StepAssembly(
    finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
  )
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  @Test("A form that refuses to go keeps its sheet from being dismissed", arguments: [true, false])
  func sheet(animated: Bool) {
    let root = stack(HomeViewController())
    let stage = Stage(root: root).present(lockedForm(), on: root)
    #expect(
      stage.arrive(at: account, with: (), animated: animated) == """
        FormViewController “Form” has to go before AccountViewController can be shown, but it \
        refuses.
        """)
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          FormViewController "Form" [visible]
        """)
  }

  @Test("A form is asked wherever it is in the sheet", arguments: [true, false])
  func insideSheet(animated: Bool) {
    let root = stack(HomeViewController())
    let modal = tabs(SearchViewController(), stack(lockedForm(), LoginViewController()))
    let stage = Stage(root: root).present(modal, on: root)
    #expect(
      stage.arrive(at: account, with: (), animated: animated) == """
        FormViewController “Form” has to go before AccountViewController can be shown, but it \
        refuses.
        """)
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
        presents formSheet:
          UITabBarController [visible]
            SearchViewController [selected] [visible]
            UINavigationController
              FormViewController "Form"
              LoginViewController
        """)
  }

  @Test("A form doesn't keep another tab's stack from being pushed onto", arguments: [true, false])
  func otherTab(animated: Bool) {
    let stage = Stage(root: tabs(stack(HomeViewController()), lockedForm()))
    #expect(stage.arrive(at: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            AccountViewController [visible]
          FormViewController "Form"
        """)
  }

  @Test("A form may be covered, and its tab may be deselected", arguments: [true, false])
  func deselected(animated: Bool) {
    let stage = Stage(root: tabs(stack(HomeViewController()), lockedForm(), selected: 1))
    #expect(stage.arrive(at: bag, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController
          UINavigationController
            HomeViewController
          FormViewController "Form" [selected]
        presents formSheet:
          BagViewController [visible]
        """)
    #expect(stage.arrive(at: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            AccountViewController [visible]
          FormViewController "Form"
        """)
  }
}

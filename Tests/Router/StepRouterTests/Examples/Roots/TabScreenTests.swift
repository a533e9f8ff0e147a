import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// Tabs that always come with Home and Account, as the root, and Account in them.
@MainActor
@Suite(.onDevice) struct TabScreenTests {
  private let tabScreen: DestinationStep<UITabBarController, Void>
  private let account: DestinationStep<AccountViewController, Void>

  init() {
    tabScreen = ChainAssembly.from(
      SingleContainerStep(
        finder: ClassFinder(),
        factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
          .with(ClassFactory<HomeViewController, Void>(), using: UITabBarController.add())
          .with(ClassFactory<AccountViewController, Void>(), using: UITabBarController.add())
          .assemble())
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
    account = StepAssembly(
      finder: ClassFinder<AccountViewController, Void>(), factory: NilFactory()
    )
    .from(tabScreen)
    .assemble()
  }

  @Test("The tabs replace another root, with Home selected", arguments: [true, false])
  func anotherRoot(animated: Bool) {
    let stage = Stage(root: LoginViewController())
    #expect(stage.arrive(at: tabScreen, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController [selected] [visible]
          AccountViewController
        """)
  }

  @Test("Existing tabs are kept, and the sheet above them is dismissed", arguments: [true, false])
  func tabsUnderSheet(animated: Bool) {
    let root = tabs(SearchViewController(), BagViewController(), selected: 1).titled("Old")
    let stage = Stage(root: root).present(LoginViewController(), on: root)
    #expect(stage.arrive(at: tabScreen, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController "Old" [visible]
          SearchViewController
          BagViewController [selected] [visible]
        """)
  }

  @Test("Account is selected in newly built tabs", arguments: [true, false])
  func accountInNewTabs(animated: Bool) {
    let stage = Stage(root: LoginViewController())
    #expect(stage.arrive(at: account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          AccountViewController [selected] [visible]
        """)
  }

  @Test("Account's tab is selected, and the sheet above it is dismissed", arguments: [true, false])
  func accountInOtherTab(animated: Bool) {
    let root = tabs(HomeViewController(), AccountViewController().titled("Old"))
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(stage.arrive(at: account, with: (), animated: animated) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          AccountViewController "Old" [selected] [visible]
        """)
  }

  @Test("Account isn't added to existing tabs without it", arguments: [true, false])
  func tabsWithoutAccount(animated: Bool) {
    let root = tabs(HomeViewController(), SearchViewController(), selected: 1)
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(
      stage.arrive(at: account, with: (), animated: animated) == """
        The step of AccountViewController at \(account.location) builds nothing, and its view \
        controller was not found. Give the step a factory, or a base that brings it.
        """)
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController
          SearchViewController [selected]
        presents formSheet:
          BagViewController [visible]
        """)
  }
}

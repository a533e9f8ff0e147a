import PortableUIKit
import StepRouter
import Testing

/// Custom containers, which an adapter describes to the router.
@MainActor
@Suite(.onDevice) struct CustomContainerTests {
  private let sidebar = SidebarViewController()

  init() {
    sidebar.setPages([
      HomeViewController(), stack(SearchViewController(), BagViewController()),
      AccountViewController(),
    ])
  }

  /// Login and the forgotten password as consecutive pages.
  private func pages(
    in base: DestinationStep<SidebarViewController, Void>, canBeMerged: Bool = true
  ) -> DestinationStep<ForgotPasswordViewController, Void> {
    let login = StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
    )
    .using(AddSidebarPage(canBeMerged: canBeMerged))
    .from(base)
    .assemble()
    return StepAssembly(
      finder: ClassFinder<ForgotPasswordViewController, Void>(), factory: ClassFactory()
    )
    .using(AddSidebarPage(canBeMerged: canBeMerged))
    .from(login.expectingContainer())
    .assemble()
  }

  private var sidebarOnScreen: DestinationStep<SidebarViewController, Void> {
    GeneralStep.custom(using: ClassFinder<SidebarViewController, Void>())
  }

  private func newSidebar(
    _ factory: SidebarFactory
  ) -> DestinationStep<SidebarViewController, Void> {
    ChainAssembly.from(SingleContainerStep(finder: NilFinder(), factory: factory))
      .using(.present())
      .from(.current)
      .assemble()
  }

  @Test("The shown page is searched first, and alone if only visible screens count")
  func search() throws {
    sidebar.show(sidebar.pages[1])
    let stage = Stage(root: sidebar)
    func visited(_ options: SearchOptions) throws -> [String] {
      var types: [String] = []
      _ = try InlineStackIteratingFinder<UIViewController, Void>(
        options: options, windowProvider: CustomWindowProvider { stage.window }
      ) { viewController, _ in
        types.append("\(type(of: viewController))")
        return false
      }.findViewController(with: ())
      return types
    }
    #expect(
      try visited(.currentVisibleOnly) == [
        "SidebarViewController", "UINavigationController", "BagViewController",
      ])
    #expect(
      try visited(.currentAllStack) == [
        "SidebarViewController", "UINavigationController", "BagViewController",
        "SearchViewController", "HomeViewController", "AccountViewController",
      ])
  }

  @Test("A page comes to the front first, then the container around it", arguments: [true, false])
  func reveal(animated: Bool) {
    let search = GeneralStep.custom(using: ClassFinder<SearchViewController, Void>())
    let root = tabs(LoginViewController(), sidebar)
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(stage.arrive(at: search, with: (), animated: animated) == "revealed")
    #expect(sidebar.journal.lines == ["show UINavigationController, animated: false"])
    #expect(
      stage.tree == """
        UITabBarController [visible]
          LoginViewController
          SidebarViewController [selected] [visible]
            HomeViewController
            UINavigationController [visible]
              SearchViewController [visible]
            AccountViewController
        """)
  }

  @Test("Only the last movement is animated", arguments: [true, false])
  func animation(animated: Bool) {
    let account = GeneralStep.custom(using: ClassFinder<AccountViewController, Void>())
    let stage = Stage(root: sidebar).present(LoginViewController(), on: sidebar)
    #expect(stage.arrive(at: account, with: (), animated: animated) == "revealed")
    #expect(sidebar.journal.lines == ["show AccountViewController, animated: \(animated)"])
  }

  @Test("A screen is pushed onto a stack in the container", arguments: [true, false])
  func push(animated: Bool) {
    let login = StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
    )
    .using(.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
    .assemble()
    let stage = Stage(root: sidebar)
    #expect(stage.arrive(at: login, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        SidebarViewController [visible]
          HomeViewController
          UINavigationController [visible]
            SearchViewController
            BagViewController
            LoginViewController [visible]
          AccountViewController
        """)
  }

  @Test("Consecutive pages take one update, and the last one is shown", arguments: [true, false])
  func embed(animated: Bool) {
    let stage = Stage(root: sidebar)
    #expect(stage.arrive(at: pages(in: sidebarOnScreen), with: (), animated: animated) == "built")
    #expect(
      sidebar.journal.lines == [
        "set 5, animated: \(animated)", "show ForgotPasswordViewController, animated: \(animated)",
      ])
    #expect(
      stage.tree == """
        SidebarViewController [visible]
          HomeViewController
          UINavigationController
            SearchViewController
            BagViewController
          AccountViewController
          LoginViewController
          ForgotPasswordViewController [visible]
        """)
  }

  @Test("Actions that can't be merged are performed one by one", arguments: [true, false])
  func oneByOne(animated: Bool) {
    let password = pages(in: sidebarOnScreen, canBeMerged: false)
    let stage = Stage(root: sidebar)
    #expect(stage.arrive(at: password, with: (), animated: animated) == "built")
    #expect(
      sidebar.journal.lines == [
        "set 4, animated: false", "show LoginViewController, animated: false",
        "set 5, animated: \(animated)", "show ForgotPasswordViewController, animated: \(animated)",
      ])
    #expect(sidebar.shownPage is ForgotPasswordViewController)
  }

  @Test("A new container arrives with its pages", arguments: [true, false])
  func built(animated: Bool) {
    let root = HomeViewController()
    let stage = Stage(root: root)
    let password = pages(in: newSidebar(SidebarFactory()))
    #expect(stage.arrive(at: password, with: (), animated: animated) == "built")
    let modal = root.presentedViewController as? SidebarViewController
    #expect(modal?.journal.lines == ["show ForgotPasswordViewController, animated: false"])
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          SidebarViewController [visible]
            LoginViewController
            ForgotPasswordViewController [visible]
        """)
  }

  @Test(
    "Pages that the container's factory doesn't take are added afterwards",
    arguments: [true, false])
  func builtWithout(animated: Bool) {
    let root = HomeViewController()
    let stage = Stage(root: root)
    let password = pages(in: newSidebar(SidebarFactory(asksForChildren: false)))
    #expect(stage.arrive(at: password, with: (), animated: animated) == "built")
    let modal = root.presentedViewController as? SidebarViewController
    #expect(
      modal?.journal.lines == [
        "set 2, animated: \(animated)", "show ForgotPasswordViewController, animated: \(animated)",
      ])
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          SidebarViewController [visible]
            LoginViewController
            ForgotPasswordViewController [visible]
        """)
  }

  @Test("A page that an action would remove can refuse", arguments: [true, false])
  func removal(animated: Bool) {
    sidebar.setPages([HomeViewController(), stack(lockedForm())])
    let login = StepAssembly(
      finder: ClassFinder<LoginViewController, Void>(), factory: ClassFactory()
    )
    .using(OnlySidebarPage())
    .from(sidebarOnScreen)
    .assemble()
    let stage = Stage(root: sidebar)
    #expect(
      stage.arrive(at: login, with: (), animated: animated) == """
        FormViewController “Form” has to go before LoginViewController can be shown, but it refuses.
        """)
    #expect(sidebar.journal.lines == [])
  }

  @Test("An adapter's error ends the navigation")
  func refusal() {
    sidebar.isObedient = false
    let account = GeneralStep.custom(
      using: ClassFinder<AccountViewController, Void>(), fileID: "Shop/Routes.swift", line: 8)
    let stage = Stage(root: sidebar)
    #expect(
      stage.end(of: account, with: ()) == """
        The adapter SidebarViewController of AccountViewController at Shop/Routes.swift:8 failed: \
        refused by the test.
        """)
    #expect(sidebar.shownPage is HomeViewController)
  }
}

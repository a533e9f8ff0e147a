import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 15: only screens that would be removed are asked", .onDevice)
struct RemovalTests {
  let form = FormViewController()
  let journal = Journal()

  init() { form.title = "Form" }

  func account(
    in stack: UINavigationController
  ) -> DestinationStep<AccountViewController, Void> {
    StepAssembly(finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory())
      .adding(TestTask<AccountViewController, Void>(name: "data", journal: journal))
      .using(.push())
      .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(stack)))
      .assemble()
  }

  @Test("A locked form in a sheet keeps the sheet; nothing moves and no task runs")
  func sheet() {
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    stage.present(stack(form), on: root)
    let before = stage.tree
    let step = account(in: root)
    #expect(
      stage.end(of: step, with: ())
        == "FormViewController “Form” has to go before AccountViewController can be shown, but it "
        + "refuses.")
    #expect(stage.tree == before)
    #expect(journal.lines == ["prepare data"])
    form.canBeDismissed = true
    #expect(stage.end(of: step, with: ()) == "built")
  }

  @Test("Fault 10: a locked form in another tab blocks nothing in this one")
  func otherTab() {
    let first = stack(HomeViewController())
    let stage = Stage(root: tabs(first, stack(form), selected: 1))
    #expect(stage.end(of: account(in: first), with: ()) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          UINavigationController [selected] [visible]
            HomeViewController
            AccountViewController [visible]
          UINavigationController
            FormViewController "Form"
        """)
  }

  @Test("A screen that is replaced after the ones above it are popped is asked")
  func replacedAfterPop() {
    let stage = Stage(root: stack(HomeViewController(), form, BagViewController()))
    let login = StepAssembly(
      finder: NilFinder<LoginViewController, Void>(), factory: ClassFactory()
    )
    .using(.pushReplacingLast())
    .from(
      SingleStep(finder: ClassFinder<FormViewController, Void>(), factory: NilFactory())
        .expectingContainer() as ExpectedContainerStep<_, UINavigationController>
    )
    .from(.current).assemble()
    let before = stage.tree
    #expect(
      stage.end(of: login, with: ())
        == "FormViewController “Form” has to go before LoginViewController can be shown, but it "
        + "refuses.")
    #expect(stage.tree == before)
    form.canBeDismissed = true
    #expect(stage.end(of: login, with: ()) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          LoginViewController [visible]
        """)
  }

  @Test("A screen that is merely covered isn't asked")
  func covered() {
    let root = stack(form)
    let stage = Stage(root: root)
    #expect(stage.end(of: account(in: root), with: ()) == "built")
  }

  @Test("A screen that would be popped is asked")
  func popped() {
    let root = stack(AccountViewController(), form)
    let stage = Stage(root: root)
    #expect(
      stage.end(of: account(in: root), with: ())
        == "FormViewController “Form” has to go before AccountViewController can be shown, but it "
        + "refuses.")
  }

  @Test("A screen that would be popped from an outer stack is asked")
  func poppedAround() {
    let inner = stack(AccountViewController(), BagViewController())
    let stage = Stage(root: stack(tabs(inner), form))
    let before = stage.tree
    #expect(
      stage.end(of: account(in: inner), with: ())
        == "FormViewController “Form” has to go before AccountViewController can be shown, but it "
        + "refuses.")
    #expect(stage.tree == before)
    form.canBeDismissed = true
    #expect(stage.end(of: account(in: inner), with: ()) == "revealed")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          UITabBarController [visible]
            UINavigationController [selected] [visible]
              AccountViewController [visible]
        """)
  }

  @Test("A screen that would be replaced in a stack is asked")
  func replacedInStack() {
    let root = stack(HomeViewController(), form)
    let stage = Stage(root: root)
    let base = GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(root))
    let assembly = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory())
    let replacing = assembly.using(.pushReplacingLast()).from(base).assemble()
    let asRoot = assembly.using(.pushAsRoot()).from(base).assemble()
    let pushing = assembly.using(.push()).from(base).assemble()
    let refusal =
      "FormViewController “Form” has to go before AccountViewController can be shown, but it "
      + "refuses."
    #expect(stage.end(of: replacing, with: ()) == refusal)
    #expect(stage.end(of: asRoot, with: ()) == refusal)
    #expect(stage.end(of: pushing, with: ()) == "built")
    #expect(stage.end(of: replacing, with: ()) == "built")
    #expect(stage.end(of: asRoot, with: ()) == refusal)
    form.canBeDismissed = true
    #expect(stage.end(of: asRoot, with: ()) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          AccountViewController [visible]
        """)
  }

  @Test("The old root is asked with all its descendants")
  func replacedRoot() {
    let stage = Stage(root: tabs(HomeViewController(), stack(form)))
    let step = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).using(.replaceRoot()).from(.root).assemble()
    #expect(
      stage.end(of: step, with: ())
        == "FormViewController “Form” has to go before AccountViewController can be shown, but it "
        + "refuses.")
    form.canBeDismissed = true
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(stage.tree == "AccountViewController [visible]")
  }

  @Test("A replaced tab is asked, and a tab beside it isn't", arguments: [0, 1])
  func replacedTab(index: Int) {
    let bar = tabs(HomeViewController(), form)
    let stage = Stage(root: bar)
    let step = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
    ).using(.addTab(at: index, replacing: true))
      .from(GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(bar))).assemble()
    let expected =
      index == 0
      ? "built"
      : "FormViewController “Form” has to go before AccountViewController can be shown, but it "
        + "refuses."
    #expect(stage.end(of: step, with: ()) == expected)
  }

  @Test("Fault 19: a navigation controller's subclass answers for itself")
  func navigationSubclass() {
    final class LockedNavigation: UINavigationController, RoutingInterceptable {
      var canBeDismissed: Bool { false }
    }
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    let locked = LockedNavigation()
    locked.viewControllers = [BagViewController()]
    stage.present(locked, on: root)
    #expect(
      stage.end(of: account(in: root), with: ())
        == "LockedNavigation has to go before AccountViewController can be shown, but it refuses.")
  }

  @Test("A container doesn't answer for its children")
  func openContainer() {
    final class OpenNavigation: UINavigationController, RoutingInterceptable {
      var canBeDismissed: Bool { true }
    }
    let root = stack(HomeViewController())
    let stage = Stage(root: root)
    let open = OpenNavigation()
    open.viewControllers = [form]
    stage.present(open, on: root)
    #expect(
      stage.end(of: account(in: root), with: ())
        == "FormViewController “Form” has to go before AccountViewController can be shown, but it "
        + "refuses.")
  }

  @Test("A replaced tab is asked even if another tab comes to the front")
  func replacedTab() {
    let account = AccountViewController()
    let root = tabs(HomeViewController(), account, form)
    let stage = Stage(root: root)
    let before = stage.tree
    let step = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.addTab(at: 2, replacing: true))
      .from(
        GeneralStep.custom(using: InstanceFinder<AccountViewController, Void>(account))
          .expectingContainer() as DestinationStep<UITabBarController, Void>
      ).assemble()
    #expect(
      stage.end(of: step, with: ())
        == "FormViewController “Form” has to go before BagViewController can be shown, but it refuses."
    )
    #expect(stage.tree == before)
  }
}

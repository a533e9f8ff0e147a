import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 6: a host declared with a superclass", .onDevice)
struct DeclaredClassTests {
  private func expecting(
    _ base: DestinationStep<UINavigationController, Void>
  ) -> DestinationStep<BagViewController, Void> {
    StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.push())
      .from(base.expectingContainer() as DestinationStep<ShopNavigation, Void>).assemble()
  }

  private var shopStack:
    StepAssembly<
      NilFinder<UINavigationController, Void>, InlineFactory<UINavigationController, Void>
    >
  {
    StepAssembly(finder: NilFinder(), factory: InlineFactory { ShopNavigation() })
  }

  @Test("A presented host may turn out to be of the class the action needs")
  func presented() {
    let stage = Stage(root: HomeViewController())
    let step = expecting(shopStack.using(.present()).from(.current).assemble())
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          ShopNavigation [visible]
            BagViewController [visible]
        """)
  }

  @Test("A host added to a container may turn out to be of the class the action needs")
  func embedded() {
    let root = tabs(HomeViewController())
    let stage = Stage(root: root)
    let base = GeneralStep.custom(using: InstanceFinder<UITabBarController, Void>(root))
    let step = expecting(shopStack.using(.addTab()).from(base).assemble())
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          ShopNavigation [selected] [visible]
            BagViewController [visible]
        """)
  }

  @Test("An app's own action may put its screen into a container that the chain doesn't know")
  func ownAction() {
    let stage = Stage(root: HomeViewController())
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(
        InlineAction { (screen, host: UIViewController, _, completion) in
          host.present(stack(screen), animated: false) { completion(.success) }
        }
      )
      .from(.current).assemble()
    let account = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
    )
    .using(.push())
    .from(bag.expectingContainer() as DestinationStep<UINavigationController, Void>).assemble()
    #expect(stage.end(of: account, with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            BagViewController
            AccountViewController [visible]
        """)
  }
}

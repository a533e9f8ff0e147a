import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Screens and containers from storyboards", .onDevice)
struct StoryboardFactoryTests {
  /// An app's own container without an adapter.
  private final class Plain: UIViewController, ContainerViewController {
    static var _hasAdapter: Void {}
  }

  private struct AddToPlain: ContainerAction {
    typealias ViewController = Plain
    var canBeMerged = true
  }

  init() {
    HeadlessDevice.current.declareStoryboard(
      named: "Shop",
      StoryboardContents(
        scenes: [
          "home": { HomeViewController() }, "bag": { BagViewController() },
          "product": { ProductViewController() }, "stack": { ShopNavigation() },
          "tabs": { UITabBarController() }, "plain": { Plain() },
        ], initial: "home",
        segues: [
          .relationship(from: "stack", to: "home"), .relationship(from: "tabs", to: "home"),
          .relationship(from: "tabs", to: "bag"),
        ]))
    HeadlessDevice.current.declareStoryboard(
      named: "Loose", StoryboardContents(scenes: ["home": { HomeViewController() }]))
  }

  private func presented<Screen: UIViewController>(
    _ factory: StoryboardFactory<Screen, Int>
  ) -> DestinationStep<Screen, Int> {
    StepAssembly(finder: NilFinder(), factory: factory).using(.present()).from(.current).assemble()
  }

  @Test(
    "A factory builds and configures the screen of an identifier, or the initial one",
    arguments: ["home", nil])
  func screens(identifier: String?) {
    let stage = Stage(root: LoginViewController())
    let home = presented(
      StoryboardFactory<HomeViewController, Int>(name: "Shop", identifier: identifier) {
        $0.title = "From the storyboard"
      })
    #expect(stage.end(of: home, with: 1) == "built")
    #expect(
      stage.tree == """
        LoginViewController
        presents formSheet:
          HomeViewController "From the storyboard" [visible]
        """)
  }

  @Test(
    "A creator gets a coder and the context; if it returns nil, the storyboard makes the screen")
  func creator() {
    let stage = Stage(root: LoginViewController())
    let product = StoryboardFactory(name: "Shop", identifier: "product") { coder, id in
      guard id > 0 else { return nil as ProductViewController? }
      let made = ProductViewController(coder: coder)
      made?.title = "Created \(id)"
      return made
    }
    #expect(stage.end(of: presented(product), with: 7) == "built")
    #expect(stage.seen == ["ProductViewController \"Created 7\""])
    #expect(stage.end(of: presented(product), with: 0) == "built")
    #expect(stage.seen == ["ProductViewController"])
    let shown = stage.window.rootViewController?.presentedViewController
    #expect(shown?.presentedViewController?.storyboard != nil)
  }

  @Test("A wrong class or a missing initial view controller ends the navigation with advice")
  func mismatch() {
    let cases: [(String, String?, String)] = [
      (
        "Shop", "product",
        "The storyboard \"Shop\" has a ProductViewController for the identifier \"product\", not a "
          + "BagViewController. Set the class and its module in the storyboard, or let the factory "
          + "build a ProductViewController."
      ),
      (
        "Shop", nil,
        "The storyboard \"Shop\" has a HomeViewController as its initial view controller, not a "
          + "BagViewController. Set the class and its module in the storyboard, or let the factory "
          + "build a HomeViewController."
      ),
      (
        "Loose", nil,
        "The storyboard \"Loose\" has no initial view controller. Mark one in it, or give the "
          + "factory the identifier of BagViewController."
      ),
    ]
    for (name, identifier, text) in cases {
      let stage = Stage(root: HomeViewController())
      let before = stage.tree
      let bag = presented(
        StoryboardFactory<BagViewController, Int>(name: name, identifier: identifier))
      guard case .failure(.buildFailed(_, let error, _)) = stage.go(to: bag, with: 1) else {
        Issue.record("A storyboard without a bag built one.")
        continue
      }
      #expect("\(error)" == text)
      #expect((error as? StoryboardMismatch)?.storyboard == name)
      #expect(stage.tree == before)
    }
  }

  private let product = StepAssembly(
    finder: ClassWithContextFinder<ProductViewController, Int>(),
    factory: ClassFactory<ProductViewController, Int>()
  ).adding(ContextSettingTask())

  @Test("Screens are pushed onto the root of the storyboard's stack, and the stack is found again")
  func stacks() {
    let stage = Stage(root: LoginViewController())
    let pushed = product.using(.push())
      .from(
        SingleContainerStep(
          finder: ClassFinder<ShopNavigation, Int>(),
          factory: StoryboardContainerFactory(name: "Shop", identifier: "stack") {
            $0.isToolbarHidden = false
          })
      )
      .using(.present()).from(.current).assemble()
    #expect(stage.end(of: pushed, with: 1) == "built")
    #expect(stage.end(of: pushed, with: 2) == "built")
    #expect(
      stage.tree == """
        LoginViewController
        presents formSheet:
          ShopNavigation [visible]
            HomeViewController
            ProductViewController "Product 1"
            ProductViewController "Product 2" [visible]
        """)
    let stack = stage.window.rootViewController?.presentedViewController as? ShopNavigation
    #expect(stack?.isToolbarHidden == false)
  }

  @Test("A storyboard's stack is built with its root, and the root is found in it")
  func foundWithin() {
    let stage = Stage(root: LoginViewController())
    let stack = StepAssembly(
      finder: ClassFinder<ShopNavigation, Int>(),
      factory: StoryboardContainerFactory(name: "Shop", identifier: "stack")
    ).using(.present()).from(.current).assemble()
    let home = StepAssembly(
      finder: ClassFinder<HomeViewController, Int>(), factory: NilFactory()
    ).from(stack).assemble()
    #expect(stage.end(of: home, with: 1) == "built")
    #expect(stage.seen == ["ShopNavigation", "HomeViewController"])
  }

  @Test("A storyboard's tabs get another tab, from the chain or from a complete factory")
  func tabs() {
    let tree = """
      UITabBarController [visible]
        HomeViewController
        BagViewController
        ProductViewController "Product 3" [selected] [visible]
      """
    let factory = StoryboardContainerFactory<UITabBarController, Int>(
      name: "Shop", identifier: "tabs")
    let chained = product.using(.addTab())
      .from(SingleContainerStep(finder: NilFinder(), factory: factory))
      .using(.replaceRoot()).from(.root).assemble()
    let first = Stage(root: LoginViewController())
    #expect(first.end(of: chained, with: 3) == "built")
    #expect(first.tree == tree)

    let declared = StepAssembly(
      finder: NilFinder(),
      factory: CompleteFactoryAssembly(factory: factory)
        .with(ClassFactory<AccountViewController, Int>(), using: .addTab()).assemble()
    ).using(.replaceRoot()).from(.root).assemble()
    let second = Stage(root: LoginViewController())
    #expect(second.end(of: declared, with: 3) == "built")
    #expect(
      second.tree == """
        UITabBarController [visible]
          HomeViewController [selected] [visible]
          BagViewController
          AccountViewController
        """)
  }

  @Test("A container of the wrong class is refused, and so is a child for one without an adapter")
  func impossible() {
    let other = StoryboardContainerFactory<UINavigationController, Int>(
      name: "Shop", identifier: "tabs")
    let mismatch = #expect(throws: StoryboardMismatch.self) {
      try other.build(with: 1, integrating: ChildCoordinator())
    }
    #expect(mismatch?.expected == TypeName(UINavigationController.self))
    #expect(mismatch?.found == TypeName(UITabBarController.self))

    let plain = CompleteFactoryAssembly(
      factory: StoryboardContainerFactory<Plain, Int>(name: "Shop", identifier: "plain")
    ).with(ClassFactory<BagViewController, Int>(), using: AddToPlain()).assemble()
    #expect(throws: IntegrationRefusal.noAdapter(TypeName(Plain.self))) {
      try plain.build(with: 1, integrating: ChildCoordinator())
    }
  }
}

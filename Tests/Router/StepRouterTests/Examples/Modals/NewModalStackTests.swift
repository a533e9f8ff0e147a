import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// A product in its own navigation controller, presented from the topmost screen, unless it's
/// visible already.
@MainActor
@Suite(.onDevice) struct NewModalStackTests {
  private let product = StepAssembly(
    finder: ClassFinder(options: [.current, .visible]), factory: ProductFactory()
  )
  .using(UINavigationController.push())
  .from(SingleContainerStep(finder: NilFinder(), factory: NavigationControllerFactory()))
  .using(GeneralAction.presentModally())
  .from(GeneralStep.current())
  .assemble()

  @Test("A product is presented in a new stack on Home", arguments: [true, false])
  func onlyHome(animated: Bool) {
    let stage = Stage(root: HomeViewController())
    #expect(stage.arrive(at: product, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController [visible]
            ProductViewController [visible]
        """)
  }

  @Test("The new stack has its product when it begins to appear", arguments: [true, false])
  func content(animated: Bool) {
    let home = HomeViewController()
    let stage = Stage(root: home)
    stage.router.navigate(to: product, with: (), animated: animated)
    let modal = home.presentedViewController as? UINavigationController
    #expect(modal?.viewControllers.map { "\(type(of: $0))" } == ["ProductViewController"])
    #expect(modal?.isBeingPresented == true)
  }

  @Test("If a product is visible, nothing happens", arguments: [true, false])
  func visible(animated: Bool) {
    let stage = Stage(root: stack(HomeViewController(), ProductViewController()))
    #expect(stage.arrive(at: product, with: (), animated: animated) == "alreadyVisible")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ProductViewController [visible]
        """)
  }

  @Test("The new stack covers a product that's lower in another stack", arguments: [true, false])
  func lowerInStack(animated: Bool) {
    let stage = Stage(root: stack(ProductViewController().titled("Old"), HomeViewController()))
    #expect(stage.arrive(at: product, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          ProductViewController "Old"
          HomeViewController
        presents formSheet:
          UINavigationController [visible]
            ProductViewController [visible]
        """)
  }

  @Test("The new stack covers a sheet that covers a product", arguments: [true, false])
  func underSheet(animated: Bool) {
    let old = ProductViewController().titled("Old")
    let stage = Stage(root: old).present(AccountViewController(), on: old)
    #expect(stage.arrive(at: product, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        ProductViewController "Old"
        presents formSheet:
          AccountViewController
          presents formSheet:
            UINavigationController [visible]
              ProductViewController [visible]
        """)
  }
}

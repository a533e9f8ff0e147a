import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("Screens whose content is a view", .onDevice) struct FactoryTests {
  @Test("A host is built, pushed and rendered, and found again with its state")
  func built() {
    let stage = Stage(root: stack(UIViewController()))
    #expect(stage.end(of: Shop.product, with: 42) == "built")
    #expect(stage.texts == ["Product 42", "[Count 0]"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          UIViewController
          UIHostingController<RoutedView<ProductView>> "Product 42" [visible]
        """)
    stage.tap("Count 0")
    #expect(stage.texts == ["Product 42", "[Count 1]"])
    #expect(stage.end(of: Shop.product, with: 42) == "alreadyVisible")
    #expect(stage.end(of: Shop.product, with: 7) == "built")
    #expect(stage.texts == ["Product 7", "[Count 0]"])
    #expect(stage.end(of: Shop.product, with: 42) == "revealed")
    #expect(stage.texts == ["Product 42", "[Count 1]"])
    #expect(stage.misuses == [])
  }

  @Test("If the view can't be made, nothing is shown")
  func failure() {
    struct SoldOut: Error {}
    let step = StepAssembly(
      finder: NilFinder(),
      factory: HostingControllerFactory { (_: Int) throws -> ProductView in throw SoldOut() }
    ).using(.present()).from(.current).assemble()
    let stage = Stage(root: UIViewController())
    let end = stage.end(of: step, with: 1)
    #expect(end.contains("SoldOut"))
    #expect(stage.tree == "UIViewController [visible]")
  }

  @Test("A host made by hand is found like a built one")
  func byHand() {
    let tabs = UITabBarController()
    let product = HostingScreen(showing: ProductView(id: 5))
    tabs.viewControllers = [UIViewController(), product]
    let stage = Stage(root: tabs)
    #expect(stage.end(of: Shop.product, with: 5) == "revealed")
    #expect(tabs.selectedViewController === product)
    #expect(stage.texts == ["Product 5", "[Count 0]"])
  }

  @Test("A complete factory builds hosts as its children")
  func tabs() {
    let step = StepAssembly(
      finder: ClassFinder<UITabBarController, Void>(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(HostingControllerFactory { AccountView() }, using: .addTab())
        .with(HostingControllerFactory { ProductView(id: 1) }, using: .addTab())
        .assemble()
    ).using(.replaceRoot()).from(.root).assemble()
    let stage = Stage(root: UIViewController())
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(stage.texts == ["Account"])
    let product = StepAssembly(
      finder: HostingControllerWithContextFinder<ProductView, Int>(), factory: NilFactory()
    ).from(.root).assemble()
    #expect(stage.end(of: product, with: 1) == "revealed")
    #expect(stage.texts == ["Product 1", "[Count 0]"])
  }
}

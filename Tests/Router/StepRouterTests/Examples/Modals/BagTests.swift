import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// A bag that is a tab and can be a modal: three finders, three meanings of “show the bag”.
@MainActor
@Suite(.onDevice) struct BagTests {
  struct ModalBagFinder: StackIteratingFinder {
    func isTarget(_ viewController: BagViewController, with context: Void) -> Bool {
      viewController.presentingViewController != nil
    }
  }

  private let visibleBag = bag(foundBy: ClassFinder(options: [.current, .visible]))
  private let newBag = bag(foundBy: NilFinder())
  private let modalBag = bag(foundBy: ModalBagFinder())

  private static func bag(
    foundBy finder: some Finder<BagViewController, Void>
  ) -> DestinationStep<BagViewController, Void> {
    StepAssembly(finder: finder, factory: ClassFactory<BagViewController, Void>())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
  }

  private let shop = tabs(HomeViewController(), BagViewController().titled("Tab"))

  @Test("A visible bag is found, and without one a modal is presented", arguments: [true, false])
  func visible(animated: Bool) {
    let stage = Stage(root: shop)
    let withModal = """
      UITabBarController
        HomeViewController [selected]
        BagViewController "Tab"
      presents formSheet:
        BagViewController [visible]
      """
    #expect(stage.arrive(at: visibleBag, with: (), animated: animated) == "built")
    #expect(stage.tree == withModal)
    #expect(stage.arrive(at: visibleBag, with: (), animated: animated) == "alreadyVisible")
    #expect(stage.tree == withModal)
  }

  @Test("A bag in the selected tab counts as visible", arguments: [true, false])
  func selectedTab(animated: Bool) {
    shop.selectedIndex = 1
    let stage = Stage(root: shop)
    #expect(stage.arrive(at: visibleBag, with: (), animated: animated) == "alreadyVisible")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          BagViewController "Tab" [selected] [visible]
        """)
  }

  @Test("Without a finder, each request presents a new modal", arguments: [true, false])
  func twice(animated: Bool) {
    let stage = Stage(root: shop)
    #expect(stage.arrive(at: newBag, with: (), animated: animated) == "built")
    #expect(stage.arrive(at: newBag, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController [selected]
          BagViewController "Tab"
        presents formSheet:
          BagViewController
          presents formSheet:
            BagViewController [visible]
        """)
  }

  @Test(
    "A finder for modal bags ignores the bag's tab, even if it's selected", arguments: [0, 1],
    [true, false])
  func modalFromTab(selected: Int, animated: Bool) {
    shop.selectedIndex = selected
    let stage = Stage(root: shop)
    #expect(stage.arrive(at: modalBag, with: (), animated: animated) == "built")
    #expect(shop.selectedIndex == selected)
    #expect(
      stage.tree == """
        UITabBarController
          HomeViewController\(selected == 0 ? " [selected]" : "")
          BagViewController "Tab"\(selected == 1 ? " [selected]" : "")
        presents formSheet:
          BagViewController [visible]
        """)
  }

  @Test("A modal bag is found again, and what covers it is dismissed", arguments: [true, false])
  func coveredModal(animated: Bool) {
    let old = BagViewController().titled("Modal")
    let stage = Stage(root: shop).present(old, on: shop)
    let uncovered = """
      UITabBarController
        HomeViewController [selected]
        BagViewController "Tab"
      presents formSheet:
        BagViewController "Modal" [visible]
      """
    #expect(stage.arrive(at: modalBag, with: (), animated: animated) == "alreadyVisible")
    #expect(stage.tree == uncovered)
    stage.present(LoginViewController(), on: old)
    #expect(stage.arrive(at: modalBag, with: (), animated: animated) == "revealed")
    #expect(stage.tree == uncovered)
  }
}

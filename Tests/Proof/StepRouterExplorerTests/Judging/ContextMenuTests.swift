import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Named like the view controller that UIKit presents for an open context menu.
private final class _UIContextMenuActionsOnlyViewController: UIViewController {}

@MainActor
@Suite("Open context menus") struct ContextMenuTests {
  @Test("A context menu may disappear under a request that removes nothing")
  func menu() async {
    let explorer = Explorer { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let bag = StepAssembly(finder: ClassFinder<ShopBag, Void>(), factory: ClassFactory())
        .using(.present()).from(.current).assemble()
      let screen = ShopHome("Home")
      screen.addButton("Menu") { [weak screen] in
        let menu = _UIContextMenuActionsOnlyViewController()
        menu.modalPresentationStyle = .overFullScreen
        screen?.present(menu, animated: false)
      }
      window.rootViewController = screen
      window.makeKeyAndVisible()
      return ExploredApp(
        router: router, destinations: [ExploredDestination("bag", bag).removingNothing()])
    }
    let exploration = await explorer.replay([.tap("Menu")], asking: "bag")
    #expect(exploration.trials.map(\.outcome) == [.built])
    #expect(exploration.findings == [])
  }
}

import ExampleDrawer
import PortableUIKit
import StepRouter

/// The drawer around the tabs. Its adapter tells the router everything about it.
public final class ShopDrawer: DrawerViewController, CustomContainerViewController {
  /// The adapter that describes the menu and the content to the router.
  public var adapter: any ContainerAdapter { DrawerAdapter(drawer: self) }

  /// Closes the menu, unless it presents something.
  public override func accessibilityPerformEscape() -> Bool {
    guard isOpen, presentedViewController == nil else { return false }
    setOpen(false, animated: true)
    return true
  }
}

/// Builds the drawer from its content and its menu, in this order.
struct ShopDrawerFactory<Context>: SimpleContainerFactory {
  func build(
    with context: Context, integrating viewControllers: [UIViewController]
  ) throws -> ShopDrawer {
    let drawer = ShopDrawer()
    drawer.content = viewControllers.first
    drawer.menu = viewControllers.dropFirst().first
    return drawer
  }
}

/// Adds the content, then the menu, to a drawer under construction.
struct FillDrawer: ContainerAction {
  typealias ViewController = ShopDrawer
}

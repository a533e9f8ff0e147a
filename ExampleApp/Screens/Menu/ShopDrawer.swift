import ExampleDrawer
import PortableUIKit
import StepRouter

/// The drawer around the tabs. Its adapter is all that the router has to know of it.
public final class ShopDrawer: DrawerViewController, CustomContainerViewController {
  /// Its menu and its content, for the router.
  public var adapter: any ContainerAdapter { DrawerAdapter(drawer: self) }

  /// Closes the menu, if nothing lies on it.
  public override func accessibilityPerformEscape() -> Bool {
    guard isOpen, presentedViewController == nil else { return false }
    setOpen(false, animated: true)
    return true
  }
}

/// Builds the drawer: first its content, then its menu.
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

/// Puts the content into a drawer that is being built, then the menu.
struct FillDrawer: ContainerAction {
  typealias ViewController = ShopDrawer
}

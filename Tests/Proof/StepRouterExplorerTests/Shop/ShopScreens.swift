import PortableUIKit
import StepRouter

/// A screen with buttons.
class ShopScreen: UIViewController {
  private(set) var buttons: [UIButton] = []

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  func addButton(_ title: String, action: @escaping () -> Void) {
    buttons.append(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for button in buttons { view.addSubview(button) }
  }
}

final class ShopHome: ShopScreen {}
final class ShopAccount: ShopScreen {}
final class ShopOrders: ShopScreen {}
final class ShopSettings: ShopScreen {}
final class ShopBag: ShopScreen {}
final class ShopLogin: ShopScreen {}
final class ShopHelp: ShopScreen {}

final class ShopSearch: ShopScreen {
  var text: String?
}

final class ShopProduct: ShopScreen, ContextChecking {
  var id = 0
  /// Keeps the screen alive in the copy that retains itself.
  var myself: ShopProduct?

  func isTarget(for id: Int) -> Bool { self.id == id }
}

/// A form that refuses to leave while there is text in it.
final class ShopAddress: ShopScreen, RoutingInterceptable {
  let field = UITextField(frame: .zero)

  var canBeDismissed: Bool { field.text == "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Street"
    view.addSubview(field)
  }
}

/// Finds the navigation controller with this root.
struct ShopStackFinder<Root: UIViewController, Context>: StackIteratingFinder {
  let iterator: any StackIterator = DefaultStackIterator()

  func isTarget(_ stack: UINavigationController, with context: Context) -> Bool {
    stack.viewControllers.first is Root
  }
}

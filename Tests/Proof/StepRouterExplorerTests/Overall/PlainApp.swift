import PortableUIKit
import StepRouter
import StepRouterExplorer

/// A home in a stack, to which a test adds what it needs. The app says nothing about itself but
/// where its home is.
@MainActor
struct PlainApp {
  let home = ShopHome("Home")
  let stack: UINavigationController
  let router: DefaultRouter
  var destinations: [ExploredDestination] = []
  var events: [ExploredEvent] = []
  var texts: [String: [String]] = [:]
  var properties: [ExploredProperty] = []
  var allowed: [AllowedFault] = []
  /// Called once the home is on screen.
  var begins: () -> Void = {}

  /// What the user has done in one start of an app.
  @MainActor
  final class Session {
    var isOpen = false
    var answer: () -> Void = {}
  }

  private init(in window: UIWindow) {
    stack = UINavigationController(rootViewController: home)
    router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    let step = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
      .from(.root).assemble()
    destinations = [ExploredDestination("home", step)]
  }

  static func explorer(
    shapes: Set<WindowShape> = [.compact], _ build: @escaping @MainActor (inout PlainApp) -> Void
  ) -> Explorer {
    Explorer(shapes: shapes) { window in
      var app = PlainApp(in: window)
      build(&app)
      window.rootViewController = app.stack
      window.makeKeyAndVisible()
      app.begins()
      return ExploredApp(
        router: app.router, destinations: app.destinations, events: app.events, texts: app.texts,
        properties: app.properties, allows: app.allowed)
    }
  }

  /// Adds a button that presents a screen.
  func presents(
    _ title: String = "Open", _ style: UIModalPresentationStyle = .fullScreen,
    _ make: @escaping @MainActor () -> UIViewController
  ) {
    home.addButton(title) { [weak home] in
      let screen = make()
      screen.modalPresentationStyle = style
      home?.present(screen, animated: true)
    }
  }

  /// Adds a button that pushes a screen.
  func pushes(_ title: String = "Open", _ make: @escaping @MainActor () -> UIViewController) {
    home.addButton(title) { [weak stack] in stack?.pushViewController(make(), animated: true) }
  }
}

/// A screen that goes when its button is tapped, if it has one.
final class PlainScreen: ShopScreen {
  func closing(_ title: String = "Close") -> Self {
    addButton(title) { [weak self] in self?.dismiss(animated: true) }
    return self
  }
}

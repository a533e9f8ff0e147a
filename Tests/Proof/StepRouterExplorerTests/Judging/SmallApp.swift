import PortableUIKit
import StepRouter
import StepRouterExplorer

/// Small apps that do nothing wrong: a home, and a screen that works while nobody looks.
enum SmallApp: CaseIterable, Sendable {
  case sleeping, ticking, later, clock, random, still, notified, concurrent, observing, cached
}

extension SmallApp {
  @MainActor
  var explorer: Explorer {
    switch self {
    case .sleeping: Self.explorer { _ in SleepingScreen() }
    case .ticking: Self.explorer { _ in TickingScreen() }
    case .later: Self.explorer { _ in LaterScreen() }
    case .clock: Self.explorer { _ in ClockScreen() }
    case .random: Self.explorer { _ in RandomScreen() }
    case .still: Self.explorer(animated: false) { _ in SmallScreen() }
    case .notified: Self.explorer { _ in NotifiedScreen() }
    case .concurrent: Self.explorer { _ in ConcurrentScreen() }
    case .observing:
      Self.explorer { app -> ObservingScreen in
        let screen = ObservingScreen()
        screen.observe(app.store)
        return screen
      }
    case .cached:
      Self.explorer { app -> SmallScreen in
        if let screen = app.last as? SmallScreen, screen.parent == nil { return screen }
        let screen = SmallScreen()
        app.last = screen
        return screen
      }
    }
  }

  /// What one start of an app holds.
  @MainActor
  final class Start {
    let store = SmallStore()
    weak var last: UIViewController?
  }

  @MainActor
  static func explorer<Screen: UIViewController>(
    animated: Bool = true, _ make: @escaping @MainActor (Start) -> Screen
  ) -> Explorer {
    Explorer { window in
      let start = Start()
      let home = ShopHome("Home")
      let stack = UINavigationController(rootViewController: home)
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let homeStep = StepAssembly(finder: ClassFinder<ShopHome, Void>(), factory: NilFactory())
        .from(.root).assemble()
      let screen = StepAssembly(
        finder: ClassFinder<Screen, Void>(), factory: InlineFactory { (_: Void) in make(start) }
      )
      .using(.push()).from(.visibleStack).assemble()
      let sheet = StepAssembly(
        finder: NilFinder<Screen, Void>(), factory: InlineFactory { (_: Void) in make(start) }
      )
      .using(.present()).from(.current).assemble()
      home.addButton("Open") { router.navigate(to: screen, animated: animated) }
      home.addButton("Sheet") { router.navigate(to: sheet, animated: animated) }
      window.rootViewController = stack
      window.makeKeyAndVisible()
      return ExploredApp(
        router: router,
        destinations: [
          ExploredDestination("home", homeStep), ExploredDestination("screen", screen),
        ])
    }
  }
}

#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

/// An app with scenes that comes back at the item the user has left, and whose home names the colour
/// that the user has chosen.
@MainActor
enum ShelfApp {
  enum Fault: Sendable {
    case none
    /// The place of each item is that of the first.
    case placeOfFirst
    /// The home names the colour that it had when it came.
    case oldColour
    /// The home counts its visits.
    case counts
  }

  /// What outlives the process.
  @MainActor
  final class Disk {
    var item: Int?
    var colour = "Red"
  }

  static func explorer(_ fault: Fault, allowing allowed: [AllowedFault] = []) -> Explorer {
    Explorer(windows: 1) {
      let disk = Disk()
      return {
        ExploredLaunch(
          delegate: Application(), sceneDelegate: { _ in SceneDelegate(disk, fault) }
        ) { scene in
          (scene.delegate as? SceneDelegate)?.explored(allowing: allowed)
            ?? ExploredApp(router: DefaultRouter(), destinations: [])
        }
      }
    }
  }

  private final class Application: UIResponder, UIApplicationDelegate {}

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let disk: Disk
    private let fault: Fault
    private let stack = UINavigationController()
    private lazy var router = DefaultRouter(
      windowProvider: CustomWindowProvider { [weak window] in window })

    init(_ disk: Disk, _ fault: Fault) {
      self.disk = disk
      self.fault = fault
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      let home = ShelfHome("Home")
      home.fault = fault
      home.disk = disk
      for number in 1...2 {
        home.addButton("Item \(number)") { [weak stack] in
          stack?.pushViewController(ShelfItem(number), animated: true)
        }
      }
      home.addButton("Colours") { [weak stack, disk] in
        let colours = ShopSettings("Colours")
        colours.addButton("Blue") { disk.colour = "Blue" }
        stack?.pushViewController(colours, animated: true)
      }
      stack.viewControllers = [home] + (disk.item.map { [ShelfItem($0)] } ?? [])
      window.rootViewController = stack
      window.makeKeyAndVisible()
      self.window = window
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
      disk.item = shown.map { fault == .placeOfFirst ? 1 : $0.number }
    }

    private var shown: ShelfItem? { stack.topViewController as? ShelfItem }

    func explored(allowing allowed: [AllowedFault]) -> ExploredApp {
      let item = StepAssembly(
        finder: ClassWithContextFinder<ShelfItem, Int>(),
        factory: InlineFactory { (number: Int) in ShelfItem(number) }
      )
      .using(.push()).from(.visibleStack).assemble()
      return ExploredApp(
        router: router, destinations: [ExploredDestination("item 1", item, with: 1)],
        state: { [disk] in disk.colour },
        place: { [weak self] in
          guard let self, let shown else { return "home" }
          return "item \(fault == .placeOfFirst ? 1 : shown.number)"
        }, allows: allowed)
    }
  }
}

private final class ShelfHome: ShopScreen {
  var disk = ShelfApp.Disk()
  var fault = ShelfApp.Fault.none
  private let colour = UILabel()
  private var visits = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(colour)
    colour.text = disk.colour
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    visits += 1
    if fault != .oldColour { colour.text = disk.colour }
    if fault == .counts { colour.text = String(repeating: "I", count: visits) }
  }
}

private final class ShelfItem: UIViewController, ContextChecking {
  private(set) var number = 0

  convenience init(_ number: Int) {
    self.init(nibName: nil, bundle: nil)
    self.number = number
    title = "Item \(number)"
  }

  func isTarget(for number: Int) -> Bool { self.number == number }
}
#endif

import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

/// A shop with a router, links and a saved place for each window, and one inbox. Its lines say what
/// was opened where: “1: 42” is product 42 in the first window.
@MainActor
final class WindowedShop {
  let device = HeadlessDevice.current
  let policy: LinkInbox.Policy
  private(set) var lines: [String] = []
  /// Whether the app's condition for links holds.
  var isReady = true
  /// Products that need a login.
  var guarded: Set<Int> = []
  /// Whether a scene gets its root when it connects.
  var givesRoots = true
  /// What a scene does while it connects, before and after it has passed its options on.
  var beforeOptions: (@MainActor (UIWindowScene) -> Void)?
  var afterOptions: (@MainActor (UIWindowScene) -> Void)?
  /// What a scene does on its way to the foreground.
  var onForeground: (@MainActor (UIScene) -> Void)?
  var savesPlace = true
  /// The last response that the notification centre's delegate received.
  fileprivate(set) var lastResponse: UNNotificationResponse?
  /// Whether the next process begins with the existing inbox.
  var keepsInbox = false
  private var logins: [(line: String, completion: @MainActor (RoutingResult) -> Void)] = []
  private(set) lazy var inbox = makeInbox()
  private lazy var notifications = NotificationReceiver(shop: self)

  init(policy: LinkInbox.Policy = .inOrder) { self.policy = policy }

  /// Begins a new process with a new inbox.
  @discardableResult
  func launch() -> Self {
    begin()
    settle()
    return self
  }

  func begin() {
    if !keepsInbox { inbox = makeInbox() }
    keepsInbox = false
    logins = []
    device.launch(AppDelegate(shop: self)) { _ in WindowDelegate(shop: self) }
  }

  private func makeInbox() -> LinkInbox {
    LinkInbox(
      policy: policy, until: { [weak self] in self?.isReady == true },
      onFailure: { [weak self] url, error in self?.note("failed \(url.lastPathComponent): \(error)")
      })
  }

  func note(_ line: String) { lines.append(line) }

  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }

  func settle() { device.runUntilIdle() }

  /// The scene with this number, if it is connected.
  func scene(_ number: Int) -> UIWindowScene? {
    device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
      .first { Self.number(of: $0) == "\(number)" }
  }

  static func number(of scene: UIScene?) -> String {
    (scene?.session.persistentIdentifier ?? "?").filter(\.isNumber)
  }

  static func url(_ id: Int) -> URL {
    URL(string: "shop://product/\(id)") ?? URL(fileURLWithPath: "/")
  }

  /// The products in each window's stack.
  var stacks: [String] {
    let scenes = device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
    return scenes.map { scene in
      let stack = scene.windows.first?.rootViewController as? UINavigationController
      let products = stack?.viewControllers.compactMap { ($0 as? ProductViewController)?.productID }
      return "\(Self.number(of: scene)): \((products ?? []).map { "\($0)" }.joined(separator: " "))"
    }
    .sorted()
  }

  /// Answers the logins that wait.
  func answerLogins(_ result: RoutingResult = .success) {
    let asked = logins
    logins = []
    for login in asked { login.completion(result) }
    settle()
  }

  func makeLinks(_ number: String) -> LinkMap {
    let product = product(number)
    return LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
      LinkPattern(
        product.from(.expectedStack).assemble(), "product", PathParameter<Int>("id"))
    }
  }

  func makeDriver(_ number: String, _ router: any Router) -> RouteDriver {
    let product = product(number)
    let map = RouteMap(
      RouteScreen("product") { element in
        product.with(try element.value("id"))
      } reading: { (screen: ProductViewController) in
        screen.productID.map { ["id": "\($0)"] }
      })
    let base = GeneralStep.custom(
      using: ClassFinder<UINavigationController, Void>(startingPoint: .root))
    let presenter = StepPresenter(router: router, map: map, base: base.with(()))
    return RouteDriver(presenter) { [weak self] failure in
      self?.note("\(number) restores nothing: \(failure.error)")
    }
  }

  private func product(
    _ number: String
  ) -> StepChain<UINavigationController, ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(
      InlineInterceptor { [weak self] (id: Int, completion) in
        guard let self, guarded.contains(id) else { return completion(.success) }
        note("\(number) asks for \(id)")
        logins.append(("\(id)", completion))
      }
    )
    .adding(ContextSettingTask())
    .adding(
      InlinePostTask { [weak self] (_: ProductViewController, id: Int, _) in
        self?.note("\(number): \(id)")
      }
    )
    .using(.push())
  }
}

extension DestinationStep where Screen == UINavigationController, Context == Int {
  fileprivate static var expectedStack: Self {
    GeneralStep.custom(using: ClassFinder<UINavigationController, Int>(startingPoint: .root))
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  let shop: WindowedShop

  init(shop: WindowedShop) { self.shop = shop }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    shop.listen()
    return true
  }
}

extension WindowedShop {
  fileprivate func listen() { UNUserNotificationCenter.current().delegate = notifications }
}

@MainActor
private final class NotificationReceiver: NSObject, @preconcurrency UNUserNotificationCenterDelegate
{
  weak var shop: WindowedShop?

  init(shop: WindowedShop) { self.shop = shop }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    shop?.lastResponse = response
    let isTaken = shop?.inbox.receive(response)
    if response.actionIdentifier == UNNotificationDismissActionIdentifier {
      shop?.note(isTaken == true ? "dismissed and taken" : "dismissed")
    }
    completionHandler()
  }
}

private final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
  let shop: WindowedShop
  var window: UIWindow?

  init(shop: WindowedShop) { self.shop = shop }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    let number = WindowedShop.number(of: scene)
    if shop.givesRoots {
      window.rootViewController = stack(HomeViewController())
      window.makeKeyAndVisible()
    }
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    shop.inbox.connect(
      scene, links: shop.makeLinks(number), router: router,
      restoring: shop.savesPlace ? shop.makeDriver(number, router) : nil)
    shop.beforeOptions?(scene)
    shop.inbox.receive(connectionOptions, in: scene)
    shop.afterOptions?(scene)
  }

  func sceneWillEnterForeground(_ scene: UIScene) { shop.onForeground?(scene) }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    shop.inbox.receive(contexts, in: scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    shop.inbox.receive(userActivity, in: scene)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(shop.inbox.receive(shortcutItem, in: windowScene))
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    shop.inbox.stateRestorationActivity(for: scene)
  }
}

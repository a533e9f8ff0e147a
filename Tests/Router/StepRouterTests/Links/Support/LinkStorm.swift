import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterState

/// An app with windows that come and go while links arrive, and a model beside it that knows what
/// each link may do. What the model doesn't allow is a violation.
@MainActor
final class LinkStorm {
  let device = HeadlessDevice.current
  let model: LinkModel
  private(set) var inbox = LinkInbox()
  private(set) var process = 0
  var isReady = true
  private var random: StormRandom
  /// The logins that wait, each with its link, or nil for a place.
  private var logins: [(link: Int?, completion: @MainActor (RoutingResult) -> Void)] = []
  private var count = 0
  /// What was done, for the message if something goes wrong.
  private(set) var moves: [String] = []

  init(seed: UInt64, _ policy: LinkInbox.Policy = .inOrder) {
    random = StormRandom(state: seed)
    model = LinkModel(policy)
    model.storm = self
    launch()
  }

  /// Makes one of the moves, and sometimes lets time pass.
  func step() {
    let scenes = self.scenes
    defer { model.checkPlaces() }
    switch random.next(40) {
    case 0: move("home") { device.user.goHome() }
    case 1, 2: move("return") { device.user.returnToApp() }
    case 3, 4: if scenes.count < 4 { move("open window") { device.user.openWindow() } }
    case 5: if let scene = random.pick(scenes) { move("close \(name(scene))") { close(scene) } }
    case 6:
      if let scene = random.pick(scenes) {
        move("reclaim \(name(scene))") { device.disconnect(scene) }
      }
    case 7, 8:
      if let scene = random.pick(scenes) {
        move("background \(name(scene))") { device.user.send(scene, to: .background) }
      }
    case 9, 10:
      if let scene = random.pick(scenes) {
        move("inactive \(name(scene))") { device.user.send(scene, to: .foregroundInactive) }
      }
    case 11, 12, 13:
      if let scene = random.pick(scenes) {
        move("front \(name(scene))") { device.user.send(scene, to: .foregroundActive) }
      }
    case 14, 15: answer()
    case 16: setReady(!isReady)
    case 17: setReady(true)
    case 18: if random.next(3) == 0 { terminate() }
    case 19, 20, 21: move("settle") { letTimePass() }
    case 22:
      move("a moment") {
        model.timePasses()
        device.advance(by: .milliseconds(100))
      }
    case 23:
      if let session = random.pick(reclaimed) {
        move("back to \(session.persistentIdentifier)") { device.user.bringToFront(session) }
      }
    default: arrive()
    }
    if random.next(2) == 0 { letTimePass() }
  }

  /// Lets all held links end, with every window in front and every login answered.
  func finish() {
    guard model.violations.isEmpty else { return }
    setReady(true)
    for _ in 1...500 {
      if model.unfinished.isEmpty, inbox.held.isEmpty { break }
      guard model.violations.isEmpty else { return }
      move("return") { device.user.returnToApp() }
      letTimePass()
      for scene in scenes {
        move("front \(name(scene))") { device.user.send(scene, to: .foregroundActive) }
      }
      letTimePass()
      answerAll()
    }
    for text in model.unfinished.reversed() { model.violation(text) }
    if !inbox.held.isEmpty { model.violation("\(inbox.held.count) links are still held") }
    model.compareOvertaken()
  }

  private var scenes: [UIWindowScene] {
    device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { name($0) < name($1) }
  }

  private var reclaimed: [UISceneSession] {
    device.application.openSessions.filter { $0.scene == nil }
      .sorted { $0.persistentIdentifier < $1.persistentIdentifier }
  }

  private func name(_ scene: UIScene) -> String { scene.session.persistentIdentifier }

  private func move(_ text: String, _ body: () -> Void) {
    moves.append(text)
    model.nextToBegin()
    body()
    model.nextToBegin()
  }

  private func letTimePass() {
    model.timePasses()
    device.runUntilIdle()
    model.nextToBegin()
  }

  private func close(_ scene: UIScene) { device.user.closeWindow(scene) }

  private func arrive() {
    count += 1
    let (number, product) = (count, random.next(6))
    guard let url = URL(string: "shop://product/\(product)?link=\(number)") else { return }
    if random.next(20) == 0, scenes.count < 5 {
      return move("link \(number) to product \(product), in a new window") {
        model.wantsWindow(number, product)
        inbox.receive(url, in: .newWindow)
      }
    }
    let asked = random.next(3) == 0 ? nil : random.pick(scenes)
    move("link \(number) to product \(product), \(asked.map(name) ?? "for any")") {
      if random.next(3) == 0, asked != nil || scenes.isEmpty {
        // By the system, which first brings the scene to the front.
        device.user.open(url, in: asked)
      } else {
        model.arrive(number, product, asked: asked)
        inbox.receive(url, in: asked)
      }
    }
  }

  private func answer() {
    guard !logins.isEmpty else { return }
    let login = logins.remove(at: random.next(logins.count))
    let passes = random.next(3) > 0
    let asking = login.link.map { "\($0)" } ?? "a place"
    move("login for \(asking) \(passes ? "passes" : "fails")") {
      login.completion(passes ? .success : .failure(Refusal()))
    }
  }

  private func answerAll() {
    while let login = logins.popLast() { login.completion(.success) }
    letTimePass()
  }

  private func setReady(_ value: Bool) {
    move("ready: \(value)") {
      isReady = value
      inbox.openHeld()
    }
  }

  private func terminate() {
    move("terminate") {
      device.terminate()
      launch()
    }
  }

  private func launch() {
    process += 1
    logins = []
    model.forgetAll()
    let own = process
    inbox = LinkInbox(
      policy: model.policy, until: { [weak self] in self?.isReady == true },
      onFailure: { [weak self] url, error in
        guard let self, own == process else { return }
        if error as? LinkError == .overtaken {
          model.gaveWay(Self.number(of: url))
        } else {
          model.failed(Self.number(of: url))
        }
      })
    device.launch(StormAppDelegate()) { [unowned self] _ in StormScene(storm: self) }
  }

  static func number(of url: URL) -> Int {
    url.query.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  /// Every third link asks for a login, but every seventh passes at once.
  func ask(
    _ visit: LinkVisit, in scene: UIScene?, of process: Int,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard process == self.process else { return completion(.failure(Refusal())) }
    guard let number = visit.link else { return askForPlace(visit, in: scene, completion) }
    model.begins(number, in: scene)
    if number % 7 == 0 { return completion(.success) }
    guard number % 3 == 0 else { return completion(.success) }
    model.asks(number)
    logins.append(
      (
        number,
        { [model] result in
          if case .success = result {
            model.answered(number, passes: true)
          } else {
            model.answered(number, passes: false)
          }
          completion(result)
        }
      ))
  }

  /// Two of the products ask for a login even when a place is restored.
  private func askForPlace(
    _ visit: LinkVisit, in scene: UIScene?,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard visit.product > 3 else { return completion(.success) }
    logins.append(
      (
        nil,
        { [model, weak scene] result in
          if case .failure = result { model.failsToRestore(scene) }
          completion(result)
        }
      ))
  }
}

struct LinkVisit: Equatable {
  let product: Int
  /// Nil for a restored place.
  var link: Int?
}

final class VisitedViewController: UIViewController, ContextChecking, ContextAccepting {
  private(set) var product: Int?

  func isTarget(for visit: LinkVisit) -> Bool { product == visit.product }

  func setup(with visit: LinkVisit) { product = visit.product }
}

struct StormRandom {
  var state: UInt64

  mutating func next(_ count: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, count)))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[next(elements.count)]
  }
}

private final class StormAppDelegate: UIResponder, UIApplicationDelegate {}

private final class StormScene: UIResponder, UIWindowSceneDelegate {
  let storm: LinkStorm
  let process: Int
  var window: UIWindow?

  init(storm: LinkStorm) {
    self.storm = storm
    process = storm.process
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = stack(HomeViewController())
    window.makeKeyAndVisible()
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    storm.model.connects(scene)
    storm.inbox.connect(
      scene, links: links(for: scene), router: router,
      restoring: StormRestorer(storm, scene, makeDriver(for: scene, router)))
    arrived(connectionOptions.urlContexts, in: scene)
    for activity in connectionOptions.userActivities {
      guard let url = (activity.userInfo?["url"] as? String).flatMap(URL.init) else { continue }
      storm.model.getsWindow(LinkStorm.number(of: url), Int(url.lastPathComponent) ?? 0, scene)
    }
    storm.inbox.receive(connectionOptions, in: scene)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = storm.inbox.stateRestorationActivity(for: scene)
    storm.model.saves(scene, activity)
    return activity
  }

  func sceneDidBecomeActive(_ scene: UIScene) { storm.model.activated(scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { storm.model.linesUp() }
  func sceneWillEnterForeground(_ scene: UIScene) { storm.model.linesUp() }
  func sceneDidDisconnect(_ scene: UIScene) { storm.model.disconnects(scene) }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    arrived(contexts, in: scene)
    storm.inbox.receive(contexts, in: scene)
  }

  private func arrived(_ contexts: Set<UIOpenURLContext>, in scene: UIScene) {
    let urls = contexts.map(\.url).sorted { $0.absoluteString < $1.absoluteString }
    for url in urls {
      storm.model.arrive(
        LinkStorm.number(of: url), Int(url.lastPathComponent) ?? 0, asked: scene)
    }
  }

  private func product(
    for scene: UIScene
  ) -> StepChain<UINavigationController, VisitedViewController, LinkVisit> {
    StepAssembly(
      finder: ClassWithContextFinder<VisitedViewController, LinkVisit>(), factory: ClassFactory()
    )
    .adding(
      InlineInterceptor { [storm, process, weak scene] (visit: LinkVisit, completion) in
        storm.ask(visit, in: scene, of: process, completion)
      }
    )
    .adding(ContextSettingTask())
    .adding(
      InlinePostTask { [storm, process] (_: VisitedViewController, visit: LinkVisit, _) in
        if process == storm.process, let link = visit.link { storm.model.opened(link) }
      }
    )
    .using(.push())
  }

  private func links(for scene: UIScene) -> LinkMap {
    let product = product(for: scene).from(
      GeneralStep.custom(
        using: ClassFinder<UINavigationController, LinkVisit>(startingPoint: .root))
    )
    .assemble()
    return LinkMap(schemes: ["shop"]) {
      LinkPattern(
        product, "product", PathParameter<Int>("id"), QueryParameter<Int?>("link"),
        reading: { LinkVisit(product: $0, link: $1) }, printing: { ($0.product, $0.link) })
    }
  }

  private func makeDriver(for scene: UIScene, _ router: any Router) -> RouteDriver {
    let product = product(for: scene)
    let map = RouteMap(
      RouteScreen("product") { element in
        product.with(LinkVisit(product: try element.value("id")))
      } reading: { (screen: VisitedViewController) in
        screen.product.map { ["id": "\($0)"] }
      })
    let base = GeneralStep.custom(
      using: ClassFinder<UINavigationController, Void>(startingPoint: .root))
    return RouteDriver(StepPresenter(router: router, map: map, base: base.with(())))
  }
}

/// Restores like a driver, and informs the model.
private final class StormRestorer: PlaceRestorer {
  private let storm: LinkStorm
  private let process: Int
  private weak var scene: UIScene?
  private let driver: RouteDriver

  init(_ storm: LinkStorm, _ scene: UIScene, _ driver: RouteDriver) {
    self.storm = storm
    process = storm.process
    self.scene = scene
    self.driver = driver
  }

  var stateRestorationActivity: NSUserActivity? { driver.stateRestorationActivity }

  func restore(_ activity: NSUserActivity, completion: @escaping @MainActor () -> Void) {
    guard process == storm.process else { return completion() }
    storm.model.restores(scene)
    driver.restore(activity) { [self] in
      if process == storm.process { storm.model.restored(scene) }
      completion()
    }
  }
}

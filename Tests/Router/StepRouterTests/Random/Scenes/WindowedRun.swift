import PortableUIKit
import StepRouter
import StepRouterLinks

/// Runs a random sequence in an app with one inbox and several windows, each with its own router,
/// routes and links.
@MainActor
final class WindowedRun {
  let device = HeadlessDevice.current
  let policy: LinkInbox.Policy
  /// Knows which link may be opened next, when and where.
  private(set) lazy var model = WindowedLinkModel(product: { [unowned self] in shownKey(in: $0) })
  private(set) var inbox = LinkInbox()
  private(set) var process = 0
  private(set) var census = WindowedCensus()
  private(set) var navigations: [WindowedNavigation] = []
  private var faultsSeen: [String] = []
  private var misuses: [String] = []
  private var logins: [WindowedLoginAsked] = []
  private var gestures: [InteractiveGesture] = []
  private var linkCount = 0
  private var linksForNewWindows: Set<Int> = []
  private var linksArrived: Set<Int> = []
  private var linksBegun: [Int: UIScene.Held] = [:]
  private var linksEnded: Set<Int> = []

  init(policy: LinkInbox.Policy) {
    self.policy = policy
    device.misuseHandler = { [weak self] in self?.misuses.append("\($0.rule) \($0.reason)") }
    launch()
  }

  var faults: [String] { faultsSeen + (policy == .inOrder ? model.violations : []) }

  func fault(_ text: String) { faultsSeen.append(text) }

  var scenes: [UIWindowScene] {
    device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { ($0.name.count, $0.name) < ($1.name.count, $1.name) }
  }

  private func scene(_ number: Int) -> UIWindowScene? {
    let scenes = self.scenes
    return scenes.isEmpty ? nil : scenes[number % scenes.count]
  }

  func perform(_ operation: WindowedOperation) async {
    switch operation {
    case .openWindow: if scenes.count < 3 { device.user.openWindow() }
    case .send(let number, let state): if let scene = scene(number) { send(scene, to: state) }
    case .goHome: device.user.goHome()
    case .returnToApp: device.user.returnToApp()
    case .relaunch(let source, let place, let isHomeFirst):
      relaunch(by: source, place, isHomeFirst: isHomeFirst)
    case .navigate(let number, let place, let isAnimated):
      if let scene = scene(number) { navigate(in: scene, to: place, isAnimated) }
    case .cancel(let index):
      let pending = navigations.filter { $0.endCount == 0 }
      if pending.indices.contains(index) { pending[index].handle?.cancel() }
    case .link(let source, let number, let place):
      deliver(source, number.flatMap(scene), place)
    case .receive(let number, let place):
      let (url, asked) = (link(to: place), number.flatMap(scene))
      arrive(url, in: asked)
      inbox.receive(url, in: asked)
    case .receiveInNewWindow(let place):
      guard (1...2).contains(scenes.count) else { break }
      let url = link(to: place)
      linksForNewWindows.insert(Self.number(of: url))
      inbox.receive(url, in: .newWindow)
    case .answer(let number, let passes):
      let asked = logins.compactMap(\.login).filter { $0.isAsking && $0.canBeAnswered }
      if asked.indices.contains(number) { asked[number].answer(passes: passes) }
    case .pressBack, .swipeDown, .beginGesture, .endGesture, .resize: touch(operation)
    case .advance(let milliseconds): device.advance(by: .milliseconds(milliseconds))
    case .settle: await settle()
    }
    noteComplaints(operation)
  }

  private var isAskedToLogIn: Bool { logins.contains { $0.login?.isAsking == true } }

  private func noteComplaints(_ operation: WindowedOperation) {
    for complaint in misuses + device.warnings { fault("\(complaint), after \(operation)") }
    misuses = []
    device.clearWarnings()
  }
}

extension WindowedRun {
  private func launch() {
    process += 1
    let own = process
    inbox = LinkInbox(
      policy: policy,
      onFailure: { [weak self] url, _ in
        guard let self, process == own else { return }
        end(Self.number(of: url))
      })
    device.launch(WindowedAppDelegate(run: self)) { [unowned self] _ in
      WindowedSceneDelegate(run: self)
    }
  }

  private func relaunch(
    by source: WindowedOperation.Source?, _ place: WindowedPlace, isHomeFirst: Bool
  ) {
    let isAtRest =
      device.isIdle && navigations.allSatisfy { $0.endCount > 0 } && !isAskedToLogIn
    if isHomeFirst {
      device.user.goHome()
      device.runUntilIdle()
    }
    let places = isAtRest && isHomeFirst && source == nil ? census.places(of: scenes) : [:]
    device.terminate()
    model.forgetAll()
    for navigation in navigations where navigation.endCount > 1 {
      fault("\(navigation.endCount) completions")
    }
    (navigations, logins, gestures) = ([], [], [])
    (linksBegun, linksArrived, linksForNewWindows) = ([:], [], [])
    census.endProcess(isAtRest: isAtRest, expecting: places)
    // What arrives while nothing runs launches the app.
    if let source { deliver(source, nil, place) }
    launch()
  }

  private func send(_ scene: UIWindowScene, to state: WindowedOperation.State) {
    census.expectNothing(of: scene)
    switch state {
    case .active: device.user.bringToFront(scene)
    case .inactive: device.user.send(scene, to: .foregroundInactive)
    case .background: device.user.send(scene, to: .background)
    case .reclaimed: device.disconnect(scene)
    case .closed: device.user.closeWindow(scene)
    }
  }

  /// A router's navigation must move nothing in another window.
  private func navigate(in scene: UIWindowScene, to place: WindowedPlace, _ isAnimated: Bool) {
    guard let routes = (scene.delegate as? WindowedSceneDelegate)?.routes else { return }
    census.touch(scene)
    let others = scenes.filter { $0 !== scene }
    let before = others.map(\.everybody)
    let account = WindowedNavigation()
    navigations.append(account)
    account.handle = routes.navigate(to: place, isAnimated: isAnimated) { account.endCount += 1 }
    if others.map(\.everybody) != before {
      fault("a navigation in \(scene.name) has moved something in another window")
    }
  }

  private func touch(_ operation: WindowedOperation) {
    switch operation {
    case .endGesture(let isCancelled):
      guard let gesture = gestures.popLast() else { return }
      if isCancelled { gesture.cancel() } else { gesture.finish() }
    case .pressBack(let number):
      guard let stack = scene(number)?.touched(census).stackInFront else { return }
      device.user.pressBack(in: stack)
    case .swipeDown(let number):
      guard let layer = scene(number)?.touched(census).layers.dropFirst().last else { return }
      device.user.swipeDown(layer)
    case .beginGesture(let number, let isPop):
      guard let scene = scene(number)?.touched(census) else { return }
      let gesture =
        isPop
        ? scene.stackInFront.flatMap { device.user.beginPop(in: $0) }
        : scene.layers.dropFirst().last.flatMap { device.user.beginSwipeDown($0) }
      if let gesture { gestures.append(gesture) }
    case .resize(let number, let isWide):
      guard let window = scene(number)?.windows.first else { return }
      let size = isWide ? CGSize(width: 1024, height: 768) : CGSize(width: 390, height: 844)
      device.user.resize(window, to: size)
    default: return
    }
  }
}

extension WindowedRun {
  private func link(to place: WindowedPlace) -> URL {
    linkCount += 1
    return URL(string: "shop://\(place.kind)/\(place.id)?link=\(linkCount)")
      ?? URL(fileURLWithPath: "/")
  }

  private static func number(of url: URL) -> Int {
    url.query.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  private func deliver(
    _ source: WindowedOperation.Source, _ scene: UIScene?, _ place: WindowedPlace
  ) {
    let url = link(to: place)
    let user = device.user
    switch source {
    case .url: user.open(url, in: scene)
    case .webActivity:
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(
        string: url.absoluteString.replacing("shop://", with: "https://shop.example/"))
      user.continue(activity, in: scene)
    case .ownActivity:
      let activity = NSUserActivity(activityType: "shop.place")
      activity.userInfo = ["url": url.absoluteString]
      user.continue(activity, in: scene)
    case .shortcut:
      let item = UIApplicationShortcutItem(
        type: "place", localizedTitle: "Place", localizedSubtitle: nil, icon: nil,
        userInfo: ["url": url.absoluteString as NSString])
      user.choose(item, in: scene)
    case .notification:
      user.tapNotification(with: ["url": url.absoluteString, "aps": [:]], in: scene)
    }
  }

  /// Notes that the inbox is about to receive a link. A tap that launches the app arrives twice.
  func arrive(_ url: URL, in scene: UIScene?) {
    let number = Self.number(of: url)
    guard linksArrived.insert(number).inserted else { return }
    let kinds = WindowedPlace.Kind.allCases
    let name = url.scheme == "shop" ? url.host : url.pathComponents.dropFirst().first
    guard let kind = kinds.first(where: { "\($0)" == name }) else { return }
    let place = WindowedPlace(kind: kind, id: Int(url.lastPathComponent) ?? 0)
    model.arrive(
      number, place.key, asked: scene, isInsisting: linksForNewWindows.contains(number))
  }

  /// Links and navigations call this before anything moves.
  func begins(_ visit: WindowedVisit, in scene: UIScene?) {
    if let scene { census.touch(scene, isRestoring: visit.link == 0) }
    guard visit.link > 0 else { return }
    if policy == .inOrder { return model.begins(visit.link, in: scene) }
    guard let scene else { return fault("link \(visit.link) begins in a scene that is gone") }
    if let first = linksBegun[visit.link], first.isConnected {
      fault("link \(visit.link) is opened a second time")
    }
    if ![.foregroundActive, .foregroundInactive].contains(scene.activationState) {
      fault("link \(visit.link) is opened in the background")
    }
    linksBegun[visit.link] = UIScene.Held(scene: scene)
  }

  func asks(_ visit: WindowedVisit, by login: WindowedLogin) {
    logins.append(WindowedLoginAsked(login: login))
    if visit.link > 0 { model.asks(visit.link) }
  }

  func answered(_ visit: WindowedVisit) {
    if visit.link > 0 { model.answered(visit.link) }
  }

  func ended(_ visit: WindowedVisit, on screen: WindowedScreen, of process: Int) {
    guard process == self.process, visit.link > 0 else { return }
    if policy == .newest, let begun = linksBegun[visit.link],
      let scene = screen.viewIfLoaded?.window?.windowScene, begun.scene !== scene
    {
      fault("link \(visit.link) has begun in another scene than \(scene.name)")
    }
    end(visit.link)
  }

  private func end(_ number: Int) {
    if policy == .inOrder { return model.opened(number) }
    if !linksEnded.insert(number).inserted { fault("link \(number) ends a second time") }
  }

  private func shownKey(in scene: UIScene) -> Int? {
    let layers = (scene as? UIWindowScene)?.layers.prefix { !$0.isBeingDismissed } ?? []
    let top = (layers.last as? UINavigationController)?.topViewController ?? layers.last
    return (top as? WindowedScreen)?.key
  }
}

extension WindowedRun {
  /// Lets everything end: gestures, animations, logins that wait.
  func settle() async {
    for round in 0..<30 {
      while let gesture = gestures.popLast() { gesture.finish() }
      await rest()
      let asked = logins.compactMap(\.login).filter(\.isAsking)
      if asked.isEmpty, navigations.allSatisfy({ $0.endCount > 0 }) { break }
      asked.first(where: \.canBeAnswered)?.answer(passes: !round.isMultiple(of: 3))
      device.advance(by: .seconds(11))
    }
    await rest()
    logins = []
    for navigation in navigations where navigation.endCount != 1 {
      fault("\(navigation.endCount) completions")
    }
    navigations = []
    census.faultsAtRest(of: scenes).forEach(fault)
  }

  /// Brings every window to the front until all links have been opened.
  func finish() async {
    await settle()
    for _ in 0..<6 {
      device.user.returnToApp()
      device.runUntilIdle()
      for scene in scenes { device.user.send(scene, to: .foregroundActive) }
      await settle()
    }
    noteComplaints(.settle)
    if policy == .inOrder {
      for link in model.held { fault("link \(link.number) was never opened") }
    }
    if !inbox.held.isEmpty { fault("\(inbox.held.count) links are still held") }
  }

  /// Leaves time for the separate task that notices a dropped completion.
  private func rest() async {
    for _ in 0..<2 {
      device.runUntilIdle()
      await device.letTasksRun()
    }
    device.runUntilIdle()
  }
}

final class WindowedNavigation {
  var handle: Navigation?
  var endCount = 0
}

private struct WindowedLoginAsked {
  weak var login: WindowedLogin?
}

extension WindowedPlace {
  var key: Int {
    switch kind {
    case .home: 0
    case .product: 10 + id
    case .note: 20 + id
    }
  }
}

extension WindowedScreen {
  fileprivate var key: Int? {
    switch self {
    case is WindowedHome: 0
    case is WindowedProduct: id.map { 10 + $0 }
    default: id.map { 20 + $0 }
    }
  }
}

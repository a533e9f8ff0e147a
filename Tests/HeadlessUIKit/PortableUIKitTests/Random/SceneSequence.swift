import PortableUIKit

/// Something that happens to scenes. Numbers stand for the open sessions.
enum SceneOperation: Equatable {
  case openWindow, goHome, returnToApp, terminate, launch, openURL, tapNotification, runUntilIdle
  case bringToFront(Int)
  case send(Int, to: UIScene.ActivationState)
  case close(Int)
  case openURLIn(Int)
  case request(Int)
  case requestNew
  case push(Int)

  static func random(from numbers: inout SplitMix) -> SceneOperation {
    let states: [UIScene.ActivationState] = [
      .foregroundActive, .foregroundInactive, .background, .unattached,
    ]
    let number = numbers.next(below: 4)
    switch numbers.next(below: 18) {
    case 0, 1: return .openWindow
    case 2: return .goHome
    case 3: return .returnToApp
    case 4: return .terminate
    case 5: return .launch
    case 6: return .openURL
    case 7: return .tapNotification
    case 8, 9: return .runUntilIdle
    case 10: return .bringToFront(number)
    case 11, 12: return .send(number, to: states[numbers.next(below: states.count)])
    case 13: return .close(number)
    case 14: return .openURLIn(number)
    case 15: return .request(number)
    case 16: return .requestNew
    default: return .push(number)
    }
  }
}

/// A tablet's app whose scenes come and go, and the invariants at each moment.
@MainActor final class SceneSequence {
  private let device = HeadlessDevice(timeMode: .manual, idiom: .pad)
  private let ledger = SceneLedger()
  private var arrived = 0
  private var misuses: [String] = []

  init() {
    device.misuseHandler = { [unowned self] in misuses.append($0.description) }
  }

  static func operations(seed: UInt64) -> [SceneOperation] {
    var numbers = SplitMix(seed: seed)
    return (0..<20).map { _ in .random(from: &numbers) }
  }

  /// Returns the broken invariants, each with the step after which it was broken.
  static func faults(_ operations: [SceneOperation]) -> [String] {
    let sequence = SceneSequence()
    return sequence.device.perform {
      sequence.perform(.launch)
      for (number, operation) in operations.enumerated() {
        sequence.perform(operation)
        let faults = sequence.faults()
        if !faults.isEmpty { return faults.map { "behind \(number), \(operation): \($0)" } }
      }
      sequence.perform(.launch)
      sequence.perform(.runUntilIdle)
      return sequence.faults() + sequence.faultsAtTheEnd()
    }
  }

  private func perform(_ operation: SceneOperation) {
    switch operation {
    case .launch:
      let ledger = ledger
      ledger.endProcess()
      device.launch(ledger) { _ in LedgerScene(ledger) }
    case .terminate:
      device.terminate()
      ledger.endProcess()
    case .openWindow: device.user.openWindow()
    case .goHome: device.user.goHome()
    case .returnToApp: device.user.returnToApp()
    case .runUntilIdle: device.runUntilIdle()
    case .openURL: open(in: nil)
    case .openURLIn(let number): open(in: session(number)?.scene)
    case .tapNotification:
      device.user.tapNotification(with: ["number": arrived])
    case .bringToFront(let number): _ = session(number).map { device.user.bringToFront($0) }
    case .send(let number, let state):
      if let scene = session(number)?.scene { device.user.send(scene, to: state) }
    case .close(let number): session(number).map { device.user.closeWindow($0) }
    case .request(let number):
      guard let session = session(number) else { return }
      device.application.requestSceneSessionActivation(session, userActivity: nil, options: nil)
    case .requestNew:
      device.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    case .push(let number): push(in: session(number)?.scene)
    }
  }

  private func open(in scene: UIScene?) {
    arrived += 1
    guard let url = URL(string: "shop://\(arrived)") else { return }
    device.user.open(url, in: scene)
  }

  private func push(in scene: UIScene?) {
    let root = (scene as? UIWindowScene)?.keyWindow?.rootViewController
    guard let stack = root as? UINavigationController else { return }
    stack.pushViewController(UIViewController(), animated: true)
  }

  private func session(_ number: Int) -> UISceneSession? {
    let sessions = device.application.openSessions.sorted {
      ($0.persistentIdentifier.count, $0.persistentIdentifier)
        < ($1.persistentIdentifier.count, $1.persistentIdentifier)
    }
    return sessions.indices.contains(number) ? sessions[number] : nil
  }
}

extension SceneSequence {
  private func faults() -> [String] {
    let application = device.application
    let scenes = application.connectedScenes
    var faults = misuses + device.warnings + ledger.faults
    for scene in scenes where !application.openSessions.contains(scene.session) {
      faults.append("A scene is connected whose session is not open.")
    }
    for session in application.openSessions {
      if let scene = session.scene, !scenes.contains(scene) {
        faults.append("A session has a scene that is not connected.")
      }
    }
    for scene in scenes {
      let told = (scene.delegate as? LedgerScene)?.state
      if told != scene.activationState {
        faults.append("A delegate knows of \(told.debugDescription), not \(scene.activationState).")
      }
    }
    let isActive = scenes.contains { $0.activationState == .foregroundActive }
    if (application.applicationState == .active) != isActive, ledger.isRunning {
      faults.append("The application is not as its scenes are.")
    }
    if application.windows.filter(\.isKeyWindow).count > 1 { faults.append("Two windows are key.") }
    return faults
  }

  /// Each URL must have been delivered once, and nothing from before may be left.
  private func faultsAtTheEnd() -> [String] {
    var faults: [String] = []
    if ledger.urls != Set((0..<arrived).map { "shop://\($0 + 1)" }) {
      faults.append("Of \(arrived) URLs \(ledger.urls.count) were delivered.")
    }
    let expected = device.application.connectedScenes.count
    if ledger.alive != expected {
      faults.append("\(ledger.alive) delegates are alive for \(expected) scenes.")
    }
    return faults
  }
}

/// An application delegate that collects the faults of its scene delegates.
private final class SceneLedger: UIResponder, UIApplicationDelegate {
  private(set) var faults: [String] = []
  private(set) var urls: Set<String> = []
  private(set) var isRunning = false
  private var delegates: [Weak] = []

  private struct Weak {
    weak var delegate: LedgerScene?
  }

  var alive: Int { delegates.filter { $0.delegate != nil }.count }

  func add(_ delegate: LedgerScene) {
    isRunning = true
    delegates.append(Weak(delegate: delegate))
  }

  func endProcess() { isRunning = false }
  func fault(_ text: String) { faults.append(text) }

  func deliver(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts where !urls.insert(context.url.absoluteString).inserted {
      fault("\(context.url) was delivered twice.")
    }
  }
}

/// A scene delegate that checks each callback against its scene's state.
private final class LedgerScene: UIResponder, UIWindowSceneDelegate {
  private let ledger: SceneLedger
  private(set) var state: UIScene.ActivationState?
  var window: UIWindow?

  init(_ ledger: SceneLedger) {
    self.ledger = ledger
    super.init()
    ledger.add(self)
  }

  private func move(
    from: [UIScene.ActivationState?], to state: UIScene.ActivationState, _ call: String
  ) {
    if !from.contains(self.state) { ledger.fault("\(call) while \(self.state.debugDescription)") }
    self.state = state
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    move(from: [nil], to: .background, "willConnectTo")
    ledger.deliver(connectionOptions.urlContexts)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    move(from: [.background], to: .foregroundInactive, "willEnterForeground")
  }
  func sceneDidBecomeActive(_ scene: UIScene) {
    move(from: [.foregroundInactive], to: .foregroundActive, "didBecomeActive")
  }
  func sceneWillResignActive(_ scene: UIScene) {
    move(from: [.foregroundActive], to: .foregroundInactive, "willResignActive")
  }
  func sceneDidEnterBackground(_ scene: UIScene) {
    move(from: [.foregroundInactive], to: .background, "didEnterBackground")
  }
  func sceneDidDisconnect(_ scene: UIScene) {
    move(from: [.background], to: .unattached, "didDisconnect")
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if state == .background { ledger.fault("A URL came in the background.") }
    ledger.deliver(URLContexts)
  }
}

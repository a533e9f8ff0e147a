#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("iPhone Duo: scenes", .standInOnly) struct FoldedSceneTests {
  private let app = LaunchedApp(model: .duo, showsScreens: true)
  private var user: HeadlessUser { app.device.user }

  private func requestNewScene() {
    app.device.application.requestSceneSessionActivation(
      nil, userActivity: nil, options: nil
    ) { [log = app.log] error in
      log.add((error as? UISceneError)?.code == .requestDenied ? "denied" : "\(error)")
    }
    app.device.runUntilIdle()
  }

  @Test("Rule 183: while the phone is closed, a request for a second scene is denied")
  func rule183() {
    app.launch()
    _ = app.take()
    #expect(app.device.application.supportsMultipleScenes)
    requestNewScene()
    #expect(app.take() == ["denied"])
    #expect(user.openWindow() == nil)

    user.unfold()
    app.device.runUntilIdle()
    requestNewScene()
    #expect(app.take().contains("S2 made"))
    #expect(app.states == ["S1 active", "S2 active"])
    #expect(user.openWindow() != nil)
  }

  @Test("M46: what arrives while the phone is closed goes to the existing scene")
  func arrival() throws {
    app.launch()
    let scene = try #require(app.scene(1))
    scene.activationConditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(
      value: false)
    _ = app.take()
    user.open(app.url("1"))
    app.device.runUntilIdle()
    #expect(app.take() == ["S1 open(shop://1), active"])
  }

  @Test("In Split View, the scene that was in front stays there")
  func splitView() {
    app.launch()
    user.unfold()
    app.device.runUntilIdle()
    #expect(user.openWindow() != nil)
    app.device.runUntilIdle()
    _ = app.take()
    user.openInSplitView()
    app.device.runUntilIdle()
    #expect(app.states == ["S1 active", "S2 active"])
    user.goHome()
    app.device.runUntilIdle()
    _ = app.take()
    user.open(app.url("1"))
    app.device.runUntilIdle()
    let openings = app.take().filter { $0.contains("open(") }
    #expect(openings.map { $0.prefix(2) } == ["S2"])
  }

  @Test("Rule 184: nothing arrives in a scene of another role")
  func rule184() throws {
    app.launch()
    let scene = try #require(app.scene(1))
    let other = app.device.connectScene(role: .windowExternalDisplayNonInteractive)
    #expect(other.session.role == .windowExternalDisplayNonInteractive)
    #expect(other.activationState == .foregroundActive)
    _ = app.take()
    user.open(app.url("1"))
    #expect(app.take() == ["S1 open(shop://1), active"])
    user.goHome()
    user.returnToApp()
    #expect(scene.activationState == .foregroundActive)
  }

  @Test("Rule 183: a known session comes back even while the phone is closed")
  func knownSession() throws {
    app.launch()
    let scene = try #require(app.scene(1))
    let session = scene.session
    app.device.disconnect(scene)
    #expect(user.bringToFront(session))
    #expect(app.states == ["S2 active"])
  }
}

@MainActor @Suite("Scenes: geometry", .simulated(on: .duo), .standInOnly)
struct SceneGeometryTests {
  private let stage = Stage()
  private var user: HeadlessUser { HeadlessDevice.current.user }

  private final class Delegate: UIResponder, UIWindowSceneDelegate {
    let log: EventLog

    init(_ log: EventLog) { self.log = log }

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      let now = windowScene.effectiveGeometry
      log.add("\(previousEffectiveGeometry.text) to \(now.text)")
    }
  }

  private final class OlderDelegate: UIResponder, UIWindowSceneDelegate {
    let log: EventLog

    init(_ log: EventLog) { self.log = log }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      log.add("\(previousCoordinateSpace.bounds.size.text) \(previousTraitCollection.classes)")
    }
  }

  private final class Locking: UIViewController {
    var isLocked = false { didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() } }
    override var prefersInterfaceOrientationLocked: Bool { isLocked }
  }

  private func show(
    _ root: UIViewController, _ delegate: any UIWindowSceneDelegate
  ) async -> UIWindow {
    let device = HeadlessDevice.current
    let window = UIWindow(windowScene: device.connectScene(delegate: delegate))
    window.rootViewController = root
    window.makeKeyAndVisible()
    await stage.settle()
    return window
  }

  @Test("Rule 178: after a change the delegate gets the previous geometry, once for each scene")
  func rule178() async {
    let delegate = Delegate(stage.log)
    let window = await show(UIViewController(), delegate)
    let second = window.windowScene.map(UIWindow.init(windowScene:))
    second?.rootViewController = UIViewController()
    second?.isHidden = false
    await stage.settle()
    user.unfold()
    await stage.settle()
    #expect(stage.log.take() == ["466x678 upright to 951x669 across"])
    #expect(second?.bounds.size.text == "951x669")
    user.halfFold()
    await stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test("Rule 178: a delegate that has only the older method gets that call")
  func older() async {
    let delegate = OlderDelegate(stage.log)
    let window = await show(UIViewController(), delegate)
    user.unfold()
    await stage.settle()
    #expect(stage.log.take() == ["466x678 c/r"])
    _ = window
  }

  @Test("Rule 178: while the user drags an edge, each size comes, and the end comes by itself")
  func dragged() async {
    let delegate = Delegate(stage.log)
    let window = await show(UIViewController(), delegate)
    user.dragEdge(
      of: window, through: [CGSize(width: 400, height: 678), CGSize(width: 300, height: 678)])
    #expect(
      stage.log.take() == [
        "466x678 upright to 466x678 upright dragged",
        "466x678 upright dragged to 400x678 upright dragged",
        "400x678 upright dragged to 300x678 upright dragged",
        "300x678 upright dragged to 300x678 upright",
      ])
    #expect(window.windowScene?.effectiveGeometry.isInteractivelyResizing == false)
    await stage.settle()
    #expect(stage.log.take() == [])
  }

  @Test("Rule 180: the delegate hears of a lock by itself; the lock holds only outside")
  func lock() async {
    let (root, delegate) = (Locking(), Delegate(stage.log))
    let window = await show(root, delegate)
    root.isLocked = true
    await stage.settle()
    #expect(stage.log.take() == ["466x678 upright to 466x678 upright locked"])
    user.rotate()
    #expect(stage.log.take() == [])
    user.unfold()
    await stage.settle()
    #expect(
      stage.log.take() == ["466x678 upright locked to 669x951 upright locked"])
    user.rotate()
    #expect(window.bounds.size.text == "951x669")
    user.rotate()
    _ = stage.log.take()
    root.isLocked = false
    user.fold()
    await stage.settle()
    #expect(
      stage.log.take() == [
        "669x951 upright locked to 669x951 upright", "669x951 upright to 678x466 across",
      ])
  }
}

extension UIWindowScene.Geometry {
  fileprivate var text: String {
    let shape = interfaceOrientation.isLandscape ? "across" : "upright"
    return "\(coordinateSpace.bounds.size.text) \(shape)"
      + (isInterfaceOrientationLocked ? " locked" : "")
      + (isInteractivelyResizing ? " dragged" : "")
  }
}
#endif

import PortableUIKit
import Testing

@MainActor @Suite("Application and scenes", .simulated) struct SceneTests {
  let stage = Stage()

  @Test("Rule 89: the application lists the connected scenes")
  func rule89() throws {
    let scene = try #require(stage.simulation.connectScene())
    let scenes: Set<UIScene> = UIApplication.shared.connectedScenes
    #expect(scenes.contains(scene))
  }

  @Test("Rule 89: opening a URL completes later", .standInOnly)
  func rule89Open() async throws {
    let url = try #require(URL(string: "shop://product/42"))
    let log = stage.log

    UIApplication.shared.open(url) { success in log.add("opened: \(success)") }
    #expect(log.take() == [])
    await stage.settle()
    #expect(log.take() == ["opened: true"])
  }

  @Test("Rule 89: a URL that arrives while the app runs goes to the scene's delegate", .standInOnly)
  func rule89Incoming() async throws {
    let url = try #require(URL(string: "shop://product/42"))
    let window = await stage.show(stage.screen("A"))
    let delegate = URLReceiver(stage.log)
    window.windowScene?.delegate = delegate

    stage.simulation.open(url)
    await stage.settle()

    #expect(stage.log.take() == ["openURLContexts(shop://product/42)"])
  }

  @Test("Rule 89: of several scenes, the one with the key window gets a URL", .standInOnly)
  func rule89KeyScene() async throws {
    let url = try #require(URL(string: "shop://product/42"))
    let back = await stage.show(stage.screen("A"))
    let front = await stage.show(stage.screen("B"))
    let (behind, inFront) = (URLReceiver(EventLog()), URLReceiver(stage.log))
    back.windowScene?.delegate = behind
    front.windowScene?.delegate = inFront
    #expect(front.isKeyWindow)

    stage.simulation.open(url)
    await stage.settle()

    #expect(stage.log.take() == ["openURLContexts(shop://product/42)"])
    #expect(behind.log.take() == [])
  }

  @Test("Rule 89: the URLs of a launch arrive with the first scene's connection", .standInOnly)
  func rule89Launch() async throws {
    let url = try #require(URL(string: "shop://product/42"))
    let receiver = URLReceiver(stage.log)

    stage.simulation.open(url)
    #expect(stage.log.take() == [])
    stage.simulation.connectScene(receiver)

    #expect(stage.log.take() == ["willConnectTo(shop://product/42)"])
    let later = URLReceiver(stage.log)
    stage.simulation.connectScene(later)
    #expect(stage.log.take() == ["willConnectTo()"])
  }
}

private final class URLReceiver: NSObject, UIWindowSceneDelegate {
  let log: EventLog

  init(_ log: EventLog) {
    self.log = log
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString).sorted()
    log.add("willConnectTo(\(urls.joined(separator: ", ")))")
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    let urls = URLContexts.map(\.url.absoluteString).sorted()
    log.add("openURLContexts(\(urls.joined(separator: ", ")))")
  }
}

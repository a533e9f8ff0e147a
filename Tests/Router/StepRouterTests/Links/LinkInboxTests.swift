import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

/// Links that arrive at any time.
@MainActor @Suite("An inbox for links", .onDevice)
struct LinkInboxTests {
  @MainActor
  final class App {
    let window = UIWindow(windowScene: HeadlessDevice.current.connectScene())
    let held = Held()
    var isReady = true
    var failures: [String] = []
    var visited: [Int] = []
    private let policy: LinkInbox.Policy
    private let isGuarded: Bool

    init(policy: LinkInbox.Policy = .newest, hasRoot: Bool = true, isGuarded: Bool = false) {
      self.policy = policy
      self.isGuarded = isGuarded
      if hasRoot { start() }
    }

    func start() {
      window.rootViewController = HomeViewController()
      window.makeKeyAndVisible()
      HeadlessDevice.current.runUntilIdle()
    }

    private(set) lazy var inbox = LinkInbox(
      LinkMap(schemes: ["shop"], hosts: ["shop.example"]) {
        LinkPattern(product, "product", PathParameter<Int>("id"))
      },
      router: DefaultRouter(windowProvider: CustomWindowProvider { [window] in window }),
      policy: policy, windowProvider: CustomWindowProvider { [window] in window },
      until: { [weak self] in self?.isReady == true },
      onFailure: { [weak self] url, error in self?.failures.append("\(url): \(error)") })

    private var product: DestinationStep<ProductViewController, Int> {
      StepAssembly(
        finder: NilFinder<ProductViewController, Int>(),
        factory: ClassFactory<ProductViewController, Int>()
      )
      .adding(
        InlineInterceptor { [held, isGuarded] (id: Int, completion) in
          if id == 13 { return completion(.failure(Refusal())) }
          if isGuarded { held.completions.append(completion) } else { completion(.success) }
        }
      )
      .adding(ContextSettingTask())
      .adding(
        InlinePostTask { [weak self] (_: ProductViewController, id: Int, _) in
          self?.visited.append(id)
        }
      )
      .using(.present())
      .from(.current)
      .assemble()
    }

    @discardableResult
    func receive(_ text: String) -> Bool {
      guard let url = URL(string: text) else { return false }
      return settled { inbox.receive(url) }
    }

    func settled<Value>(_ action: () -> Value) -> Value {
      defer { HeadlessDevice.current.runUntilIdle() }
      return action()
    }
  }

  @Test("A link is opened at once if nothing is in the way")
  func atOnce() {
    let app = App()
    #expect(app.receive("shop://product/42"))
    #expect(app.visited == [42])
    #expect(app.inbox.held == [])
  }

  @Test("A link that arrives before the window has a root is opened once when it has one")
  func beforeWindow() {
    let app = App(hasRoot: false)
    #expect(app.receive("shop://product/42"))
    #expect(app.visited == [])
    #expect(app.inbox.held == [URL(string: "shop://product/42")])
    app.start()
    app.settled { app.inbox.openHeld() }
    app.settled { app.inbox.openHeld() }
    #expect(app.visited == [42])
  }

  @Test("Links wait until the condition holds; then the newest is opened, or each in order")
  func policies() {
    for (policy, visited, failed) in [
      (LinkInbox.Policy.newest, [3], [1, 2]), (.inOrder, [1, 2, 3], []),
    ] {
      let app = App(policy: policy)
      app.isReady = false
      for id in 1...3 { app.receive("shop://product/\(id)") }
      app.settled { app.inbox.openHeld() }
      #expect(app.visited == [])
      app.isReady = true
      app.settled { app.inbox.openHeld() }
      #expect(app.visited == visited)
      #expect(app.inbox.held == [])
      #expect(app.failures == failed.map { "shop://product/\($0): \(LinkError.overtaken)" })
    }
  }

  @Test("A link that gives way to the same link once more isn't a failure")
  func sameLink() {
    let app = App()
    app.isReady = false
    app.receive("shop://product/1")
    app.receive("shop://product/1")
    app.receive("shop://product/1?from=mail")
    #expect(app.inbox.held == [URL(string: "shop://product/1?from=mail")])
    #expect(app.failures == ["shop://product/1: \(LinkError.overtaken)"])
    app.isReady = true
    app.settled { app.inbox.openHeld() }
    #expect(app.visited == [1])
    #expect(app.failures.count == 1)
  }

  @Test("An app that receives a link in place of one that gave way has that link opened, once")
  func inPlaceOfOvertaken() throws {
    let window = UIWindow(windowScene: HeadlessDevice.current.connectScene())
    let home = try #require(URL(string: "shop://product/0"))
    let inbox = Box<LinkInbox>()
    var failed: [String] = []
    let navigated = Journal()
    let made = LinkInbox(
      LinkMap(schemes: ["shop"]) {
        LinkPattern(
          screen(ProductViewController.self, Int.self), "product", PathParameter<Int>("id"))
      },
      router: LinkQueueTests.SwiftRouter(depth: StackDepth(), navigated: navigated),
      windowProvider: CustomWindowProvider { window },
      onFailure: { url, error in
        guard error as? LinkError == .overtaken else { return }
        failed.append(url.lastPathComponent)
        inbox.value?.receive(home)
      })
    inbox.value = made
    made.receive(try #require(URL(string: "shop://product/1")))
    made.receive(try #require(URL(string: "shop://product/2")))
    #expect(failed == ["1", "2"])
    #expect(made.held == [home])
    window.rootViewController = HomeViewController()
    made.openHeld()
    #expect(navigated.lines.count == 1)
    #expect(failed == ["1", "2"])
  }

  @Test("In order, a link waits until the link before it has ended, even in a failure")
  func oneAfterTheOther() {
    let app = App(policy: .inOrder, isGuarded: true)
    app.receive("shop://product/1")
    app.receive("shop://product/2")
    #expect(app.held.completions.count == 1)
    #expect(app.inbox.held == [URL(string: "shop://product/2")])
    app.settled { app.held.answer(.failure(Refusal())) }
    #expect(app.held.completions.count == 1)
    app.settled { app.held.answer(.success) }
    #expect(app.visited == [2])
    #expect(app.failures.count == 1)
  }

  @Test("With the policy `.newest` a link doesn't wait for one that's still asking interceptors")
  func newestOvertakes() {
    let app = App(isGuarded: true)
    app.receive("shop://product/1")
    app.receive("shop://product/2")
    #expect(app.held.completions.count == 2)
  }

  @Test("Foreign links aren't taken, and own links that lead nowhere are failures")
  func failures() {
    let app = App()
    #expect(!app.receive("https://example.org/product/42"))
    #expect(app.failures == [])
    #expect(app.receive("shop://product/x"))
    #expect(
      app.failures == ["shop://product/x: The link's “id” is “x”, but Int is expected."])
    #expect(app.receive("shop://product/13"))
    #expect(app.failures.count == 2)
    #expect(app.failures[1].hasPrefix("shop://product/13: "))
    #expect(app.visited == [])
  }

  @Test("A bad link is a failure when it arrives, and doesn't replace a good one that waits")
  func badOnesAreNotHeld() {
    let app = App()
    app.isReady = false
    app.receive("shop://product/42")
    app.receive("shop://product/x")
    #expect(app.inbox.held == [URL(string: "shop://product/42")])
    #expect(app.failures.count == 1)
  }

  @Test("URL contexts come through the scene's delegate, even those of the launch")
  func contexts() throws {
    final class SceneDelegate: NSObject, UISceneDelegate {
      let app: App
      init(app: App) { self.app = app }
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        app.inbox.receive(connectionOptions.urlContexts)
      }
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        app.inbox.receive(contexts)
      }
    }
    let device = HeadlessDevice(timeMode: .manual)
    try device.perform {
      device.user.open(try #require(URL(string: "shop://product/1")))
      let app = App(policy: .inOrder)
      let delegate = SceneDelegate(app: app)
      device.user.closeWindow(try #require(app.window.windowScene))
      app.inbox.receive(Set())
      #expect(app.visited == [])
      app.window.windowScene = device.connectScene(delegate: delegate)
      device.runUntilIdle()
      device.user.open(try #require(URL(string: "shop://product/2")))
      device.runUntilIdle()
      #expect(app.visited.last == 2)
    }
  }

  /// The URL contexts of a scene that connects after these URLs were opened.
  private func contexts(_ texts: [String]) throws -> Set<UIOpenURLContext> {
    final class Receiver: NSObject, UISceneDelegate {
      var contexts: Set<UIOpenURLContext> = []

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        contexts = connectionOptions.urlContexts
      }
    }
    let device = HeadlessDevice(timeMode: .manual)
    let receiver = Receiver()
    for text in texts { device.user.open(try #require(URL(string: text))) }
    _ = device.connectScene(delegate: receiver)
    return receiver.contexts
  }

  @Test("Of several URL contexts, the app's own are opened in the order of their texts")
  func severalContexts() throws {
    let app = App(policy: .inOrder)
    let mixed = try contexts([
      "shop://product/3", "https://example.org", "shop://product/1", "shop://product/2",
    ])
    #expect(mixed.count == 4)
    #expect(app.settled { app.inbox.receive(mixed) })
    #expect(app.visited == [1, 2, 3])
    let others = try contexts(["https://example.org"])
    #expect(!app.inbox.receive(others))
    #expect(!app.inbox.receive(Set()))
    #expect(app.visited == [1, 2, 3])
  }

  @Test(
    "Of two URL contexts that have to wait, the one whose text is last counts as the newest",
    arguments: [(.newest, [2]), (.inOrder, [1, 2])] as [(LinkInbox.Policy, [Int])])
  func heldContexts(policy: LinkInbox.Policy, visited: [Int]) throws {
    let app = App(policy: policy)
    app.isReady = false
    #expect(app.inbox.receive(try contexts(["shop://product/2", "shop://product/1"])))
    #expect(app.inbox.held == visited.map { URL(string: "shop://product/\($0)") })
    app.isReady = true
    app.settled { app.inbox.openHeld() }
    #expect(app.visited == visited)
  }

  @Test("A universal link is taken only from an activity of web browsing")
  func activities() {
    let app = App()
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    #expect(!app.inbox.receive(activity))
    activity.webpageURL = URL(string: "https://shop.example/product/42")
    #expect(app.settled { app.inbox.receive(activity) })
    #expect(app.visited == [42])
    let other = NSUserActivity(activityType: "example.shop.search")
    other.webpageURL = activity.webpageURL
    #expect(!app.inbox.receive(other))
    #expect(app.visited == [42])
  }

  @Test("A notification's payload holds a URL as text")
  func payloads() {
    let app = App()
    #expect(app.settled { app.inbox.receive(["url": "shop://product/42", "aps": [:]]) })
    #expect(app.settled { app.inbox.receive(["link": "shop://product/7"], key: "link") })
    #expect(!app.inbox.receive(["url": 42]))
    #expect(!app.inbox.receive(["url": "https://example.org"]))
    #expect(!app.inbox.receive([:]))
    #expect(app.visited == [42, 7])
  }
}

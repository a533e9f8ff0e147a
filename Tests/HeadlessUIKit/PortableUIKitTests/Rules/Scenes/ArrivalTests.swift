import PortableUIKit
import Testing

@MainActor @Suite("Links, activities, shortcuts and notifications from outside", .standInOnly)
struct ArrivalTests {
  private nonisolated static let arrivals = ["url", "activity", "shortcut", "tap", "handoff"]

  private func send(_ arrival: String, to app: LaunchedApp, in scene: UIScene? = nil) {
    let user = app.device.user
    switch arrival {
    case "url": user.open(app.url("1"), in: scene)
    case "activity": user.continue(NSUserActivity(activityType: "search"), in: scene)
    case "shortcut":
      user.choose(UIApplicationShortcutItem(type: "cart", localizedTitle: "Cart"), in: scene)
    case "tap": user.tapNotification(with: ["aps": ["alert": ["title": "Hello"]]], in: scene)
    default: user.handOff(NSUserActivity(activityType: "search"), in: scene)
    }
  }

  private static let inOptions = [
    "url": "shop://1", "activity": "search", "shortcut": "shortcut cart", "tap": "tap Hello",
    "handoff": "handoff search",
  ]

  /// The calls besides the options, before the scene is active and after that.
  private static let toldAfterConnection: [String: (before: [String], behind: [String])] = [
    "tap": (["app didReceive(Hello) for S1"], []),
    "handoff": (["S1 willContinue(search)"], ["S1 continue(search), active"]),
  ]

  @Test("Rule 162: at a cold launch an arrival is in the connection options", arguments: arrivals)
  func cold(arrival: String) {
    let app = LaunchedApp()
    send(arrival, to: app)
    #expect(app.take() == [])
    app.launch()
    app.device.runUntilIdle()
    let contents = Self.inOptions[arrival] ?? ""
    let told = Self.toldAfterConnection[arrival] ?? ([], [])
    #expect(
      app.take() == [
        "app willFinishLaunching(nil)", "app didFinishLaunching, 0 scenes",
        "app configurationForConnecting(\(contents))", "S1 made",
        "S1 willConnectTo(\(contents)), unattached", "S1 willEnterForeground, background",
      ] + told.before + ["S1 didBecomeActive, active"] + told.behind)
  }

  @Test("Rule 162: everything that arrived before the launch is in one scene's options")
  func coldTogether() {
    let app = LaunchedApp()
    for arrival in Self.arrivals { send(arrival, to: app) }
    app.launch()
    #expect(
      app.take().contains(
        "S1 willConnectTo(shop://1, search, handoff search, shortcut cart, tap Hello), unattached"))
  }

  private func told(_ arrival: String, _ state: String) -> (now: [String], later: [String]) {
    switch arrival {
    case "url": (["S1 open(shop://1), \(state)"], [])
    case "activity": (["S1 willContinue(search)", "S1 continue(search), \(state)"], [])
    case "shortcut": (["S1 performAction(cart), \(state)"], [])
    case "tap": (["app didReceive(Hello) for S1"], [])
    default: (["S1 willContinue(search)"], ["S1 continue(search), active"])
    }
  }

  @Test(
    "Rule 162: an arrival goes to the connected scene's delegate, a notification to the centre's",
    arguments: arrivals)
  func running(arrival: String) {
    let app = LaunchedApp()
    app.launch()
    _ = app.take()
    send(arrival, to: app)
    app.device.runUntilIdle()
    let told = told(arrival, "active")
    #expect(app.take() == told.now + told.later)
  }

  @Test(
    "Rule 162: an arrival is reported while its background scene enters the foreground",
    arguments: arrivals)
  func inBackground(arrival: String) {
    let app = LaunchedApp()
    app.launch()
    app.device.user.goHome()
    _ = app.take()
    send(arrival, to: app)
    app.device.runUntilIdle()
    let told = told(arrival, "inactive")
    #expect(
      app.take() == ["S1 willEnterForeground, background"] + told.now
        + ["S1 didBecomeActive, active"] + told.later)
  }

  @Test(
    "Rule 162: an arrival connects a disconnected session, and is in its options",
    arguments: arrivals)
  func disconnected(arrival: String) throws {
    let app = LaunchedApp()
    app.launch()
    let session = try #require(app.scene(1)).session
    app.device.disconnect(try #require(app.scene(1)))
    _ = app.take()
    send(arrival, to: app)
    let contents = Self.inOptions[arrival] ?? ""
    #expect(
      app.take().prefix(3) == [
        "app configurationForConnecting(\(contents))", "S2 made",
        "S2 willConnectTo(\(contents)), unattached",
      ])
    #expect(app.scene(2)?.session === session)
  }

  @Test("The scene's delegate hears of a failed Handoff")
  func failedHandoff() {
    let app = LaunchedApp()
    app.launch()
    _ = app.take()
    app.device.user.failToHandOff("search", error: CocoaError(.userCancelled))
    #expect(app.take() == ["S1 willContinue(search)"])
    app.device.runUntilIdle()
    #expect(app.take() == ["S1 didFailToContinue(search)"])
  }

  @Test("A link goes to the named scene, else to the one in front, else to the last one in front")
  func whichScene() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    _ = app.take()
    let (first, second) = (try #require(app.scene(1)), try #require(app.scene(2)))

    app.device.user.open(app.url("1"))
    app.device.user.open(app.url("2"), in: first)
    app.device.user.open(app.url("3"))
    #expect(
      app.take() == [
        "S2 open(shop://1), active", "S1 open(shop://2), active", "S1 open(shop://3), active",
      ])

    app.device.user.send(first, to: .background)
    _ = app.take()
    app.device.user.open(app.url("4"))
    #expect(app.take() == ["S2 open(shop://4), active"])

    app.device.user.send(second, to: .background)
    _ = app.take()
    app.device.user.open(app.url("5"))
    #expect(
      app.take() == [
        "S2 willEnterForeground, background", "S2 open(shop://5), inactive",
        "S2 didBecomeActive, active",
      ])
    #expect(app.states == ["S1 background", "S2 active"])
  }

  @Test("A scene's conditions say which links it can show, and which it prefers")
  func conditions() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    let (first, second) = (try #require(app.scene(1)), try #require(app.scene(2)))
    first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
      NSPredicate { identifier, _ in identifier as? String == "shop://mine" }
    second.activationConditions.canActivateForTargetContentIdentifierPredicate =
      NSPredicate { identifier, _ in identifier as? String != "shop://not-here" }
    _ = app.take()

    for path in ["other", "mine", "other", "not-here"] { app.device.user.open(app.url(path)) }
    #expect(
      app.take() == [
        "S2 open(shop://other), active", "S1 open(shop://mine), active",
        "S1 open(shop://other), active", "S1 open(shop://not-here), active",
      ])
    first.activationConditions.canActivateForTargetContentIdentifierPredicate =
      NSPredicate(value: false)
    app.device.user.open(app.url("not-here"))
    #expect(app.states == ["S1 active", "S2 active", "S3 active"])
  }

  @Test("A scene that prefers a link doesn't get it if it can't show it")
  func preferredButUnable() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    let conditions = try #require(app.scene(1)).activationConditions
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    _ = app.take()

    app.device.user.open(app.url("1"))
    #expect(app.take() == ["S1 open(shop://1), active"])
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    app.device.user.open(app.url("2"))
    #expect(app.take() == ["S2 open(shop://2), active"])
  }

  @Test("A shortcut goes to the scene that prefers its target")
  func shortcutTarget() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    let first = try #require(app.scene(1))
    first.activationConditions.prefersToActivateForTargetContentIdentifierPredicate =
      NSPredicate { identifier, _ in identifier as? String == "cart" }
    _ = app.take()

    let item = UIMutableApplicationShortcutItem(type: "cart", localizedTitle: "Cart")
    app.device.user.choose(item)
    #expect(app.take() == ["S2 performAction(cart), active"])
    item.targetContentIdentifier = "cart"
    app.device.user.choose(item)
    #expect(app.take() == ["S1 performAction(cart), active"])
  }

  @Test("Only an app in front is asked how to show a notification", arguments: [true, false])
  func willPresent(isInFront: Bool) {
    let app = LaunchedApp()
    app.launch()
    if !isInFront { app.device.user.goHome() }
    _ = app.take()
    let options = app.device.receiveNotification(with: ["aps": ["alert": ["title": "Hello"]]])
    #expect(options == (isInFront ? .banner : nil))
    #expect(app.take() == (isInFront ? ["app willPresent(Hello)"] : []))
  }

  @Test("Dismissing a notification calls the centre's delegate, and doesn't activate the app")
  func dismissed() {
    let app = LaunchedApp()
    let payload: [AnyHashable: Any] = ["aps": ["alert": ["title": "Hello"]]]
    app.device.user.dismissNotification(with: payload)
    app.launch()
    #expect(!app.take().contains { $0.contains("Hello") })
    app.device.user.goHome()
    _ = app.take()
    app.device.user.dismissNotification(with: payload)
    #expect(app.take() == ["app dismissed(Hello) for nobody"])
    #expect(app.scene(1)?.activationState == .background)
  }

  @Test("A notification's content has the payload's texts, its user info the whole payload")
  func payload() throws {
    let app = LaunchedApp()
    let payload: [AnyHashable: Any] = [
      "aps": [
        "alert": ["title": "T", "subtitle": "S", "body": "B"], "badge": 3, "category": "C",
        "thread-id": "D", "target-content-id": "E",
      ] as [AnyHashable: Any],
      "product": 42,
    ]
    app.device.user.tapNotification(with: payload)
    let keeper = OptionsKeeper()
    app.device.connectScene(delegate: keeper)
    let response = try #require(keeper.options?.notificationResponse)
    let content = response.notification.request.content
    #expect([content.title, content.subtitle, content.body] == ["T", "S", "B"])
    #expect([content.categoryIdentifier, content.threadIdentifier] == ["C", "D"])
    #expect(content.targetContentIdentifier == "E")
    #expect(content.badge == 3)
    #expect(content.userInfo["product"] as? Int == 42)
    #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier)
  }
}

private final class OptionsKeeper: NSObject, UISceneDelegate {
  var options: UIScene.ConnectionOptions?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    options = connectionOptions
  }
}

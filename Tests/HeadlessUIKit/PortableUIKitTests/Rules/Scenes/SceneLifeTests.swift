import PortableUIKit
import Testing

@MainActor @Suite("The life of scenes", .standInOnly) struct SceneLifeTests {
  @Test("Rule 166: a scene keeps its delegate, and has its own window, root and presentations")
  func rule166() throws {
    let app = LaunchedApp(idiom: .pad, showsScreens: true)
    app.launch()
    app.device.user.openWindow()
    app.device.runUntilIdle()
    let scenes = [try #require(app.scene(1)), try #require(app.scene(2))]
    let roots = scenes.compactMap { $0.keyWindow?.rootViewController }
    #expect(roots.map(nameOf) == ["A1", "A2"])
    _ = app.take()

    app.device.perform {
      for root in roots { root.present(RecordingScreen("P", app.log), animated: true) }
    }
    app.device.runUntilIdle()
    #expect(app.take().filter { $0.contains("didAppear") || $0.contains("DidAppear") }.count == 2)
    #expect(roots.allSatisfy { $0.presentedViewController != nil })
    #expect(app.device.warnings == [])
  }

  @Test("The scene in front has the key window, and passes it on when it leaves")
  func keyWindow() throws {
    let app = LaunchedApp(idiom: .pad, showsScreens: true)
    app.launch()
    app.device.user.openWindow()
    let (first, second) = (try #require(app.scene(1)), try #require(app.scene(2)))
    let windows = [try #require(first.keyWindow), try #require(second.keyWindow)]
    #expect(windows.map(\.isKeyWindow) == [false, true])
    app.device.user.bringToFront(first)
    #expect(windows.map(\.isKeyWindow) == [true, false])
    app.device.user.send(first, to: .background)
    #expect(windows.map(\.isKeyWindow) == [false, true])
    app.device.user.goHome()
    #expect(windows.map(\.isKeyWindow) == [false, true])
    #expect([first.keyWindow, second.keyWindow] == windows)
  }

  @Test("Two scenes go to the background and come back together with the application")
  func together() {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    _ = app.take()
    app.device.user.goHome()
    app.device.user.goHome()
    #expect(
      app.take() == [
        "S1 willResignActive, active", "S2 willResignActive, active",
        "S1 didEnterBackground, background", "S1 stateRestorationActivity",
        "S2 didEnterBackground, background", "S2 stateRestorationActivity",
      ])
    #expect(app.device.application.applicationState == .background)
    app.device.user.returnToApp()
    app.device.user.returnToApp()
    #expect(
      app.take() == [
        "S1 willEnterForeground, background", "S1 didBecomeActive, active",
        "S2 willEnterForeground, background", "S2 didBecomeActive, active",
      ])
    #expect(app.device.application.applicationState == .active)
  }

  @Test("The user can send a scene from any state to any other")
  func states() throws {
    let states: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive, .background]
    for from in states {
      for to in states {
        let app = LaunchedApp()
        app.launch()
        let scene = try #require(app.scene(1))
        app.device.user.send(scene, to: from)
        _ = app.take()
        app.device.user.send(scene, to: to)
        #expect(scene.activationState == to)
        #expect(app.take().count == Self.eventCount(from, to), "\(from.text) to \(to.text)")
      }
    }
  }

  /// On its way to the background a scene is also asked for its activity.
  private static func eventCount(
    _ from: UIScene.ActivationState, _ to: UIScene.ActivationState
  ) -> Int {
    let steps: [UIScene.ActivationState] = [.background, .foregroundInactive, .foregroundActive]
    let indices = (steps.firstIndex(of: from) ?? 0, steps.firstIndex(of: to) ?? 0)
    return abs(indices.0 - indices.1) + (to == .background && from != to ? 1 : 0)
  }

  @Test(
    "The application posts its state after the last scene leaves and after the first comes back"
  )
  func notifications() {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    let names = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let objects: [AnyObject?] = [app.scene(1), app.scene(2), app.device.application]
    let log = EventLog()
    let observers = names.flatMap { name in
      objects.map { object in
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
          MainActor.assumeIsolated { log.add(name.rawValue) }
        }
      }
    }
    app.device.user.goHome()
    #expect(
      log.take() == [
        "UISceneWillDeactivateNotification", "UISceneWillDeactivateNotification",
        "UIApplicationWillResignActiveNotification", "UISceneDidEnterBackgroundNotification",
        "UISceneDidEnterBackgroundNotification", "UIApplicationDidEnterBackgroundNotification",
      ])
    app.device.user.returnToApp()
    #expect(
      log.take() == [
        "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
        "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
        "UISceneWillEnterForegroundNotification", "UISceneDidActivateNotification",
      ])
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  /// Disconnects a scene as soon as the notification is posted, and counts the disconnections.
  private func take(
    _ number: Int, of app: LaunchedApp, at moment: Foundation.Notification.Name,
    while act: () -> Void
  ) -> Int {
    let gone = EventLog()
    let observers = [moment, UIScene.didDisconnectNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          if name != moment { return gone.add("gone") }
          if let scene = app.scene(number) { app.device.disconnect(scene) }
        }
      }
    }
    act()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return gone.take().count
  }

  @Test("A scene disconnected on its way to the background disconnects once")
  func takenOnItsWayOut() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    let scene = try #require(app.scene(2))
    let count = take(2, of: app, at: UIScene.didEnterBackgroundNotification) {
      app.device.disconnect(scene)
    }
    #expect(count == 1)
    #expect(app.states == ["S1 active"])
    #expect(scene.activationState == .unattached)
  }

  @Test("A scene disconnected while it connects never comes to the foreground")
  func takenWhileConnecting() {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    _ = app.take()
    var scene: UIScene?
    let count = take(2, of: app, at: UIScene.willConnectNotification) {
      scene = app.device.user.openWindow()
    }
    #expect(count == 1)
    #expect(scene?.activationState == .unattached)
    #expect(app.states == ["S1 active"])
    #expect(!app.take().contains { $0.contains("S2 willEnterForeground") })
  }

  @Test("A scene's transition ends when the scene goes to the background, those of others go on")
  func transitions() throws {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.user.openWindow()
    app.device.perform {
      let scenes = [1, 2].compactMap(app.scene)
      let stacks = scenes.map { scene in
        let stack = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(windowScene: scene)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        (scene.delegate as? RecordingSceneDelegate)?.window = window
        return stack
      }
      app.device.runUntilIdle()
      for stack in stacks { stack.pushViewController(UIViewController(), animated: true) }
      app.device.advance(by: .milliseconds(100))
      #expect(stacks.map { $0.transitionCoordinator != nil } == [true, true])

      app.device.user.send(scenes[0], to: .background)
      #expect(stacks.map { $0.transitionCoordinator != nil } == [false, true])
      #expect(stacks[0].topViewController?.view.window != nil)

      stacks[0].popViewController(animated: true)
      app.device.advance(by: .milliseconds(10))
      #expect(stacks.map { $0.transitionCoordinator != nil } == [false, true])
      #expect(stacks[0].viewControllers.count == 1)
      app.device.runUntilIdle()
      #expect(app.device.warnings == [])
    }
  }

  @Test("A gesture is cancelled when its scene goes to the background")
  func gestures() throws {
    let app = LaunchedApp()
    app.launch()
    try app.device.perform {
      let scene = try #require(app.scene(1))
      let stack = UINavigationController()
      stack.viewControllers = [UIViewController(), UIViewController()]
      let window = UIWindow(windowScene: scene)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      app.device.runUntilIdle()
      let gesture = try #require(app.device.user.beginPop(in: stack))
      app.device.runUntilIdle()
      gesture.update(0.5)
      app.device.user.goHome()
      #expect(stack.transitionCoordinator == nil)
      #expect(stack.viewControllers.count == 2)
      gesture.finish()
      app.device.runUntilIdle()
      #expect(stack.viewControllers.count == 2)
    }
  }
}

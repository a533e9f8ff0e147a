import PortableUIKit
import Testing

/// An app with scenes on a test device.
@MainActor
@Suite(.standInOnly) struct LaunchedDeviceTests {
  @MainActor private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var urls: [String] = []
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      Self.urls = connectionOptions.urlContexts.map(\.url.absoluteString)
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  @MainActor private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  @Test("An app launches with a waiting link, ends, and launches again with a new window")
  func launches() async throws {
    let device = TestDevice()
    #expect(device.windows == [])
    let url = try #require(URL(string: "shop://bag"))
    #expect(device.open(url))
    #expect(device.launch(device.perform { AppDelegate() }) { _ in SceneDelegate() })
    await device.settle()
    #expect(SceneDelegate.urls == ["shop://bag"])
    let window = try #require(device.windows.first)
    #expect(device.windows.count == 1)
    #expect(window.isKeyWindow)
    #expect(device.terminate())
    #expect(device.windows == [])
    #expect(device.launch(device.perform { AppDelegate() }) { _ in SceneDelegate() })
    await device.settle()
    #expect(device.windows.count == 1)
    #expect(device.windows.first !== window)
    #expect(device.takeComplaints() == [])
  }

  @Test("A touch returns whether something took it, on a headless device as well")
  func touches() async {
    #if !canImport(UIKit)
    let device = HeadlessDevice(timeMode: .manual)
    let (window, stack, sheet) = device.perform {
      let window = UIWindow(windowScene: device.connectScene())
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      window.makeKeyAndVisible()
      return (window, stack, UIViewController())
    }
    device.runUntilIdle()
    #expect(!device.user.pressBack(in: stack))
    device.perform { stack.pushViewController(UIViewController(), animated: false) }
    device.runUntilIdle()
    #expect(device.user.pressBack(in: stack))
    device.runUntilIdle()
    #expect(stack.viewControllers.count == 1)
    #expect(!device.user.swipeDown(sheet))
    device.perform { stack.present(sheet, animated: true) }
    device.runUntilIdle()
    #expect(device.user.swipeDown(sheet))
    device.runUntilIdle()
    #expect(stack.presentedViewController == nil)
    #expect(device.user.resize(window, to: CGSize(width: 320, height: 568)))
    #endif
  }
}

import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

#if canImport(AppIntents)
import AppIntents
#endif

@MainActor private let inbox = LinkInbox()

@MainActor private let photo = StepAssembly(
  finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
)
.adding(ContextSettingTask())
.using(.present())
.from(.current)
.assemble()

@MainActor private let links = LinkMap(schemes: ["photos"]) {
  LinkPattern(photo, "photo", PathParameter<Int>("id"))
}

private final class GallerySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = HomeViewController()
    window.makeKeyAndVisible()
    let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
    inbox.connect(scene, links: links, router: router)
    inbox.receive(connectionOptions, in: scene)  // what has launched the app, whatever it was
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(inbox.receive(shortcutItem, in: windowScene))
  }
}

@MainActor
private final class PushReceiver: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    inbox.receive(response)
    completionHandler()
  }
}

/// What an intent does, without AppIntents: it returns when the screen is there, or throws why not.
@MainActor
private func openPhoto(_ id: Int) async throws {
  if let url = links.url(for: photo, with: id) { try await inbox.open(url) }
}

#if canImport(AppIntents)
private struct OpenPhotoIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Photo"
  static let openAppWhenRun = true

  @Parameter(title: "Number") var number: Int

  @MainActor func perform() async throws -> some IntentResult {
    try await openPhoto(number)
    return .result()
  }
}
#endif

@MainActor @Suite("Recipe: notifications, shortcuts, App Intents", .onDevice, .serialized)
struct EntrancesRecipe {
  @Test("Shortcuts, notifications and intents open the screen of their link")
  func opens() async throws {
    let device = HeadlessDevice.current
    let delegate = GallerySceneDelegate()
    let scene = device.connectScene(delegate: delegate)
    let receiver = PushReceiver()
    UNUserNotificationCenter.current().delegate = receiver
    device.runUntilIdle()
    func shown() -> String? {
      delegate.window?.rootViewController?.presentedViewController?.title
    }
    let item = UIApplicationShortcutItem(
      type: "photo", localizedTitle: "Photo", localizedSubtitle: nil, icon: nil,
      userInfo: ["url": "photos://photo/1" as NSString])
    delegate.windowScene(scene, performActionFor: item) { #expect($0) }
    device.runUntilIdle()
    #expect(shown() == "Product 1")
    delegate.window?.rootViewController?.dismiss(animated: false)
    device.runUntilIdle()
    device.user.tapNotification(with: ["url": "photos://photo/2"])
    device.runUntilIdle()
    #expect(shown() == "Product 2")
    delegate.window?.rootViewController?.dismiss(animated: false)
    device.runUntilIdle()
    let waiter = Waiter()
    waiter.wait { try await openPhoto(3) }
    await device.settle()
    #expect(shown() == "Product 3")
    #expect(waiter.endings == ["()"])
  }
}

import PortableUIKit
import StepRouter
import Testing

private final class PhotosViewController: UIViewController {
  var onPhoto: (Int) -> Void = { _ in }
}

private final class PictureViewController: UIViewController, ContextAccepting {
  func setup(with id: Int) { title = "Photo \(id)" }
}

@MainActor
private struct PhotoRoutes {
  let router: any Router

  init(in window: UIWindow) {
    router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
  }

  var album: DestinationStep<PhotosViewController, Void> {
    StepAssembly(
      finder: ClassFinder<PhotosViewController, Void>(), factory: InlineFactory(makeAlbum)
    )
    .using(.replaceRoot())
    .from(.root)
    .assemble()
  }

  var photo: DestinationStep<PictureViewController, Int> {
    StepAssembly(finder: NilFinder<PictureViewController, Int>(), factory: ClassFactory())
      .adding(ContextSettingTask())
      .using(.present())
      .from(.current)
      .assemble()
  }

  private func makeAlbum() -> PhotosViewController {
    let album = PhotosViewController()
    album.onPhoto = { id in router.navigate(to: photo, with: id) }
    return album
  }
}

private final class PhotosSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let routes = PhotoRoutes(in: window)
    routes.router.navigate(to: routes.album, animated: false)
  }
}

@MainActor @Suite("Recipe: where the router lives", .onDevice)
struct RouterPlaceRecipe {
  @Test("Each window has its own router")
  func windows() throws {
    let device = HeadlessDevice.current
    let delegates = [PhotosSceneDelegate(), PhotosSceneDelegate()]
    for delegate in delegates { device.connectScene(delegate: delegate) }
    device.runUntilIdle()
    let list = try #require(delegates[0].window?.rootViewController as? PhotosViewController)
    list.onPhoto(7)
    device.runUntilIdle()
    #expect(list.presentedViewController?.title == "Photo 7")
    #expect(delegates[1].window?.rootViewController is PhotosViewController)
    #expect(delegates[1].window?.rootViewController?.presentedViewController == nil)
  }
}

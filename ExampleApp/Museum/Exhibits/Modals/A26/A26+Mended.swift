#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A26 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let fade = Fade(forgetsEnd: false)
    let photo = StepAssembly(
      finder: ClassFinder<Photo, Void>(),
      factory: InlineFactory { (_: Void) in
        let photo = Photo("Photo")
        photo.button("Close") { router.close($0) }
        return photo
      }
    )
    .using(.present(presentationStyle: .fullScreen, transitioningDelegate: fade))
    .from(.current)
    .assemble()
    window.show(Screen("Photos").button("Photo 1") { _ in router.navigate(to: photo) })
    return ExploredApp(
      router: router, destinations: [ExploredDestination("photo", photo)], properties: [opens])
  }
}
#endif

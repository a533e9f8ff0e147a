#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A26 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let fade = Fade(forgetsEnd: true)
    window.show(
      Screen("Photos").button("Photo 1") { photos in
        let photo = Photo("Photo").button("Close") { $0.dismiss(animated: true) }
        photo.modalPresentationStyle = .fullScreen
        photo.transitioningDelegate = fade
        photos.present(photo, animated: true)
      })
    return ExploredApp(router: window.makeRouter(), destinations: [], properties: [opens])
  }
}
#endif

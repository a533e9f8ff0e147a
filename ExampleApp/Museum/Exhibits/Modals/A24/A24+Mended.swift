#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A24 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let source = Source()
    let sheet = StepAssembly(
      finder: ClassFinder<UIAlertController, Void>(),
      factory: InlineFactory { (_: Void) in makeSheet() }
    )
    .using(.present(popoverSource: source.popover))
    .from(standing(Photo.self))
    .assemble()
    let photo = Photo("Photo").button("Share") { _ in router.navigate(to: sheet) }
    source.view = photo.view
    window.show(photo)
    return ExploredApp(router: router, destinations: [])
  }

  private final class Photo: Screen {}

  /// Where the action sheet points.
  @MainActor
  private final class Source {
    weak var view: UIView?
    var popover: PopoverSource? { view.map { .view($0) } }
  }
}
#endif

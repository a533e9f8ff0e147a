#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A36 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let alert = StepAssembly(
      finder: ClassFinder<UIAlertController, Void>(),
      factory: InlineFactory { (_: Void) in makeAlert() }
    )
    .using(.present())
    .from(.current)
    .assemble()
    let options = presented {
      Options("Options").button("Delete") { sheet in
        sheet.dismiss(animated: true)
        router.navigate(to: alert)
      }
    }
    window.show(Screen("Home").button("Options") { _ in router.navigate(to: options) })
    return ExploredApp(router: router, destinations: [ExploredDestination("options", options)])
  }

  private final class Options: Screen {}
}
#endif

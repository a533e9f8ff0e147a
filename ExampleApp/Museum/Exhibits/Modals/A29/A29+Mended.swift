#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A29 {
  static func mended(in window: UIWindow) -> ExploredApp {
    let router = window.makeRouter()
    let form = presented { Form("Form").button("Done") { router.close($0) } }
    window.show(Screen("Home").button("Open") { _ in router.navigate(to: form) })
    return ExploredApp(router: router, destinations: [ExploredDestination("form", form)])
  }
}
#endif

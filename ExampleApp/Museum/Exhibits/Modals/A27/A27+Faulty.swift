#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A27 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    window.show(
      Screen("Home").button("Load") { home in
        let spinner = Spinner("Loading")
        spinner.isModalInPresentation = true
        home.present(spinner, animated: true)
        // What it loads is there already.
        spinner.dismiss(animated: true)
      })
    return ExploredApp(router: window.makeRouter(), destinations: [])
  }
}
#endif

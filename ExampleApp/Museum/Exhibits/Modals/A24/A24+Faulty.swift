#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A24 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    window.show(
      Screen("Photo").button("Share") { $0.present(makeSheet(), animated: true) })
    return ExploredApp(router: window.makeRouter(), destinations: [])
  }
}
#endif

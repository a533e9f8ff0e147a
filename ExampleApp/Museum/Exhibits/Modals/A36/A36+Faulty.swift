#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A36 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let home = Screen("Home").button("Options") { home in
      let sheet = Screen("Options").button("Delete") { [weak home] sheet in
        sheet.dismiss(animated: true)
        home?.present(makeAlert(), animated: true)
      }
      home.present(sheet, animated: true)
    }
    window.show(home)
    return ExploredApp(router: window.makeRouter(), destinations: [])
  }
}
#endif

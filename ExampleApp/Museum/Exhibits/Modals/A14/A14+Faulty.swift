#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension A14 {
  static func faulty(in window: UIWindow) -> ExploredApp {
    let login = Screen("Login").button("Log in") { [weak window] login in
      let welcome = Welcome("Welcome").button("Start") { _ in
        window?.rootViewController = Home("Home")
      }
      login.present(welcome, animated: true)
    }
    window.show(login)
    return ExploredApp(router: window.makeRouter(), destinations: [])
  }
}
#endif
